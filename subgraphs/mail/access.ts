import type { Pool } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'
import { Forbidden, NotFound } from '../../schema/errors.ts'
import { restrictionsOf } from '../kit/abuse/restrictions.ts'
import { callerOf } from '../kit/context.ts'
import { inboxAddress, subdomainInboxAddress } from './addresses.ts'
import type { MailContext } from './engines.ts'
import { hasLapsed, type Inbox, inboxByAddress } from './store/inboxes.ts'
import { isSigner } from './store/signers.ts'
import { findSubdomain, type Subdomain } from './store/subdomains.ts'

// Who may do what. A subdomain and what is on it belong to its owner; its signers may send from it and read its inboxes.
// An inbox directly under the mail domain is its owner's alone.

export const NO_SUBDOMAIN = 'Subdomain not found'
export const OTHER_SUBDOMAIN = 'Subdomain belongs to different wallet'
export const NO_INBOX = 'Inbox not found'
export const OTHER_INBOX = 'Inbox belongs to different wallet'

/** A subdomain of the caller's own. Throws NotFound or Forbidden, which a signer gets too. */
export async function ownSubdomain(context: MailContext, name: string): Promise<Subdomain> {
  const subdomain = await existingSubdomain(context, name)
  if (subdomain.owner !== callerOf(context)) throw new Forbidden(OTHER_SUBDOMAIN)
  return subdomain
}

/** A subdomain that the caller owns or is a signer of. Throws NotFound or Forbidden. */
export async function mayUse(context: MailContext, name: string): Promise<Subdomain> {
  const subdomain = await existingSubdomain(context, name)
  const caller = callerOf(context)
  if (subdomain.owner === caller) return subdomain
  if (await isSigner(context.db.pool, subdomain.name, caller)) return subdomain
  throw new Forbidden(OTHER_SUBDOMAIN)
}

/** The caller's inbox directly under the mail domain, expired or not. Throws NotFound or Forbidden. */
export async function ownInbox(context: MailContext, username: string): Promise<Inbox> {
  const inbox = await existingInbox(context, username)
  if (inbox.owner !== callerOf(context)) throw new Forbidden(OTHER_INBOX)
  return inbox
}

/** An inbox on a subdomain of the caller's own. Throws NotFound or Forbidden, which a signer gets too. */
export async function ownSubdomainInbox(context: MailContext, subdomain: string, localPart: string): Promise<Inbox> {
  const { name } = await ownSubdomain(context, subdomain)
  return inboxOn(context, name, localPart)
}

/** An inbox on a subdomain that the caller owns or is a signer of. Throws NotFound or Forbidden. */
export async function readableSubdomainInbox(
  context: MailContext,
  subdomain: string,
  localPart: string,
): Promise<Inbox> {
  const { name } = await mayUse(context, subdomain)
  return inboxOn(context, name, localPart)
}

/** The address of the caller's own wallet. Throws Forbidden for anyone else's. */
export function ownWallet(context: MailContext, address: WalletAddress): WalletAddress {
  if (context.caller !== address) throw new Forbidden('A wallet shows what it owns to itself only')
  return address
}

/** An inbox directly under the mail domain, whoever owns it; expired or not, as long as it is kept. Throws NotFound. */
export async function existingInbox(context: MailContext, username: string): Promise<Inbox> {
  const address = inboxAddress(context.engines, username)
  const inbox = isName(username) ? await inboxByAddress(context.db.pool, address) : null
  if (!inbox || hasLapsed(inbox, context.now())) throw new NotFound(NO_INBOX)
  return inUse(context, inbox)
}

async function existingSubdomain({ db }: MailContext, name: string): Promise<Subdomain> {
  const subdomain = isName(name) ? await findSubdomain(db.pool, name.toLowerCase()) : null
  if (!subdomain) throw new NotFound(NO_SUBDOMAIN)
  return subdomain
}

async function inboxOn({ db, engines }: MailContext, subdomain: string, localPart: string): Promise<Inbox> {
  const address = subdomainInboxAddress(engines, subdomain, localPart)
  const inbox = isName(localPart) ? await inboxByAddress(db.pool, address) : null
  if (!inbox) throw new NotFound(NO_INBOX)
  return inUse({ db }, inbox)
}

/** The inbox, unless the operator has suspended it: it is then neither read, changed, topped up nor sent from. */
async function inUse({ db }: Pick<MailContext, 'db'>, inbox: Inbox): Promise<Inbox> {
  await requireNotSuspended(db.pool, inbox.address)
  return inbox
}

/** Throws Forbidden for the address of an inbox that the operator has suspended. */
export async function requireNotSuspended(pool: Pool, address: string): Promise<void> {
  if (!(await restrictionsOf(pool).isSuspended({ kind: 'INBOX', target: address }))) return
  throw new Forbidden('The operator has suspended this inbox', { reason: 'inbox_suspended' })
}

/** Whether a text can be the name of anything here; what cannot (it may hold what no database takes) is not looked for. */
export function isName(text: string): boolean {
  return /^[A-Za-z0-9._+-]{1,64}$/.test(text)
}
