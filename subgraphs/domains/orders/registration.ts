import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict } from '../../../schema/errors.ts'
import { addDays } from '../../kit/time.ts'
import { attestationRecord } from '../dns/attestation.ts'
import { DEADLINE_DAYS, sendRegistrationMail } from '../registrantMail.ts'
import type { RegisteredDomain, Registrant } from '../registrar/registrar.ts'
import { sendContact } from '../registryContacts.ts'
import { activateDomain } from '../store/domains.ts'
import { isSavedSince, profileOf } from '../store/profiles.ts'
import { addRecords } from '../store/records.ts'
import type { Work } from '../work.ts'
import { finishOrder, type Order, registryOrderId } from './orders.ts'

/**
 * Registers a paid name, and starts its zone with the attestation of its owner. Throws the registrar's errors; Conflict
 * means that the name is registered to another owner.
 */
export async function fulfilRegistration(order: Order, work: Work): Promise<void> {
  const { db, engines } = work
  const registrant = await profileOf(db.pool, order.wallet)
  if (!registrant) throw new Error(`Order ${order.id} is of a wallet without a profile`)
  const registered = await registerOnce(order, registrant, work)
  engines.availability.forget(order.domain)
  const now = work.now()
  const icannDueAt = addDays(now, DEADLINE_DAYS)
  const isOurs = await inTransaction(db.pool, async (client) => {
    // Locked before the domain, as by a change of the profile: that one sees the domain as active, or is seen here.
    const isOutdated = await isSavedSince(client, order.wallet, order.paidAt ?? order.heldAt)
    if (!(await finishOrder(client, order.id, now))) return false
    if (isOutdated) await sendContact(client, order.domain)
    await activateDomain(client, {
      name: order.domain,
      registeredAt: registered.createdAt,
      expiresAt: registered.expiresAt,
      registrantEmail: registrant.email,
      icannDueAt,
    })
    await addRecords(client, order.domain, [attestationRecord(order.domain, order.wallet)])
    return true
  })
  engines.zones.forget(order.domain)
  if (isOurs) await sendRegistrationMail({ name: order.domain, email: registrant.email }, icannDueAt, work)
}

/**
 * An earlier attempt may have registered the name although its response was lost: then "taken" means taken by this order.
 */
async function registerOnce(order: Order, registrant: Registrant, { engines }: Work): Promise<RegisteredDomain> {
  const { registrar, nameservers } = engines
  const orderId = registryOrderId(order)
  try {
    return await registrar.register({ domain: order.domain, years: order.years, registrant, nameservers, orderId })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const existing = await registrar.find(order.domain)
    if (existing?.orderId === orderId) return existing
    throw error
  }
}
