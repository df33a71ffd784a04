import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict } from '../../../schema/errors.ts'
import { addDays } from '../../kit/time.ts'
import { setExpiry } from '../store/domains.ts'
import { addYears } from '../time.ts'
import type { Work } from '../work.ts'
import { finishOrder, type Order } from './orders.ts'

/** Registries round dates: leap days, and times of day. */
const TOLERANCE_DAYS = 2

/** Renews a paid domain. Throws the registrar's errors; Conflict means that the domain's state forbids it. */
export async function fulfilRenewal(order: Order, { db, engines, now }: Work): Promise<void> {
  const expiresAt = await renewOnce(order, engines.registrar)
  await inTransaction(db.pool, async (client) => {
    if (await finishOrder(client, order.id, now())) await setExpiry(client, order.domain, expiresAt)
  })
  engines.zones.forget(order.domain)
}

/** An earlier attempt may have renewed the domain although its response was lost: then the expiry has moved already. */
async function renewOnce(order: Order, registrar: Work['engines']['registrar']): Promise<Date> {
  const from = order.expiryBefore
  if (!from) throw new Error(`Renewal ${order.id} has no date to start from`)
  try {
    const renewed = await registrar.renew(order.domain, order.years, from)
    return renewed.expiresAt
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const existing = await registrar.find(order.domain)
    const goal = addDays(addYears(from, order.years), -TOLERANCE_DAYS)
    if (existing && existing.expiresAt >= goal) return existing.expiresAt
    throw error
  }
}
