import type { PoolClient } from '../../prisma/database.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { Conflict } from '../../schema/errors.ts'
import { inboxAddress } from './addresses.ts'
import type { MailEngines } from './engines.ts'
import { endInboxes, hasLapsed, type Inbox, keptUntil, lockInbox } from './store/inboxes.ts'
import { findSubdomain } from './store/subdomains.ts'

// A name may be both a subdomain and an inbox only for the same wallet, because people would mistake one for the other.

/** The claim held on a name while it is being bought, as a subdomain or an inbox. */
export function nameClaim(name: string): string {
  return `mail.name:${name}`
}

/** A purchase of a name, as a subdomain or an inbox. */
export interface NamePurchase {
  readonly name: string
  readonly wallet: WalletAddress
  readonly now: Date
}

/** Throws Conflict if the wallet cannot have the name as an inbox. Hold the claim on the name first. */
export async function requireFreeInbox(
  client: PoolClient,
  engines: MailEngines,
  purchase: NamePurchase,
): Promise<void> {
  const { name, wallet } = purchase
  const inbox = await keptInbox(client, engines, purchase)
  if (inbox?.owner === wallet) throw new Conflict(`${inbox.address} is yours already: top it up instead`)
  if (inbox) throw new Conflict(`${inbox.address} is taken`)
  await requireNotKept(client, purchase)
  const subdomain = await findSubdomain(client, name)
  if (subdomain && subdomain.owner !== wallet) throw new Conflict(`${name} is taken as a subdomain by another wallet`)
}

/** Throws Conflict if the wallet cannot have the name as a subdomain. Hold the claim on the name first. */
export async function requireFreeSubdomain(
  client: PoolClient,
  engines: MailEngines,
  purchase: NamePurchase,
): Promise<void> {
  const { name, wallet } = purchase
  const subdomain = await findSubdomain(client, name)
  if (subdomain) throw new Conflict(`The subdomain ${name} is taken`)
  const inbox = await keptInbox(client, engines, purchase)
  if (inbox && inbox.owner !== wallet) throw new Conflict(`${name} is taken as an inbox by another wallet`)
  await requireNotKept(client, purchase)
}

/**
 * Throws Conflict for a name whose inbox another wallet cancelled recently: mail for that wallet, such as password resets
 * of accounts elsewhere, would reach the new owner.
 */
async function requireNotKept(client: PoolClient, { name, wallet, now }: NamePurchase): Promise<void> {
  const until = await keptUntil(client, name, wallet, now)
  if (until) throw new Conflict(`${name} is kept for its former owner until ${until.toISOString().slice(0, 10)}`)
}

/**
 * Returns the inbox that has the name, or null. Ends an inbox that lapsed long ago, if the upkeep job has not done so
 * yet.
 */
async function keptInbox(client: PoolClient, engines: MailEngines, { name, now }: NamePurchase): Promise<Inbox | null> {
  const inbox = await lockInbox(client, inboxAddress(engines, name))
  if (!inbox || !hasLapsed(inbox, now)) return inbox
  await endInboxes(client, [inbox.id], null)
  return null
}
