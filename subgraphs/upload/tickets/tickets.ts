import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { findUpload, type Upload } from '../store/uploads.ts'
import { hashOfToken, newToken } from './token.ts'

/** The right to fill a slot once. */
export interface Ticket {
  readonly tokenHash: string
  readonly upload: Upload
  /** Key at which a resumable upload is stored, during and after. */
  readonly blobKey: string
  /** Bytes announced for a resumable upload, or received; null before. */
  readonly announced: bigint | null
  readonly expiresAt: Date
  readonly completedAt: Date | null
  /** Whether a newer ticket of the same upload exists. */
  readonly isSuperseded: boolean
}

/** `used`: a whole file was uploaded through it. `gone`: none was, and none can be any more. */
export function stateOf(ticket: Ticket, now: Date): 'open' | 'used' | 'gone' {
  if (ticket.completedAt && ticket.announced !== null) return 'used'
  const isOver = ticket.completedAt || ticket.isSuperseded || ticket.expiresAt <= now || ticket.upload.expiresAt <= now
  return isOver ? 'gone' : 'open'
}

/** A new blob key for content of an upload. */
export function newBlobKey({ kind, id }: Pick<Upload, 'kind' | 'id'>): string {
  return `${kind === 'SITE' ? 'zips' : 'files'}/${id}/${randomUUID()}`
}

/** Parameters of a new ticket. */
export interface TicketOrder {
  readonly upload: Pick<Upload, 'kind' | 'id'>
  /** Validity of the ticket. */
  readonly seconds: number
  readonly now: Date
}

/**
 * Creates a ticket and returns its token. Earlier tickets of the upload stop working. The caller has locked the upload's
 * row or just inserted it.
 */
export async function issueTicket(client: PoolClient, { upload, seconds, now }: TicketOrder) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  // Stops writers of earlier tickets: otherwise any number of them could fill the disk for the price of one slot.
  await client.query(
    `UPDATE upload.ticket SET expires_at = LEAST(expires_at, $2), wanted = true WHERE upload_id = $1 AND completed_at IS NULL`,
    [upload.id, now],
  )
  // created_at is always later than that of the previous ticket, because it orders them.
  await client.query(
    `INSERT INTO upload.ticket (token_hash, upload_id, blob_key, created_at, expires_at)
     SELECT $1, $2, $3, GREATEST($4, max(created_at) + interval '1 millisecond'), $5 FROM upload.ticket WHERE upload_id = $2`,
    [hashOfToken(token), upload.id, newBlobKey(upload), now, expiresAt],
  )
  return { token, expiresAt }
}

/** Number of tickets that an upload got since then. */
export async function ticketsSince(client: PoolClient, uploadId: string, since: Date): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM upload.ticket WHERE upload_id = $1 AND created_at > $2'
  return (await client.query<{ count: number }>(sql, [uploadId, since])).rows[0]?.count ?? 0
}

/** The ticket of a token; null if there is none. */
export async function findTicket(pool: Pool, token: string): Promise<Ticket | null> {
  const tokenHash = hashOfToken(token)
  return tokenHash ? ticketByHash(pool, tokenHash) : null
}

/** The current ticket; null if there is none. */
export async function ticketByHash(pool: Pool, tokenHash: string): Promise<Ticket | null> {
  const { rows } = await pool.query<TicketRow>(
    `SELECT ticket.*, ${IS_SUPERSEDED} AS is_superseded FROM upload.ticket WHERE token_hash = $1`,
    [tokenHash],
  )
  const [row] = rows
  const upload = row && (await findUpload(pool, row.upload_id))
  if (!upload) return null
  return {
    tokenHash,
    upload,
    blobKey: row.blob_key,
    announced: row.announced === null ? null : BigInt(row.announced),
    expiresAt: row.expires_at,
    completedAt: row.completed_at,
    isSuperseded: row.is_superseded,
  }
}

/**
 * Restarts a resumable upload under a new blob key, so that a stale writer of the previous one can neither append to this
 * one nor finish it. `bytes` as for `announceLength`.
 */
export async function beginAnew(pool: Pool, ticket: Ticket, bytes: bigint | null): Promise<Ticket> {
  const begun = { ...ticket, blobKey: newBlobKey(ticket.upload), announced: bytes }
  const sql = `UPDATE upload.ticket SET blob_key = $2, announced = $3 WHERE token_hash = $1 AND completed_at IS NULL`
  await pool.query(sql, [ticket.tokenHash, begun.blobKey, bytes])
  return begun
}

/** Saves the total length of a resumable upload in bytes; null: not known yet. */
export async function announceLength(pool: Pool, tokenHash: string, bytes: bigint | null): Promise<void> {
  const sql = 'UPDATE upload.ticket SET announced = $2 WHERE token_hash = $1 AND completed_at IS NULL'
  await pool.query(sql, [tokenHash, bytes])
}

/**
 * Marks a ticket as used, in the transaction that saves its content. False if it is used or superseded already, or was
 * restarted since it was read; then nothing may be saved. A ticket that expired during the upload is still valid.
 */
export async function spendTicket(client: PoolClient, ticket: Ticket, bytes: number, now: Date): Promise<boolean> {
  const sql = `UPDATE upload.ticket SET completed_at = $3, announced = $2
    WHERE token_hash = $1 AND blob_key = $4 AND completed_at IS NULL AND NOT ${IS_SUPERSEDED}`
  return (await client.query(sql, [ticket.tokenHash, bytes, now, ticket.blobKey])).rowCount === 1
}

const IS_SUPERSEDED = `EXISTS (
  SELECT 1 FROM upload.ticket newer WHERE newer.upload_id = ticket.upload_id AND newer.created_at > ticket.created_at)`

interface TicketRow {
  upload_id: string
  blob_key: string
  announced: string | null
  expires_at: Date
  completed_at: Date | null
  is_superseded: boolean
}
