import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, countRows, firstRow, onlyRow, tables } from '../../../prisma/sql.ts'
import type { Upload } from '../store/upload.ts'
import { findUpload } from '../store/uploads.ts'
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
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  // Stops writers of earlier tickets: otherwise any number of them could fill the disk for the price of one slot.
  const stopped = tables
    .updateTable('upload.ticket')
    .set({ expiresAt: sql<Date>`least(expires_at, ${now})`, wanted: true })
    .where('uploadId', '=', upload.id)
  await affected(client, stopped.where('completedAt', 'is', null))
  // created_at is always later than that of the previous ticket, because it orders them.
  const latest = tables.selectFrom('upload.ticket').where('uploadId', '=', upload.id)
  const createdAt = latest.select(
    sql<Date>`greatest(${now}::timestamptz, max(created_at) + interval '1 millisecond')`.as('createdAt'),
  )
  const ticket = { tokenHash, uploadId: upload.id, blobKey: newBlobKey(upload), expiresAt }
  await affected(client, tables.insertInto('upload.ticket').values({ ...ticket, createdAt }))
  return { token, expiresAt }
}

/** Number of tickets that an upload got since then. */
export async function ticketsSince(client: PoolClient, uploadId: string, since: Date): Promise<number> {
  const tickets = tables.selectFrom('upload.ticket').where('uploadId', '=', uploadId).where('createdAt', '>', since)
  return (await onlyRow(client, tickets.select(countRows.as('count')))).count
}

/** The ticket of a token; null if there is none. */
export async function findTicket(pool: Pool, token: string): Promise<Ticket | null> {
  const tokenHash = hashOfToken(token)
  return tokenHash ? ticketByHash(pool, tokenHash) : null
}

/** The current ticket; null if there is none. */
export async function ticketByHash(pool: Pool, tokenHash: string): Promise<Ticket | null> {
  const found = tables.selectFrom('upload.ticket').selectAll().select(isSuperseded.as('isSuperseded'))
  const row = await firstRow(pool, found.where('tokenHash', '=', tokenHash))
  const upload = row && (await findUpload(pool, row.uploadId))
  if (!upload) return null
  return {
    tokenHash,
    upload,
    blobKey: row.blobKey,
    announced: row.announced === null ? null : BigInt(row.announced),
    expiresAt: row.expiresAt,
    completedAt: row.completedAt,
    isSuperseded: row.isSuperseded,
  }
}

/**
 * Restarts a resumable upload under a new blob key, so that a stale writer of the previous one can neither append to this
 * one nor finish it. `bytes` as for `announceLength`.
 */
export async function beginAnew(pool: Pool, ticket: Ticket, bytes: bigint | null): Promise<Ticket> {
  const begun = { ...ticket, blobKey: newBlobKey(ticket.upload), announced: bytes }
  await affected(pool, openTicket(ticket.tokenHash).set({ blobKey: begun.blobKey, announced: bytes }))
  return begun
}

/** Saves the total length of a resumable upload in bytes; null: not known yet. */
export async function announceLength(pool: Pool, tokenHash: string, bytes: bigint | null): Promise<void> {
  await affected(pool, openTicket(tokenHash).set({ announced: bytes }))
}

/**
 * Marks a ticket as used, in the transaction that saves its content. False if it is used or superseded already, or was
 * restarted since it was read; then nothing may be saved. A ticket that expired during the upload is still valid.
 */
export async function spendTicket(client: PoolClient, ticket: Ticket, bytes: number, now: Date): Promise<boolean> {
  const spent = openTicket(ticket.tokenHash)
    .set({ completedAt: now, announced: bytes })
    .where('blobKey', '=', ticket.blobKey)
    .where(({ not }) => not(isSuperseded))
  return (await affected(client, spent)) === 1
}

function openTicket(tokenHash: string) {
  return tables.updateTable('upload.ticket').where('tokenHash', '=', tokenHash).where('completedAt', 'is', null)
}

/** Of the row of `upload.ticket` that a statement reads or changes. */
const isSuperseded = sql<boolean>`exists (select from upload.ticket as newer
  where newer.upload_id = ticket.upload_id and newer.created_at > ticket.created_at)`
