import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { addDays } from '../../kit/time.ts'

/** Days for which the name of an expired or cancelled inbox, and the messages of an expired one, are kept for its owner. */
const KEPT_DAYS = 30
/** Most inboxes on one subdomain. */
export const INBOXES_PER_SUBDOMAIN = 100
/** Most messages in one inbox; further mail is refused. */
export const MESSAGE_LIMIT = 500

/** A mailbox, active, expired or ended. */
export interface InboxRow {
  readonly id: string
  /** The full address, lower case; null once the inbox has ended and its name is free. */
  readonly address: string | null
  readonly localPart: string
  /** Null for an inbox directly under the mail domain. */
  readonly subdomain: string | null
  readonly owner: WalletAddress
  readonly forwardTo: string | null
  readonly retainMessages: boolean
  /** Null for an inbox on a subdomain, which does not expire. */
  readonly expiresAt: Date | null
  readonly cancelledAt: Date | null
  readonly createdAt: Date
}

/** An inbox that has not ended. */
export type Inbox = InboxRow & { readonly address: string }

/** Settings of an inbox that its owner chooses. */
export type InboxSettings = Pick<InboxRow, 'forwardTo' | 'retainMessages'>

const INBOX_COLUMNS = `id, address, local_part AS "localPart", subdomain, owner, forward_to AS "forwardTo",
  retain_messages AS "retainMessages", expires_at AS "expiresAt", cancelled_at AS "cancelledAt", created_at AS "createdAt"`

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
  const { rows } = await db.query<Inbox>(`SELECT ${INBOX_COLUMNS} FROM mail.inbox WHERE address = $1`, [address])
  return rows[0] ?? null
}

/**
 * Locks the inbox of an address until the transaction ends. Lock it before adding messages to it or changing it; null if
 * it has ended meanwhile.
 */
export async function lockInbox(client: PoolClient, address: string): Promise<Inbox | null> {
  const sql = `SELECT ${INBOX_COLUMNS} FROM mail.inbox WHERE address = $1 FOR UPDATE`
  return (await client.query<Inbox>(sql, [address])).rows[0] ?? null
}

/** The inboxes of a wallet directly under the mail domain, by name. */
export async function inboxesOfWallet(pool: Pool, owner: WalletAddress): Promise<Inbox[]> {
  const sql = `SELECT ${INBOX_COLUMNS} FROM mail.inbox
    WHERE owner = $1 AND subdomain IS NULL AND address IS NOT NULL ORDER BY address`
  return (await pool.query<Inbox>(sql, [owner])).rows
}

/** The inboxes of each of these subdomains, by name. */
export async function inboxesOfSubdomains(pool: Pool, names: readonly string[]): Promise<Inbox[][]> {
  const sql = `SELECT ${INBOX_COLUMNS} FROM mail.inbox
    WHERE subdomain = ANY($1) AND address IS NOT NULL ORDER BY address`
  const { rows } = await pool.query<Inbox>(sql, [names])
  return names.map((name) => rows.filter((row) => row.subdomain === name))
}

/** The number of inboxes on a subdomain. Lock the subdomain first. */
export async function countInboxes(client: PoolClient, subdomain: string): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM mail.inbox WHERE subdomain = $1 AND address IS NOT NULL'
  return (await client.query<{ count: number }>(sql, [subdomain])).rows[0]?.count ?? 0
}

/** The latest cancelled inbox with this name and owner; null if there is none. */
export async function cancelledInbox(pool: Pool, localPart: string, owner: WalletAddress): Promise<InboxRow | null> {
  const sql = `SELECT ${INBOX_COLUMNS} FROM mail.inbox WHERE local_part = $1 AND owner = $2 AND subdomain IS NULL
    AND cancelled_at IS NOT NULL ORDER BY id DESC LIMIT 1`
  return (await pool.query<InboxRow>(sql, [localPart, owner])).rows[0] ?? null
}

/** Inserts an inbox. Fails if the address exists. */
export async function insertInbox(client: PoolClient, inbox: Omit<Inbox, 'id' | 'cancelledAt'>): Promise<Inbox> {
  const sql = `INSERT INTO mail.inbox (id, address, local_part, subdomain, owner, forward_to, retain_messages, expires_at,
      created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${INBOX_COLUMNS}`
  const { address, localPart, subdomain, owner, forwardTo, retainMessages, expiresAt, createdAt } = inbox
  const values = [address, localPart, subdomain, owner, forwardTo, retainMessages, expiresAt, createdAt]
  const { rows } = await client.query<Inbox>(sql, [newId(createdAt), ...values])
  return rows[0] as Inbox
}

/** Changes the forwarding settings of an inbox. */
export async function changeInbox(client: PoolClient, id: string, settings: InboxSettings): Promise<Inbox> {
  const sql = `UPDATE mail.inbox SET forward_to = $2, retain_messages = $3 WHERE id = $1 RETURNING ${INBOX_COLUMNS}`
  const { rows } = await client.query<Inbox>(sql, [id, settings.forwardTo, settings.retainMessages])
  return rows[0] as Inbox
}

/** Sets a new expiry. */
export async function extendInbox(client: PoolClient, id: string, expiresAt: Date): Promise<void> {
  await client.query('UPDATE mail.inbox SET expires_at = $2 WHERE id = $1', [id, expiresAt])
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
  const sql = `SELECT max(cancelled_at) AS "cancelledAt" FROM mail.inbox
    WHERE local_part = $1 AND subdomain IS NULL AND owner <> $2 AND cancelled_at > $3`
  const { rows } = await client.query<{ cancelledAt: Date | null }>(sql, [name, buyer, addDays(now, -KEPT_DAYS)])
  const cancelledAt = rows[0]?.cancelledAt
  return cancelledAt ? addDays(cancelledAt, KEPT_DAYS) : null
}

/** Ends inboxes that expired more than KEPT_DAYS ago, in batches. Returns their number. */
export async function endLapsedInboxes(pool: Pool, now: Date): Promise<number> {
  let ended = 0
  for (;;) {
    const batch = await inTransaction(pool, async (client) => {
      const sql = `SELECT id FROM mail.inbox WHERE address IS NOT NULL AND expires_at <= $1
        ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED`
      const { rows } = await client.query<{ id: string }>(sql, [addDays(now, -KEPT_DAYS)])
      await endInboxes(
        client,
        rows.map(({ id }) => id),
        null,
      )
      return rows.length
    })
    ended += batch
    if (batch === 0) return ended
  }
}

/**
 * Ends inboxes: deletes their messages and frees their names; with `cancelledAt` a name stays reserved for KEPT_DAYS.
 * Returns the number of deleted messages.
 */
export async function endInboxes(
  client: PoolClient,
  ids: readonly string[],
  cancelledAt: Date | null,
): Promise<number> {
  const sql = 'UPDATE mail.inbox SET address = NULL, cancelled_at = $2 WHERE id = ANY($1)'
  await client.query(sql, [ids, cancelledAt])
  return (await client.query('DELETE FROM mail.message WHERE inbox_id = ANY($1)', [ids])).rowCount ?? 0
}

/** Ids that sort by age and cannot be guessed. */
function newId(now: Date): string {
  return now.getTime().toString(36).padStart(9, '0') + randomBytes(12).toString('hex')
}
