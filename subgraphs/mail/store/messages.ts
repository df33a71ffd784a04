import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { addDays } from '../../kit/time.ts'

/** Days for which the content of a message is kept. */
export const CONTENT_DAYS = 90
/** Days for which the row of a message is kept after its content. */
const REMEMBERED_DAYS = 30

/** A received mail, shared by all inboxes that hold it. */
export interface StoredMail {
  readonly id: string
  /** Key of the raw mail; null once it has been removed. */
  readonly blobKey: string | null
  /** Bytes. */
  readonly size: number
  readonly envelopeFrom: string
  readonly fromEmail: string
  readonly subject: string
  readonly spf: string
  readonly dkim: string
  readonly dmarc: string
  readonly remoteIp: string
  readonly receivedAt: Date
}

/** A message in a list. */
export interface MessageSummary {
  readonly id: string
  readonly fromEmail: string
  readonly subject: string
  readonly receivedAt: Date
  readonly readAt: Date | null
}

/** A message, its mail, and the owner of its inbox. */
export interface FoundMessage extends Omit<StoredMail, 'id' | 'envelopeFrom' | 'remoteIp' | 'size'> {
  readonly id: string
  readonly mailId: string
  readonly inboxId: string
  /** Null for an inbox directly under the mail domain. */
  readonly subdomain: string | null
  readonly owner: WalletAddress
  /** When the inbox expires; null if it does not. */
  readonly expiresAt: Date | null
}

/** What an inbox holds. */
export interface Fill {
  readonly messages: number
  /** Bytes of all its mails. */
  readonly bytes: number
}

/** Ids that sort by age and cannot be guessed. */
export function newMessageId(now: Date): string {
  return now.getTime().toString(36).padStart(9, '0') + randomBytes(12).toString('hex')
}

/** The cutoff: the content of messages received before it is gone. */
export function keptSince(now: Date): Date {
  return addDays(now, -CONTENT_DAYS)
}

