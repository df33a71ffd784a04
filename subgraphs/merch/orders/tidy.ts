import { addDays } from '../../kit/time.ts'
import type { Work } from '../work.ts'
import { filesOf } from './order.ts'
import { forgetAddress, oldOrders } from './store.ts'

/** How long an order's pictures and address are kept after its end. Days. */
const KEPT_DAYS = 60
const ORDERS_A_SWEEP = 500

/** Deletes the pictures and addresses of old orders; files first, since the row leads to them. */
export async function tidyOrders({ db, engines, now }: Work): Promise<void> {
  for (const id of await oldOrders(db.pool, addDays(now(), -KEPT_DAYS), ORDERS_A_SWEEP)) {
    await engines.blobs.delete(Object.values(filesOf({ id })))
    await forgetAddress(db.pool, id)
  }
}
