import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict } from '../../../schema/errors.ts'
import { addDays } from '../../kit/time.ts'
import { setExpiry } from '../store/domains.ts'
import { addYears } from '../time.ts'
import type { Work } from '../work.ts'
import { finishOrder, type Order } from './orders.ts'

/** Registries round dates: leap days, and times of day. */
export const TOLERANCE_DAYS = 2

/** Renews a paid domain. Throws the registrar's errors; Conflict means that the domain's state forbids it. */
export async function fulfilRenewal(order: Order, { db, engines, now }: Work): Promise<void> {
  const expiresAt = await renewOnce(order, engines.registrar)
  await inTransaction(db.pool, async (client) => {
    if (await finishOrder(client, order.id, now())) await setExpiry(client, order.domain, expiresAt)
  })
  engines.zones.forget(order.domain)
}

/**
 * Renews until the paid date. The expiry may have moved already: an earlier attempt renewed the domain and its response was
 * lost, or the registry renews every domain at its expiry by a year, until its registrar deletes it.
 */
async function renewOnce(order: Order, registrar: Work['engines']['registrar']): Promise<Date> {
  const { domain, years, expiryBefore: from } = order
  if (!from) throw new Error(`Renewal ${order.id} has no date to start from`)
  try {
    const renewed = await registrar.renew(domain, years, from)
    return renewed.expiresAt
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const existing = await registrar.find(domain)
    const missing = existing ? yearsMissing(existing.expiresAt, addYears(from, years)) : years
    if (!existing || missing >= years) throw error
    if (missing === 0) return existing.expiresAt
    const renewed = await registrar.renew(domain, missing, existing.expiresAt)
    return renewed.expiresAt
  }
}

/** Whole years from an expiry to the paid date. */
function yearsMissing(expiresAt: Date, goal: Date): number {
  const least = addDays(goal, -TOLERANCE_DAYS)
  let years = 0
  while (addYears(expiresAt, years) < least) years += 1
  return years
}
