import { addDays } from '../../kit/time.ts'
import type { Work } from '../work.ts'
import { filesOf } from './order.ts'
import { forgetAddress, oldOrders } from './store.ts'

/** How long an order's pictures and address are kept after its end. Days. */
const KEPT_DAYS = 60
const BATCH = 500

/** Deletes the pictures and addresses of old orders; files first, since the row leads to them. */
export async function tidyOrders({ db, engines, now }: Work): Promise<void> {
  const before = addDays(now(), -KEPT_DAYS)
  for (;;) {
    const old = await oldOrders(db.pool, before, BATCH)
    for (const id of old) {
      await engines.blobs.delete(Object.values(filesOf({ id })))
      await forgetAddress(db.pool, id)
    }
    if (old.length < BATCH) return
  }
}
