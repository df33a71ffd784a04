import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { allForEach, oneForEach, storableKeys } from '../../../prisma/inOrder.ts'
import { affected, allRows, anyOf, countRows, firstRow, onlyRow, type Row, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { addDays } from '../../kit/time.ts'
import { queueUnheld } from './unheldMails.ts'

/** Days for which the name of an expired or cancelled inbox, and the messages of an expired one, are kept for its owner. */
const KEPT_DAYS = 30
/** Most inboxes on one subdomain. */
export const INBOXES_PER_SUBDOMAIN = 100
/** Most messages in one inbox; further mail is refused. */
export const MESSAGE_LIMIT = 500

/** A mailbox, active, expired or ended. `address` is null once it has ended and its name is free. */
export type InboxRow = Row<'mail.inbox'>

/** An inbox that has not ended. */
export type Inbox = InboxRow & { readonly address: string }

/** An inbox to insert. */
export type NewInbox = Omit<Inbox, 'id' | 'cancelledAt' | 'remindedFor'>

/** Settings of an inbox that its owner chooses. */
export type InboxSettings = Pick<InboxRow, 'forwardTo' | 'retainMessages'>

/** The inboxes that have not ended. */
const open = () => tables.selectFrom('mail.inbox').selectAll().where('address', 'is not', null).$narrowType<Inbox>()

/** Whether an inbox receives and sends mail now: it has not ended and is paid for. */
export function isActive({ address, expiresAt }: Pick<InboxRow, 'address' | 'expiresAt'>, now: Date): boolean {
  return address !== null && (expiresAt === null || expiresAt > now)
}

/** Whether an inbox expired more than KEPT_DAYS ago, so that its name and messages are no longer kept. */
export function hasLapsed({ expiresAt }: Pick<InboxRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && addDays(expiresAt, KEPT_DAYS) <= now
}

/**
 * The inbox of an address (lower case), expired ones included: see `isActive`. Null if there is none. The caller strips
 * plus tags.
 */
export async function inboxByAddress(db: Pool | PoolClient, address: string): Promise<Inbox | null> {
  return await firstRow(db, open().where('address', '=', address))
}

/** The inboxes of these addresses (lower case), in the same order, expired ones included; null for one without. */
export async function inboxesByAddress(pool: Pool, addresses: readonly string[]): Promise<(Inbox | null)[]> {
  const rows = await allRows(pool, open().where('address', '=', anyOf(addresses)))
  return oneForEach(addresses, rows, ({ address }) => address)
}

/**
 * Locks the inbox of an address until the transaction ends. Lock it before adding messages to it or changing it; null if
 * it has ended meanwhile.
 */
export async function lockInbox(client: PoolClient, address: string): Promise<Inbox | null> {
  return await firstRow(client, open().where('address', '=', address).forUpdate())
}

/** The inboxes with these ids, in the same order, expired ones included; null for one that has ended. */
export async function inboxesById(pool: Pool, ids: readonly string[]): Promise<(Inbox | null)[]> {
  const rows = await allRows(pool, open().where('id', '=', anyOf(storableKeys(ids))))
  return oneForEach(ids, rows, ({ id }) => id)
}

/**
 * Up to `limit` inboxes of a wallet directly under the mail domain, by name, after the address `after`; without those
 * that have lapsed.
 */
export async function inboxesOfWallet(
  pool: Pool,
  owner: WalletAddress,
  { after, limit, now }: { readonly after: string | null; readonly limit: number; readonly now: Date },
): Promise<Inbox[]> {
  const own = open()
    .where('owner', '=', owner)
    .where('subdomain', 'is', null)
    .where('expiresAt', '>', addDays(now, -KEPT_DAYS))
  const rest = after === null ? own : own.where('address', '>', after)
  return await allRows(pool, rest.orderBy('address').limit(limit))
}

/** The inboxes of each of these subdomains, by name. */
export async function inboxesOfSubdomains(pool: Pool, names: readonly string[]): Promise<Inbox[][]> {
  const rows = await allRows(pool, open().where('subdomain', '=', anyOf(names)).orderBy('address'))
  return allForEach<string | null, Inbox>(names, rows, ({ subdomain }) => subdomain)
}

/** The number of inboxes on a subdomain. Lock the subdomain first. */
export async function countInboxes(client: PoolClient, subdomain: string): Promise<number> {
  const inboxes = tables.selectFrom('mail.inbox').where('subdomain', '=', subdomain).where('address', 'is not', null)
  return (await onlyRow(client, inboxes.select(countRows.as('count')))).count
}

/** The latest cancelled inbox with this name and owner; null if there is none. */
export async function cancelledInbox(pool: Pool, localPart: string, owner: WalletAddress): Promise<InboxRow | null> {
  const cancelled = tables
    .selectFrom('mail.inbox')
    .selectAll()
    .where('localPart', '=', localPart)
    .where('owner', '=', owner)
    .where('subdomain', 'is', null)
    .where('cancelledAt', 'is not', null)
  return await firstRow(pool, cancelled.orderBy('id', 'desc').limit(1))
}

/** Inserts an inbox. Fails if the address exists. */
export async function insertInbox(client: PoolClient, inbox: NewInbox): Promise<Inbox> {
  const row = { ...inbox, id: newId(inbox.createdAt) }
  return await onlyRow(client, tables.insertInto('mail.inbox').values(row).returningAll().$narrowType<Inbox>())
}

/** Changes the forwarding settings of an inbox. */
export async function changeInbox(client: PoolClient, id: string, settings: InboxSettings): Promise<Inbox> {
  const changed = tables.updateTable('mail.inbox').set(settings).where('id', '=', id)
  return await onlyRow(client, changed.returningAll().$narrowType<Inbox>())
}

/** Sets a new expiry. */
export async function extendInbox(client: PoolClient, id: string, expiresAt: Date): Promise<void> {
  await affected(client, tables.updateTable('mail.inbox').set({ expiresAt }).where('id', '=', id))
}

/**
 * Until when a name directly under the mail domain is reserved, after a cancellation, for a wallet other than the buyer;
 * null if it is not reserved.
 */
export async function keptUntil(
  client: PoolClient,
  name: string,
  buyer: WalletAddress,
  now: Date,
): Promise<Date | null> {
  const latest = tables
    .selectFrom('mail.inbox')
    .select(({ fn }) => fn.max('cancelledAt').as('cancelledAt'))
    .where('localPart', '=', name)
    .where('subdomain', 'is', null)
    .where('owner', '<>', buyer)
    .where('cancelledAt', '>', addDays(now, -KEPT_DAYS))
  const { cancelledAt } = await onlyRow(client, latest)
  return cancelledAt && addDays(cancelledAt, KEPT_DAYS)
}

/** Ends inboxes that expired more than KEPT_DAYS ago, in batches. Returns their number. */
export async function endLapsedInboxes(pool: Pool, now: Date): Promise<number> {
  let ended = 0
  for (;;) {
    const batch = await inTransaction(pool, async (client) => {
      const lapsed = open().where('expiresAt', '<=', addDays(now, -KEPT_DAYS)).orderBy('expiresAt').limit(100)
      const ids = (await allRows(client, lapsed.forUpdate().skipLocked())).map(({ id }) => id)
      await endInboxes(client, ids, null)
      return ids.length
    })
    ended += batch
    if (batch === 0) return ended
  }
}

/**
 * Ends inboxes: deletes their messages and frees their names; with `cancelledAt` a name stays reserved for KEPT_DAYS. A job
 * deletes the mails that no other inbox holds. Returns the number of deleted messages.
 */
export async function endInboxes(
  client: PoolClient,
  ids: readonly string[],
  cancelledAt: Date | null,
): Promise<number> {
  await affected(
    client,
    tables.updateTable('mail.inbox').set({ address: null, cancelledAt }).where('id', '=', anyOf(ids)),
  )
  const deletion = tables.deleteFrom('mail.message').where('inboxId', '=', anyOf(ids))
  const deleted = await allRows(client, deletion.returning('mailId'))
  await queueUnheld(
    client,
    deleted.map(({ mailId }) => mailId),
  )
  return deleted.length
}

/** Ids that sort by age and cannot be guessed. */
function newId(now: Date): string {
  return now.getTime().toString(36).padStart(9, '0') + randomBytes(12).toString('hex')
}