/** Inserts a mail into inboxes that the caller has locked. */
export async function insertMail(
  client: PoolClient,
  mail: Omit<StoredMail, 'blobKey'> & { readonly blobKey: string },
  inboxIds: readonly string[],
): Promise<void> {
  await client.query(
    `INSERT INTO mail.stored_mail
      (id, blob_key, size, envelope_from, from_email, subject, spf, dkim, dmarc, remote_ip, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      mail.id,
      mail.blobKey,
      mail.size,
      mail.envelopeFrom,
      mail.fromEmail,
      mail.subject,
      mail.spf,
      mail.dkim,
      mail.dmarc,
      mail.remoteIp,
      mail.receivedAt,
    ],
  )
  const ids = inboxIds.map(() => newMessageId(mail.receivedAt))
  await client.query(
    `INSERT INTO mail.message (id, inbox_id, mail_id, received_at)
     SELECT id, inbox_id, $3, $4 FROM unnest($1::text[], $2::text[]) AS given (id, inbox_id)`,
    [ids, inboxIds, mail.id, mail.receivedAt],
  )
}

/** Messages and bytes in each of these inboxes, by id. */
export async function fillOf(
  db: Pool | PoolClient,
  inboxIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Fill>> {
  const sql = `SELECT m.inbox_id AS id, count(*)::int AS messages, sum(s.size)::float8 AS bytes
    FROM mail.message m JOIN mail.stored_mail s ON s.id = m.mail_id
    WHERE m.inbox_id = ANY($1) AND m.received_at > $2 GROUP BY m.inbox_id`
  const { rows } = await db.query<Fill & { id: string }>(sql, [inboxIds, keptSince(now)])
  const found = new Map(rows.map(({ id, messages, bytes }) => [id, { messages, bytes }]))
  return new Map(inboxIds.map((id) => [id, found.get(id) ?? { messages: 0, bytes: 0 }]))
}

/** The messages of an inbox, newest first, starting after the message that `after` names. */
export async function messagesOf(
  pool: Pool,
  inboxId: string,
  { limit, after, now }: { readonly limit: number; readonly after: string | null; readonly now: Date },
): Promise<MessageSummary[]> {
  const sql = `SELECT m.id, s.from_email AS "fromEmail", s.subject, m.received_at AS "receivedAt", m.read_at AS "readAt"
    FROM mail.message m JOIN mail.stored_mail s ON s.id = m.mail_id
    WHERE m.inbox_id = $1 AND m.received_at > $2 AND ($3::text IS NULL OR m.id < $3)
    ORDER BY m.id DESC LIMIT $4`
  return (await pool.query<MessageSummary>(sql, [inboxId, keptSince(now), after, limit])).rows
}

/** Whether an id belongs to a message of the inbox, or to one deleted within the last month. */
export async function isMessageOf(pool: Pool, inboxId: string, id: string): Promise<boolean> {
  const sql = `SELECT FROM mail.message WHERE id = $1 AND inbox_id = $2
    UNION ALL SELECT FROM mail.deleted_message WHERE id = $1 AND inbox_id = $2`
  return ((await pool.query(sql, [id, inboxId])).rowCount ?? 0) > 0
}

/** A message of an inbox that has not ended; null if there is none. */
export async function findMessage(db: Pool | PoolClient, id: string): Promise<FoundMessage | null> {
  const sql = `SELECT m.id, m.mail_id AS "mailId", m.inbox_id AS "inboxId", i.subdomain, i.owner,
      i.expires_at AS "expiresAt", s.blob_key AS "blobKey", s.from_email AS "fromEmail", s.subject, s.spf, s.dkim, s.dmarc,
      m.received_at AS "receivedAt"
    FROM mail.message m JOIN mail.stored_mail s ON s.id = m.mail_id JOIN mail.inbox i ON i.id = m.inbox_id
    WHERE m.id = $1 AND i.address IS NOT NULL`
  return (await db.query<FoundMessage>(sql, [id])).rows[0] ?? null
}

/** Marks a message as read; the time of the first read stays. False if the message is gone. */
export async function markRead(client: PoolClient, id: string, now: Date): Promise<boolean> {
  const sql = 'UPDATE mail.message SET read_at = coalesce(read_at, $2) WHERE id = $1'
  return (await client.query(sql, [id, now])).rowCount === 1
}

/**
 * Deletes a message, and its mail if no other inbox has it. Returns the blob to remove after the commit, if any;
 * `isDeleted` is false if a concurrent request deleted it first.
 */
export async function deleteMessage(
  client: PoolClient,
  { id, mailId }: Pick<FoundMessage, 'id' | 'mailId'>,
  now: Date,
): Promise<{ readonly isDeleted: boolean; readonly blobKey: string | null }> {
  // Serializes deletions of one mail's last messages: the second transaction waits, then finds none left and removes the
  // mail.
  await client.query('SELECT FROM mail.stored_mail WHERE id = $1 FOR UPDATE', [mailId])
  const { rowCount } = await client.query(
    `WITH gone AS (DELETE FROM mail.message WHERE id = $1 RETURNING id, inbox_id)
     INSERT INTO mail.deleted_message (id, inbox_id, deleted_at) SELECT id, inbox_id, $2 FROM gone`,
    [id, now],
  )
  const sql = `DELETE FROM mail.stored_mail s WHERE id = $1
    AND NOT EXISTS (SELECT FROM mail.message WHERE mail_id = s.id) RETURNING blob_key AS "blobKey"`
  const { rows } = await client.query<{ blobKey: string | null }>(sql, [mailId])
  return { isDeleted: rowCount === 1, blobKey: rows[0]?.blobKey ?? null }
}

/** Clears the blob keys of some expired mails; returns the blobs to remove. */
export async function expireContent(pool: Pool, now: Date, limit: number): Promise<string[]> {
  const sql = `WITH over AS (
      SELECT id, blob_key FROM mail.stored_mail WHERE blob_key IS NOT NULL AND received_at <= $1
      ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED
    ) UPDATE mail.stored_mail s SET blob_key = NULL FROM over WHERE s.id = over.id RETURNING over.blob_key AS "blobKey"`
  const { rows } = await pool.query<{ blobKey: string }>(sql, [keptSince(now), limit])
  return rows.map(({ blobKey }) => blobKey)
}

/** Removes old records of deleted messages. */
export async function forgetDeleted(pool: Pool, now: Date): Promise<void> {
  await pool.query('DELETE FROM mail.deleted_message WHERE deleted_at <= $1', [addDays(now, -REMEMBERED_DAYS)])
}

/** Deletes the rows of some messages whose content expired long ago. Returns their number. */
export async function forgetMessages(pool: Pool, now: Date, limit: number): Promise<number> {
  const sql = `DELETE FROM mail.message WHERE id IN (
      SELECT id FROM mail.message WHERE received_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`
  return (await pool.query(sql, [addDays(keptSince(now), -REMEMBERED_DAYS), limit])).rowCount ?? 0
}

/**
 * Deletes some mails that no inbox holds any more, such as those of ended inboxes. Returns their number and the blobs to
 * remove.
 */
export async function deleteOrphans(
  pool: Pool,
  limit: number,
): Promise<{ readonly deleted: number; readonly blobKeys: string[] }> {
  const sql = `WITH orphan AS (
      SELECT id FROM mail.stored_mail s WHERE NOT EXISTS (SELECT FROM mail.message WHERE mail_id = s.id)
      LIMIT $1 FOR UPDATE SKIP LOCKED
    ) DELETE FROM mail.stored_mail s USING orphan WHERE s.id = orphan.id RETURNING s.blob_key AS "blobKey"`
  const { rows } = await pool.query<{ blobKey: string | null }>(sql, [limit])
  return { deleted: rows.length, blobKeys: rows.flatMap(({ blobKey }) => blobKey ?? []) }
}

/** Those of these blobs that no mail references. */
export async function unknownBlobs(pool: Pool, keys: readonly string[]): Promise<string[]> {
  const sql = `SELECT key FROM unnest($1::text[]) AS given (key)
    WHERE NOT EXISTS (SELECT FROM mail.stored_mail WHERE blob_key = key)`
  return (await pool.query<{ key: string }>(sql, [keys])).rows.map(({ key }) => key)
}
