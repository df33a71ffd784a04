import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'

// The only module that writes studio.upload. A row is inserted before the file is uploaded, confirmed once, and deleted
// with its file.

/** An upload, before and after its file has arrived. */
export interface MediaUpload {
  readonly id: string
  readonly wallet: WalletAddress
  /** Declared by the wallet. */
  readonly contentType: string
  readonly maxBytes: number
  readonly blobKey: string
  /** Deadline of the upload. */
  readonly sentBy: Date
  /** Null until the file was checked. */
  readonly confirmedAt: Date | null
  /** Bytes; null until confirmation. */
  readonly size: number | null
  readonly expiresAt: Date
}

const COLUMNS = `id, wallet, content_type AS "contentType", max_bytes AS "maxBytes", blob_key AS "blobKey",
  sent_by AS "sentBy", confirmed_at AS "confirmedAt", size, expires_at AS "expiresAt"`

/** Inserts an upload. */
export async function insertUpload(
  client: PoolClient,
  upload: Omit<MediaUpload, 'confirmedAt' | 'size'> & { readonly filename: string; readonly createdAt: Date },
): Promise<void> {
  const { id, wallet, filename, contentType, maxBytes, blobKey, createdAt, sentBy, expiresAt } = upload
  await client.query(
    `INSERT INTO studio.upload (id, wallet, filename, content_type, max_bytes, blob_key, created_at, sent_by, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, wallet, filename, contentType, maxBytes, blobKey, createdAt, sentBy, expiresAt],
  )
}

/** A wallet's upload, found by `column`. Throws NotFound and, for another wallet, Forbidden. */
export async function ownUpload(
  pool: Pool,
  wallet: WalletAddress,
  column: 'id' | 'blob_key',
  value: string,
): Promise<MediaUpload> {
  const { rows } = await pool.query<MediaUpload>(`SELECT ${COLUMNS} FROM studio.upload WHERE ${column} = $1`, [value])
  const upload = rows[0]
  if (!upload) throw new NotFound('There is no such upload')
  if (upload.wallet !== wallet) throw new Forbidden('Only the wallet that paid for an upload may use it')
  return upload
}

/** Confirms an uploaded picture and keeps it until `expiresAt`. No effect if it is already confirmed. */
export async function confirmUpload(
  pool: Pool,
  id: string,
  { size, now, expiresAt }: { readonly size: number; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await pool.query(
    `UPDATE studio.upload SET confirmed_at = $2, size = $3, expires_at = $4 WHERE id = $1 AND confirmed_at IS NULL`,
    [id, now, size, expiresAt],
  )
}

/** Expired uploads. */
export async function expiredUploads(pool: Pool, now: Date): Promise<Pick<MediaUpload, 'id' | 'blobKey'>[]> {
  const { rows } = await pool.query<Pick<MediaUpload, 'id' | 'blobKey'>>(
    `SELECT id, blob_key AS "blobKey" FROM studio.upload WHERE expires_at <= $1 ORDER BY expires_at LIMIT 500`,
    [now],
  )
  return rows
}

/** Deletes the rows of uploads whose files are gone. */
export async function removeUploads(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM studio.upload WHERE id = ANY($1)', [ids])
}
