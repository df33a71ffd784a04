import { Conflict, type TollgraphError, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { orAfter } from '../../kit/async/timeout.ts'
import { sourceFailed } from '../../kit/service/problems.ts'
import { PICTURE_PATH } from '../image/picture.ts'
import type { Work } from '../work.ts'
import { follow, LEASE_MS } from './follow.ts'
import type { MerchOrder } from './order.ts'
import { findOrder, markPaid, orderOfAct, type PaidOrder } from './store.ts'

/** How long a request waits for the print company; the order continues in the background. Milliseconds. */
const ANSWER_WITHIN_MS = 25_000

/**
 * Begins and places the order of a settled line, once. Returns as soon as the print company has it or it waits for its
 * picture, or its current state after ANSWER_WITHIN_MS. If it failed, its refund is queued: throws a SourceFailedProblem
 * where its picture is why, and Upstream otherwise. Throws Conflict if the payment no longer holds an order.
 */
export async function carryOut(paid: PaidOrder, work: Work): Promise<MerchOrder> {
  const { actId } = paid
  const begun = await markPaid(work.db.pool, paid, work.now(), LEASE_MS)
  if (begun) await orAfter(ANSWER_WITHIN_MS, follow(begun, work), () => undefined)
  const order = begun ? await findOrder(work.db.pool, begun.id) : await orderOfAct(work.db.pool, actId)
  if (!order || order.state === 'HELD' || order.state === 'RELEASED')
    throw new Conflict('This payment holds nothing any more; it is refunded')
  if (order.state === 'FAILED') throw failureOf(order)
  return order
}

function failureOf({ id, reason, pictureId, imageType }: MerchOrder): TollgraphError {
  const message = `${reason?.replace(/\.$/, '')}. The payment is refunded.`
  const hadPicture = pictureId === null || imageType !== null
  return hadPicture ? new UpstreamFailed(message, { order: id }) : sourceFailed(message, PICTURE_PATH)
}
