import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../../schema/address.ts'
import { addDays } from '../../kit/time.ts'
import { inTransaction } from '../../kit/transaction.ts'

/**
 * How long the name of an inbox that has expired or was cancelled is kept for its owner, and the messages of an expired one, in
 * days.
 */
const KEPT_DAYS = 30
/** Most inboxes on one subdomain. */
export const INBOXES_PER_SUBDOMAIN = 100
/** Most messages in one inbox; mail beyond that is refused. */
export const MESSAGE_LIMIT = 500

/** A mailbox, in use or ended. */
export interface InboxRow {
  readonly id: string
  /** The whole address, lower case; null once it has ended and the name is free again. */
  readonly address: string | null
  readonly localPart: string
  /** Null for one directly under the mail domain. */
  readonly subdomain: string | null
  readonly owner: WalletAddress
  readonly forwardTo: string | null
  readonly retainMessages: boolean
  /** Null for one on a subdomain, which does not expire. */
  readonly expiresAt: Date | null
  readonly cancelledAt: Date | null
  readonly createdAt: Date
}

/** An inbox that has not ended. */
export type Inbox = InboxRow & { readonly address: string }

/** What somebody may choose about an inbox. */
export type InboxSettings = Pick<InboxRow, 'forwardTo' | 'retainMessages'>

const INBOX_COLUMNS = `id, address, local_part AS "localPart", subdomain, owner, forward_to AS "forwardTo",
  retain_messages AS "retainMessages", expires_at AS "expiresAt", cancelled_at AS "cancelledAt", created_at AS "createdAt"`

/** Whether an inbox takes and sends mail now: it has not ended, and is paid for. */
export function isActive({ address, expiresAt }: Pick<InboxRow, 'address' | 'expiresAt'>, now: Date): boolean {
  return address !== null && (expiresAt === null || expiresAt > now)
}

/** Whether an inbox expired so long ago that its name and its messages are no longer kept. */
export function hasLapsed({ expiresAt }: Pick<InboxRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && addDays(expiresAt, KEPT_DAYS) <= now
}

/**
 * The inbox of an address (lower case), expired ones included: see `isActive`. Null when there is none. Plus addresses are
 * the caller's to take apart.
 */
export async function inboxByAddress(db: Pool | PoolClient, address: string): Promise<Inbox | null> {
  const { rows } = await db.query<Inbox>(`SELECT ${INBOX_COLUMNS} FROM mail.inbox WHERE address = $1`, [address])
  return rows[0] ?? null
}

/**
 * Locks the inbox of an address against changes until the transaction ends. Whoever adds messages to an inbox or changes
 * it locks it first: one that has ended meanwhile is not found.
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

/** How many inboxes a subdomain has. Lock the subdomain before. */
export async function countInboxes(client: PoolClient, subdomain: string): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM mail.inbox WHERE subdomain = $1 AND address IS NOT NULL'
  return (await client.query<{ count: number }>(sql, [subdomain])).rows[0]?.count ?? 0
}

/** The latest inbox of that name and owner that was cancelled; null when there is none. */
export async function cancelledInbox(pool: Pool, localPart: string, owner: WalletAddress): Promise<InboxRow | null> {
  const sql = `SELECT ${INBOX_COLUMNS} FROM mail.inbox WHERE local_part = $1 AND owner = $2 AND subdomain IS NULL
    AND cancelled_at IS NOT NULL ORDER BY id DESC LIMIT 1`
  return (await pool.query<InboxRow>(sql, [localPart, owner])).rows[0] ?? null
}

/** Makes an inbox. Fails on a second one of the same address. */
export async function insertInbox(client: PoolClient, inbox: Omit<Inbox, 'id' | 'cancelledAt'>): Promise<Inbox> {
  const sql = `INSERT INTO mail.inbox (id, address, local_part, subdomain, owner, forward_to, retain_messages, expires_at,
      created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${INBOX_COLUMNS}`
  const { address, localPart, subdomain, owner, forwardTo, retainMessages, expiresAt, createdAt } = inbox
  const values = [address, localPart, subdomain, owner, forwardTo, retainMessages, expiresAt, createdAt]
  const { rows } = await client.query<Inbox>(sql, [newId(createdAt), ...values])
  return rows[0] as Inbox
}

/** Changes where mail goes. */
export async function changeInbox(client: PoolClient, id: string, settings: InboxSettings): Promise<Inbox> {
  const sql = `UPDATE mail.inbox SET forward_to = $2, retain_messages = $3 WHERE id = $1 RETURNING ${INBOX_COLUMNS}`
  const { rows } = await client.query<Inbox>(sql, [id, settings.forwardTo, settings.retainMessages])
  return rows[0] as Inbox
}

/** Moves the end of what is paid for. */
export async function extendInbox(client: PoolClient, id: string, expiresAt: Date): Promise<void> {
  await client.query('UPDATE mail.inbox SET expires_at = $2 WHERE id = $1', [id, expiresAt])
}

/**
 * Until when the name of an inbox directly under the mail domain is kept for a wallet that cancelled it, for buyers other than
 * that wallet; null when it is not.
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

/** Ends inboxes that expired too long ago, in batches. Returns how many. */
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

/** Ends inboxes: their messages go, their names are free, those of cancelled ones after a while. Returns how many messages went. */
export async function endInboxes(
  client: PoolClient,
  ids: readonly string[],
  cancelledAt: Date | null,
): Promise<number> {
  const sql = 'UPDATE mail.inbox SET address = NULL, cancelled_at = $2 WHERE id = ANY($1)'
  await client.query(sql, [ids, cancelledAt])
  return (await client.query('DELETE FROM mail.message WHERE inbox_id = ANY($1)', [ids])).rowCount ?? 0
}

/** Ids that sort by age, and that nobody can guess. */
function newId(now: Date): string {
  return now.getTime().toString(36).padStart(9, '0') + randomBytes(12).toString('hex')
}
