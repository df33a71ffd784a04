import { Conflict, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import type { Work } from '../work.ts'
import { follow, LEASE_MS } from './follow.ts'
import type { MerchOrder } from './order.ts'
import { findOrder, markPaid, orderOfAct } from './store.ts'

/** How long a request waits for the print company. The order goes on behind it. Milliseconds. */
const ANSWER_WITHIN_MS = 25_000

/**
 * The money of a line has moved: begins its order, once, and places it. Answers as soon as it stands with the print
 * company, or after a while with how it stands. Throws Upstream when it failed (the refund is then under way), and Conflict
 * when the payment holds nothing any more.
 */
export async function carryOut(actId: string, work: Work): Promise<MerchOrder> {
  const begun = await markPaid(work.db.pool, actId, work.now(), LEASE_MS)
  if (begun) await soon(follow(begun, work))
  const order = begun ? await findOrder(work.db.pool, begun.id) : await orderOfAct(work.db.pool, actId)
  if (!order || order.state === 'HELD' || order.state === 'RELEASED')
    throw new Conflict('This payment holds nothing any more; it is refunded')
  if (order.state === 'FAILED')
    throw new UpstreamFailed(`${order.reason?.replace(/\.$/, '')}. The payment is refunded.`, { order: order.id })
  return order
}

async function soon(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ANSWER_WITHIN_MS)
  })
  await Promise.race([running, late])
  clearTimeout(timer)
}
