import type { Pool } from '../../prisma/database.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { Forbidden, NotFound } from '../../schema/errors.ts'
import { restrictionsOf } from '../kit/abuse/restrictions.ts'
import { callerOf } from '../kit/service/context.ts'
import { inboxAddress, subdomainInboxAddress } from './addresses.ts'
import type { MailContext } from './engines.ts'
import { hasLapsed, type Inbox, inboxByAddress, inboxesByAddress, inboxesById } from './store/inboxes.ts'
import { isSigner, signersOf } from './store/signers.ts'
import { findSubdomain, findSubdomains, type Subdomain } from './store/subdomains.ts'

// Access rules. A subdomain and its inboxes belong to the subdomain's owner; its signers may send from it and read its
// inboxes. An inbox directly under the mail domain belongs to its owner alone.

export const NO_SUBDOMAIN = 'Subdomain not found'
export const OTHER_SUBDOMAIN = 'Subdomain belongs to different wallet'
export const NO_INBOX = 'Inbox not found'
export const OTHER_INBOX = 'Inbox belongs to different wallet'

/** Returns a subdomain that the caller owns. Throws NotFound, or Forbidden (signers included). */
export async function ownSubdomain(context: MailContext, name: string): Promise<Subdomain> {
  const subdomain = await existingSubdomain(context, name)
  if (subdomain.owner !== callerOf(context)) throw new Forbidden(OTHER_SUBDOMAIN)
  return subdomain
}

/** Returns a subdomain that the caller owns or is a signer of. Throws NotFound or Forbidden. */
export async function mayUse(context: MailContext, name: string): Promise<Subdomain> {
  const subdomain = await existingSubdomain(context, name)
  const caller = callerOf(context)
  if (subdomain.owner === caller) return subdomain
  if (await isSigner(context.db.pool, subdomain.name, caller)) return subdomain
  throw new Forbidden(OTHER_SUBDOMAIN)
}

/** Like `mayUse`, for references: all of a request share one statement each for subdomains and signers. */
export async function mayUseReferred(context: MailContext, name: string): Promise<Subdomain> {
  const subdomain = await loadSubdomain(context, name)
  if (!subdomain) throw new NotFound(NO_SUBDOMAIN)
  const caller = callerOf(context)
  if (subdomain.owner === caller) return subdomain
  if ((await loadSigners(context, subdomain.name)).includes(caller)) return subdomain
  throw new Forbidden(OTHER_SUBDOMAIN)
}

/** A subdomain of any owner; null if it does not exist. All of a request share one statement. */
export async function loadSubdomain({ db, loader }: MailContext, name: string): Promise<Subdomain | null> {
  if (!isName(name)) return null
  const load = loader('mail.subdomain', (names: readonly string[]) => findSubdomains(db.pool, names))
  return load.load(name.toLowerCase())
}

/** The signers of a subdomain. All of a request share one statement. */
export function loadSigners({ db, loader }: MailContext, name: string): Promise<WalletAddress[]> {
  return loader('mail.signers', (names: readonly string[]) => signersOf(db.pool, names)).load(name)
}

/** Returns the caller's inbox directly under the mail domain, expired or not. Throws NotFound or Forbidden. */
export async function ownInbox(context: MailContext, username: string): Promise<Inbox> {
  return requireOwn(context, await existingInbox(context, username))
}

/** Like `ownInbox`, for references: all of a request share one statement. */
export async function ownInboxReferred(context: MailContext, username: string): Promise<Inbox> {
  const inbox = isName(username) ? await loadInboxAt(context, inboxAddress(context.engines, username)) : null
  return requireOwn(context, await inUseUntilLapsed(context, inbox))
}

/**
 * Returns an inbox on a subdomain that the caller may use. Throws NotFound, or Forbidden for a suspended inbox. All of a
 * request share one statement.
 */
export async function inboxOnReferred(context: MailContext, subdomain: string, localPart: string): Promise<Inbox> {
  const address = subdomainInboxAddress(context.engines, subdomain, localPart)
  const inbox = isName(localPart) ? await loadInboxAt(context, address) : null
  if (!inbox) throw new NotFound(NO_INBOX)
  return inUse(context, inbox)
}

function loadInboxAt({ db, loader }: MailContext, address: string): Promise<Inbox | null> {
  return loader('mail.inbox', (addresses: readonly string[]) => inboxesByAddress(db.pool, addresses)).load(address)
}

function requireOwn(context: MailContext, inbox: Inbox): Inbox {
  if (inbox.owner !== callerOf(context)) throw new Forbidden(OTHER_INBOX)
  return inbox
}

/** Returns an inbox that the caller may read, of either kind. Throws NotFound or Forbidden. All of a request share a batch. */
export async function readableInboxById(context: MailContext, id: string): Promise<Inbox> {
  const inbox = await loadInbox(context, id)
  if (!inbox || hasLapsed(inbox, context.now())) throw new NotFound(NO_INBOX)
  if (inbox.subdomain === null) requireOwn(context, inbox)
  else await mayUseReferred(context, inbox.subdomain)
  return inUse(context, inbox)
}

/** An inbox of any owner that has not ended; null if there is none. All of a request share one statement. */
function loadInbox({ db, loader }: MailContext, id: string): Promise<Inbox | null> {
  return loader('mail.inbox.id', (ids: readonly string[]) => inboxesById(db.pool, ids)).load(id)
}

/** Returns an inbox on a subdomain that the caller owns. Throws NotFound, or Forbidden (signers included). */
export async function ownSubdomainInbox(context: MailContext, subdomain: string, localPart: string): Promise<Inbox> {
  const { name } = await ownSubdomain(context, subdomain)
  return inboxOn(context, name, localPart)
}

/** Returns the address if it is the caller's own wallet. Throws Forbidden for any other wallet. */
export function ownWallet(context: MailContext, address: WalletAddress): WalletAddress {
  if (context.caller !== address) throw new Forbidden('A wallet shows what it owns to itself only')
  return address
}

/**
 * Returns an inbox directly under the mail domain, for any caller; expired inboxes are included until they lapse. Throws
 * NotFound, or Forbidden for a suspended inbox.
 */
export async function existingInbox(context: MailContext, username: string): Promise<Inbox> {
  const address = inboxAddress(context.engines, username)
  const inbox = isName(username) ? await inboxByAddress(context.db.pool, address) : null
  return inUseUntilLapsed(context, inbox)
}

async function inUseUntilLapsed(context: MailContext, inbox: Inbox | null): Promise<Inbox> {
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

/**
 * Returns the inbox unless the operator has suspended it: a suspended inbox cannot be read, changed, topped up or sent
 * from.
 */
async function inUse({ db }: Pick<MailContext, 'db'>, inbox: Inbox): Promise<Inbox> {
  await requireNotSuspended(db.pool, inbox.address)
  return inbox
}

/** Throws Forbidden for the address of an inbox that the operator has suspended. */
export async function requireNotSuspended(pool: Pool, address: string): Promise<void> {
  if (!(await restrictionsOf(pool).isSuspended({ kind: 'INBOX', target: address }))) return
  throw new Forbidden('The operator has suspended this inbox', { reason: 'inbox_suspended' })
}

/**
 * Whether the text has the form of a name here. Other texts are not looked up; some hold characters that Postgres
 * rejects.
 */
export function isName(text: string): boolean {
  return /^[A-Za-z0-9._+-]{1,64}$/.test(text)
}
