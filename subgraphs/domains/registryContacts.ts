import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { addJob } from '../../prisma/addJob.ts'
import type { Pool, PoolClient } from '../../prisma/database.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { Conflict } from '../../schema/errors.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays, DAY_MS } from '../kit/time.ts'
import { registryOrderId } from './orders/orders.ts'
import { activeNamesOf, registrantToSend } from './store/registrants.ts'
import type { DomainsGraph } from './types.gen.ts'
import type { Work } from './work.ts'

/**
 * The registry's data of a registrant follows the profile of the domain's owner: after a change of the profile, and after
 * a handover. Each domain has a job of its own, which is tried again until the registry has the data. A new owner without
 * a profile changes nothing until it saves one. The data are deleted at the registry once their domain is gone: that of a
 * domain which another registrar has fetched keeps them until that registrar names another registrant.
 */
export const registryContacts: Topic<DomainsGraph> = {
  jobs: {
    'domains.sendContactsOfOwner': (payload, context) => sendAll(OfOwner.parse(payload), context),
    'domains.sendContact': (payload, context) => send(OfDomain.parse(payload), context),
    'domains.deleteContacts': (payload, context) => deleteAll(OfOrder.parse(payload), context),
  },
}

const OfOwner = z.object({ owner: z.string().transform((text) => text as WalletAddress) })
const OfDomain = z.object({ domain: z.string() })
const OfOrder = z.object({ orderId: z.string(), until: z.coerce.date() })

/** Changes of a profile within this time are sent once: each costs commands at the registry for each domain. */
const PROFILE_DELAY_MS = 60_000
/** Longer than registries keep a deleted domain: 30 days for its redemption, and 5 more. */
const DELETE_DAYS = 60

/** Sends the registrant of all domains of a wallet to the registry once the caller's transaction commits. */
export function sendContactsOfOwner(client: PoolClient, owner: WalletAddress): Promise<void> {
  const job = 'domains.sendContactsOfOwner'
  return addJob(client, job, { owner }, { delayMs: PROFILE_DELAY_MS, key: `${job}:${owner}` })
}

/** Sends the registrant of one domain to the registry, once the transaction commits if there is one. */
export function sendContact(connection: Pool | PoolClient, domain: string): Promise<void> {
  const job = 'domains.sendContact'
  return addJob(connection, job, { domain }, { key: `${job}:${domain}` })
}

/**
 * Deletes the contacts of an order at the registry once the caller's transaction commits, and for 60 days daily while a
 * domain names them. `orderId` is that of the registry.
 */
export function deleteContacts(connection: Pool | PoolClient, orderId: string, now: Date): Promise<void> {
  return queueDeletion(connection, { orderId, until: addDays(now, DELETE_DAYS) }, 0)
}

function queueDeletion(
  connection: Pool | PoolClient,
  payload: z.output<typeof OfOrder>,
  delayMs: number,
): Promise<void> {
  const job = 'domains.deleteContacts'
  return addJob(connection, job, payload, { delayMs, key: `${job}:${payload.orderId}` })
}

const DOMAINS_A_PAGE = 500

async function sendAll({ owner }: z.output<typeof OfOwner>, { db }: Work): Promise<void> {
  for (let after = ''; ; ) {
    const names = await activeNamesOf(db.pool, owner, after, DOMAINS_A_PAGE)
    for (const name of names) await sendContact(db.pool, name)
    after = names.at(-1) ?? ''
    if (names.length < DOMAINS_A_PAGE) return
  }
}

async function send({ domain }: z.output<typeof OfDomain>, { db, engines }: Work): Promise<void> {
  let sent = null
  for (;;) {
    const due = await registrantToSend(db.pool, domain)
    // Compared after sending too: a job of a later change may have finished in between, and this one overwritten it.
    if (!due || isDeepStrictEqual(due, sent)) return
    const { actId, registrant } = due
    const isOurs = await engines.registrar.updateRegistrant({ domain, orderId: registryOrderId({ actId }), registrant })
    if (!isOurs) return engines.log.warn({ domain }, 'The registry does not have a domain whose registrant has changed')
    sent = due
  }
}

async function deleteAll(due: z.output<typeof OfOrder>, { db, engines, now }: Work): Promise<void> {
  try {
    await engines.registrar.deleteRegistrant(due.orderId)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    if (now() < due.until) return queueDeletion(db.pool, due, DAY_MS)
    engines.log.warn({ order: due.orderId }, 'A domain at another registrar still names a registrant of ours')
  }
}
