import type { Pool } from '../../../prisma/database.ts'
import { firstRow, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { restrictionsOf } from '../../kit/abuse/restrictions.ts'
import { mailOfBounceAddress } from '../outbound/bounceAddress.ts'
import { takesBounces } from '../outbound/bounces.ts'
import { type Inbox, isActive } from '../store/inboxes.ts'
import { fillOf } from '../store/messages.ts'
import { findSubdomain } from '../store/subdomains.ts'
import { readAddress, subdomainOf, withoutTag } from './address.ts'
import { isFull } from './fullness.ts'
import { inboxTaking } from './inboxTaking.ts'
import { REFUSALS } from './refusal.ts'
import type { SenderRewriting } from './srs.ts'

/** Where mail to one recipient is delivered. */
export type Route =
  | { readonly kind: 'INBOX'; readonly inbox: Inbox }
  /** An address of a subdomain that has no inbox. */
  | {
      readonly kind: 'CATCH_ALL'
      readonly address: string
      readonly subdomain: string
      readonly owner: WalletAddress
      readonly forwardTo: string
    }
  /** Role addresses, for the operator of this installation. */
  | { readonly kind: 'OPERATOR'; readonly address: string; readonly forwardTo: string }
  /** A report about a mail sent from here; the inbox that keeps it, or null if the sender has none that can. */
  | { readonly kind: 'BOUNCE'; readonly address: string; readonly inbox: Inbox | null }
  /** A report about a mail forwarded from here, for the original sender. */
  | { readonly kind: 'RETURN'; readonly address: string; readonly sender: string }

/** Dependencies of finding a route. */
export interface RouteGround {
  readonly pool: Pool
  readonly mailDomain: string
  /** Target of mail to postmaster and abuse; null: refused. */
  readonly postmaster: string | null
  readonly rewriting: SenderRewriting
}

/** Role addresses that every mail domain must have (RFC 5321, 4.5.1 and RFC 2142). */
const ROLES = new Set(['postmaster', 'abuse'])

/**
 * Returns the route of a mail to a recipient. Throws a Refusal for an address that is not ours, does not exist, or
 * accepts no mail now.
 */
export async function findRoute(recipient: string, sender: string, ground: RouteGround, now: Date): Promise<Route> {
  // RFC 5321, 4.1.1.3: the only address allowed without a domain.
  const text = recipient.toLowerCase() === 'postmaster' ? `postmaster@${ground.mailDomain}` : recipient
  const address = readAddress(text)
  if (!address) throw REFUSALS.noSuchUser()
  const { localPart, domain } = address
  const subdomain = subdomainOf(domain, ground.mailDomain)
  const isOurs = domain === ground.mailDomain || domain.endsWith(`.${ground.mailDomain}`)
  if (!isOurs) throw REFUSALS.relaying()
  if (domain !== ground.mailDomain && subdomain === null) throw REFUSALS.noSuchDomain()
  return (
    (await findReturn(address, sender, ground, now)) ??
    (await findInbox(localPart.toLowerCase(), domain, ground, now)) ??
    (subdomain === null ? null : await findCatchAll(localPart, domain, subdomain, ground)) ??
    findOperator(localPart.toLowerCase(), domain, ground)
  )
}

/** Return addresses. They accept only reports, which have the null sender. */
async function findReturn(
  { localPart, domain }: { readonly localPart: string; readonly domain: string },
  sender: string,
  ground: RouteGround,
  now: Date,
): Promise<Route | null> {
  const address = `${localPart}@${domain}`
  if (/^srs0=/i.test(localPart) && domain === ground.mailDomain) {
    if (sender !== '') throw REFUSALS.onlyBounces()
    const original = ground.rewriting.reverse(localPart, now)
    if (original === null) throw REFUSALS.staleBounce()
    return { kind: 'RETURN', address, sender: original }
  }
  if (!/^bounce\+/i.test(localPart)) return null
  if (!(await takesBounces(ground.pool, address, ground.mailDomain))) return null
  if (sender !== '') throw REFUSALS.onlyBounces()
  return { kind: 'BOUNCE', address, inbox: await senderInbox(address, ground, now) }
}

/**
 * The inbox that a mail was sent from, if it can keep a report about it; null otherwise. The bounce is recorded either
 * way.
 */
async function senderInbox(address: string, { pool, mailDomain }: RouteGround, now: Date): Promise<Inbox | null> {
  // SEND only: the From field of forwarded mail is not verified.
  const sent = tables.selectFrom('mail.outboundMail').select(['headerFrom', 'createdAt']).where('kind', '=', 'SEND')
  const mail = await firstRow(pool, sent.where('id', '=', mailOfBounceAddress(address, mailDomain)))
  if (!mail) return null
  const inbox = await inboxTaking(pool, mail.headerFrom.toLowerCase())
  if (!inbox?.retainMessages || !isActive(inbox, now) || (await isSuspended(pool, inbox))) return null
  // The name was another wallet's then: a report repeats what that wallet sent.
  if (inbox.subdomain === null && inbox.createdAt > mail.createdAt) return null
  const fill = (await fillOf(pool, [inbox.id], now)).get(inbox.id)
  return fill && isFull(fill) ? null : inbox
}

async function findInbox(localPart: string, domain: string, { pool }: RouteGround, now: Date): Promise<Route | null> {
  // No inbox has other characters, and Postgres rejects some of them.
  if (!/^[a-z0-9._+-]+$/.test(localPart)) return null
  const inbox = await inboxTaking(pool, `${localPart}@${domain}`)
  if (!inbox) return null
  if (await isSuspended(pool, inbox)) throw REFUSALS.suspended()
  if (!isActive(inbox, now)) throw REFUSALS.expired()
  return { kind: 'INBOX', inbox }
}

function isSuspended(pool: Pool, { address }: Inbox): Promise<boolean> {
  return restrictionsOf(pool).isSuspended({ kind: 'INBOX', target: address })
}

async function findCatchAll(
  localPart: string,
  domain: string,
  name: string,
  { pool }: RouteGround,
): Promise<Route | null> {
  if (!/^[a-z0-9-]+$/.test(name)) throw REFUSALS.noSuchDomain()
  const subdomain = await findSubdomain(pool, name)
  if (!subdomain) throw REFUSALS.noSuchDomain()
  const { owner, catchAllForwardTo: forwardTo } = subdomain
  if (!forwardTo) return null
  return { kind: 'CATCH_ALL', address: `${localPart}@${domain}`, subdomain: name, owner, forwardTo }
}

function findOperator(localPart: string, domain: string, { postmaster }: RouteGround): Route {
  if (!ROLES.has(withoutTag(localPart))) throw REFUSALS.noSuchUser()
  if (postmaster === null) throw REFUSALS.noPostmaster()
  return { kind: 'OPERATOR', address: `${localPart}@${domain}`, forwardTo: postmaster }
}
