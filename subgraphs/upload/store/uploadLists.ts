import type { Pool } from '../../../prisma/database.ts'
import { micros, newestAfter, type Position } from '../../../prisma/position.ts'
import { allRows, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { UPLOAD_COLUMNS, type Upload, uploadOfRow } from './uploads.ts'

/** An upload with its position in the list. */
export type ListedUpload = Upload & Position

/** Which uploads of a wallet are listed. */
export type Listed = 'all' | 'sites'

/** A wallet's uploads, newest first, after a position. */
export async function listUploads(
  pool: Pool,
  { wallet, listed }: { readonly wallet: WalletAddress; readonly listed: Listed },
  after: Position | null,
  limit: number,
): Promise<ListedUpload[]> {
  const ofWallet = tables.selectFrom('upload.upload').select(UPLOAD_COLUMNS).select(micros).where('wallet', '=', wallet)
  const uploads = listed === 'sites' ? ofWallet.where('kind', '=', 'SITE') : ofWallet
  const rows = await allRows(pool, newestAfter(uploads, after, limit))
  return rows.map((row) => ({ ...uploadOfRow(row), micros: row.micros }))
}
