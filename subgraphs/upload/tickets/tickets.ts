import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { findUpload, type Upload } from '../store/uploads.ts'
import { hashOfToken, newToken } from './token.ts'

/** The right to fill a slot once. */
export interface Ticket {
  readonly tokenHash: string
  readonly upload: Upload
  /** Where a resumable upload grows, and where it ends. */
  readonly blobKey: string
  /** Bytes that a resumable upload has announced, or that came; null before. */
  readonly announced: bigint | null
  readonly expiresAt: Date
  readonly completedAt: Date | null
  /** A newer ticket of the same upload took its place. */
  readonly isSuperseded: boolean
}

/** `used`: the whole file came through it. `gone`: nothing did, and nothing will. */
export function stateOf(ticket: Ticket, now: Date): 'open' | 'used' | 'gone' {
  if (ticket.completedAt && ticket.announced !== null) return 'used'
  const isOver = ticket.completedAt || ticket.isSuperseded || ticket.expiresAt <= now || ticket.upload.expiresAt <= now
  return isOver ? 'gone' : 'open'
}

/** A fresh key for what comes for an upload. */
export function newBlobKey({ kind, id }: Pick<Upload, 'kind' | 'id'>): string {
  return `${kind === 'SITE' ? 'zips' : 'files'}/${id}/${randomUUID()}`
}

/** What is asked of a new ticket. */
export interface TicketOrder {
  readonly upload: Pick<Upload, 'kind' | 'id'>
  /** How long it is good for. */
  readonly seconds: number
  readonly now: Date
}

/**
 * Makes a ticket and returns its token. Those that the upload had before stop working. The caller holds the upload's row,
 * or has just made it.
 */
export async function issueTicket(client: PoolClient, { upload, seconds, now }: TicketOrder) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  // Whoever writes through one of them stops: any number of such would fill the disk for the price of one slot.
  await client.query(
    `UPDATE upload.ticket SET expires_at = LEAST(expires_at, $2), wanted = true WHERE upload_id = $1 AND completed_at IS NULL`,
    [upload.id, now],
  )
  // Always later than the one before: that is how a newer ticket is told from an older one.
  await client.query(
    `INSERT INTO upload.ticket (token_hash, upload_id, blob_key, created_at, expires_at)
     SELECT $1, $2, $3, GREATEST($4, max(created_at) + interval '1 millisecond'), $5 FROM upload.ticket WHERE upload_id = $2`,
    [hashOfToken(token), upload.id, newBlobKey(upload), now, expiresAt],
  )
  return { token, expiresAt }
}

/** How many tickets an upload got since then. */
export async function ticketsSince(client: PoolClient, uploadId: string, since: Date): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM upload.ticket WHERE upload_id = $1 AND created_at > $2'
  return (await client.query<{ count: number }>(sql, [uploadId, since])).rows[0]?.count ?? 0
}

/** The ticket of a token; null when there is none. */
export async function findTicket(pool: Pool, token: string): Promise<Ticket | null> {
  const tokenHash = hashOfToken(token)
  return tokenHash ? ticketByHash(pool, tokenHash) : null
}

/** The ticket as it stands now; null when there is none. */
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
 * Begins a resumable upload anew, under a key of its own: whoever was writing to the one before, and does not know yet
 * that it is over, can neither add to this one nor finish it. `bytes` as for `announceLength`.
 */
export async function beginAnew(pool: Pool, ticket: Ticket, bytes: bigint | null): Promise<Ticket> {
  const begun = { ...ticket, blobKey: newBlobKey(ticket.upload), announced: bytes }
  const sql = `UPDATE upload.ticket SET blob_key = $2, announced = $3 WHERE token_hash = $1 AND completed_at IS NULL`
  await pool.query(sql, [ticket.tokenHash, begun.blobKey, bytes])
  return begun
}

/** Notes how long a resumable upload is going to be, in bytes; null: not known yet. */
export async function announceLength(pool: Pool, tokenHash: string, bytes: bigint | null): Promise<void> {
  const sql = 'UPDATE upload.ticket SET announced = $2 WHERE token_hash = $1 AND completed_at IS NULL'
  await pool.query(sql, [tokenHash, bytes])
}

/**
 * Uses a ticket up, in the transaction that writes what came. False when it is used up or superseded already, or was
 * begun anew since it was read: then nothing may be written. A ticket that ran out while the bytes came is still good.
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
