import type { Work } from '../work.ts'
import type { MerchOrder } from './order.ts'
import { followParcel } from './parcel.ts'
import { lookUp, placeOrder } from './place.ts'
import { dueOrders, lookAgain, takeDue } from './store.ts'
import { takeIn } from './takeIn.ts'

/** How long whoever looks after an order has it to itself: longer than drawing and asking take. Milliseconds. */
export const LEASE_MS = 300_000
/** When an order is looked at again that got nowhere. Milliseconds. */
const AGAIN_MS = 60_000
/** Orders of one sweep; more are left for the next minute. */
const ORDERS_A_SWEEP = 100

/** Takes the next step of every order that is due. */
export async function followOrders(work: Work): Promise<void> {
  const ids = await dueOrders(work.db.pool, work.engines.company.kind, work.now(), ORDERS_A_SWEEP)
  for (const id of ids) await followIfDue(id, work)
}

/** Takes the next step of one order, if it is due and nobody else is at it. Does not throw. */
export async function followIfDue(id: string, work: Work): Promise<void> {
  const order = await takeDue(work.db.pool, id, work.now(), LEASE_MS)
  if (order && order.source === work.engines.company.kind) await follow(order, work)
}

/** One step of an order that is the caller's to work on. What it could not do is due again a little later. */
export async function follow(order: MerchOrder, work: Work): Promise<void> {
  try {
    await step(order, work)
  } catch (error) {
    work.engines.log.warn({ err: error, order: order.id, state: order.state }, 'An order has to wait')
  }
}

async function step(order: MerchOrder, work: Work): Promise<void> {
  // Whatever comes of the steps after placing, look again soon; the step itself says when where it knows better.
  const again = new Date(work.now().getTime() + AGAIN_MS)
  switch (order.state) {
    case 'PAID':
      return placeOrder(order, work)
    case 'ASKING':
      return lookUp(order, work)
    case 'PLACED':
      await lookAgain(work.db.pool, order.id, again)
      return takeIn(order, await work.engines.company.read(order.providerOrderId ?? ''), work)
    case 'SHIPPED':
      return followParcel(order, work)
    default:
      return
  }
}
