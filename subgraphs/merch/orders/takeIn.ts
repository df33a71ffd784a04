import { requestPayout } from '../../kit/refunds.ts'
import { DAY_MS } from '../../kit/time.ts'
import { inTransaction } from '../../kit/transaction.ts'
import type { PlacedOrder } from '../printing/company.ts'
import type { Work } from '../work.ts'
import { failOrder } from './end.ts'
import type { MerchOrder } from './order.ts'
import { markPlaced, markShipped } from './store.ts'

/** Names the payout of an order's commission within its payment. */
export const COMMISSION_KEY = 'commission'

/** How often an order is looked after, by how long ago it was placed. Milliseconds. */
const LOOKS = [
  { within: 3_600_000, every: 60_000 },
  { within: 2 * DAY_MS, every: 600_000 },
  { within: Number.POSITIVE_INFINITY, every: 3_600_000 },
] as const

/** Writes down what the company says of an order. */
export async function takeIn(order: MerchOrder, placed: PlacedOrder, work: Work): Promise<void> {
  const now = work.now()
  if (placed.progress === 'SHIPPED') return shipped(order, placed, work)
  const age = now.getTime() - (order.askedAt ?? now).getTime()
  const { every } = LOOKS.find(({ within }) => age < within) ?? LOOKS[0]
  if (!(await markPlaced(work.db.pool, order.id, placed, now, new Date(now.getTime() + every))))
    work.engines.log.error({ order: order.id, placed: placed.id }, 'The print company has an order that was given up')
  if (placed.progress === 'FAILED')
    await failOrder(order, `The print company gave the order up: ${placed.status}`, work)
}

/** The end and the commission stand or fall together: it is paid when nothing can be refunded any more. */
async function shipped(order: MerchOrder, placed: PlacedOrder, { db, now }: Work): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    if (!(await markShipped(client, order.id, placed, now())) || !order.commission) return
    const { to, amount } = order.commission
    const reason = `Commission on order ${order.id}`
    await requestPayout(client, { actId: order.actId, key: COMMISSION_KEY, amount, to, reason })
  })
}
