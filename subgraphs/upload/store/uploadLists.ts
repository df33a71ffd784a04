import type { Pool } from '../../../prisma/database.ts'
import { afterPosition, MICROS_COLUMN, type Position, positionParameters } from '../../../prisma/position.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { UPLOAD_COLUMNS, type Upload, type UploadRow, uploadOfRow } from './uploads.ts'

/** An upload with its position in the list. */
export type ListedUpload = Upload & Position

/** Which uploads of a wallet are listed. */
export type Listed = 'all' | 'sites'

const IS_LISTED: Record<Listed, string> = { all: '', sites: `AND kind = 'SITE'` }

/** A wallet's uploads, newest first, after a position. */
export async function listUploads(
  pool: Pool,
  { wallet, listed }: { readonly wallet: WalletAddress; readonly listed: Listed },
  after: Position | null,
  limit: number,
): Promise<ListedUpload[]> {
  const sql = `SELECT ${UPLOAD_COLUMNS}, ${MICROS_COLUMN} FROM upload.upload
    WHERE wallet = $1 ${IS_LISTED[listed]} ${afterPosition('text')}`
  const { rows } = await pool.query<UploadRow & { micros: string }>(sql, [wallet, ...positionParameters(after, limit)])
  return rows.map((row) => ({ ...uploadOfRow(row), micros: row.micros }))
}
