import { recordPurchase } from '../../kit/service/purchases.ts'
import type { Work } from '../work.ts'
import { awaitPicture } from './awaitPicture.ts'
import type { MerchOrder } from './order.ts'
import { followParcel } from './parcel.ts'
import { lookUp, placeOrder } from './place.ts'
import { followPlaced } from './production.ts'
import { dueOrders, lookAgain, takeDue } from './store.ts'

/** Lease of an order: longer than rendering and asking take. Milliseconds. */
export const LEASE_MS = 300_000
/** Delay before the next step of an order whose step made no progress. Milliseconds. */
const AGAIN_MS = 60_000
/** Orders per sweep; the rest waits for the next minute. */
const ORDERS_A_SWEEP = 100

/** Runs the next step of every due order. */
export async function followOrders(work: Work): Promise<void> {
  const ids = await dueOrders(work.db.pool, work.engines.company.kind, work.now(), ORDERS_A_SWEEP)
  for (const id of ids) await followIfDue(id, work)
}

/**
 * Runs the next step of one order, if it is due and not leased. Does not throw. `dueAt` is the due time that this call waited
 * for: it has come, also where this process's clock is behind that of the process which set it.
 */
export async function followIfDue(id: string, work: Work, dueAt?: Date): Promise<void> {
  const now = work.now()
  const order = await takeDue(work.db.pool, id, dueAt && dueAt > now ? dueAt : now, LEASE_MS)
  if (order && order.source === work.engines.company.kind) await follow(order, work)
}

/** One step of an order that the caller has leased. After a failure it is due again later. */
export async function follow(order: MerchOrder, work: Work): Promise<void> {
  try {
    await step(order, work)
  } catch (error) {
    work.engines.log.warn({ err: error, order: order.id, state: order.state }, 'An order has to wait')
  }
}

async function step(order: MerchOrder, work: Work): Promise<void> {
  // Retry soon whatever the step's outcome; a step may set a better time itself.
  const again = new Date(work.now().getTime() + AGAIN_MS)
  switch (order.state) {
    case 'PAID':
      // A repeated step records it again, without effect.
      await recordPurchase(work.db.pool, order.actId, { type: 'MerchOrder', key: [order.id] })
      return order.imageType === null ? awaitPicture(order, work) : placeOrder(order, work)
    case 'ASKING':
      return lookUp(order, work)
    case 'PLACED':
      await lookAgain(work.db.pool, order.id, again)
      return followPlaced(order, work)
    case 'SHIPPED':
      return followParcel(order, work)
    default:
      return
  }
}
