import type { Pool } from '../../../prisma/database.ts'
import { allForEach } from '../../../prisma/inOrder.ts'
import { micros, newestAfter, type Position } from '../../../prisma/position.ts'
import { allRows, rowsFrom, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Upload } from './upload.ts'
import { UPLOAD_COLUMNS, uploadOfRow } from './uploads.ts'

/** An upload with its position in the list. */
export type ListedUpload = Upload & Position

/** Which uploads of a wallet are listed. */
export type Listed = 'all' | 'files' | 'sites'

/** A wallet's uploads, newest first, after a position. */
export async function listUploads(
  pool: Pool,
  { wallet, listed }: { readonly wallet: WalletAddress; readonly listed: Listed },
  after: Position | null,
  limit: number,
): Promise<ListedUpload[]> {
  const ofWallet = tables.selectFrom('upload.upload').select(UPLOAD_COLUMNS).select(micros).where('wallet', '=', wallet)
  const uploads = listed === 'all' ? ofWallet : ofWallet.where('kind', '=', listed === 'sites' ? 'SITE' : 'FILE')
  const rows = await allRows(pool, newestAfter(uploads, after, limit))
  return rows.map((row) => ({ ...uploadOfRow(row), micros: row.micros }))
}

/** A wallet's `first` newest sites made of each of these uploads, in the order of the uploads. */
export async function sitesMadeOf(
  pool: Pool,
  wallet: WalletAddress,
  uploadIds: readonly string[],
  first: number,
): Promise<Upload[][]> {
  const asked = rowsFrom(
    uploadIds.map((id) => ({ id })),
    { id: 'text' },
    'asked',
  )
  const newest = tables.selectFrom(asked).innerJoinLateral(
    ({ selectFrom }) =>
      selectFrom('upload.upload')
        .select(UPLOAD_COLUMNS)
        .where('wallet', '=', wallet)
        .whereRef('sourceId', '=', 'asked.id')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(first)
        .as('site'),
    (join) => join.onTrue(),
  )
  const rows = await allRows(pool, newest.selectAll('site').orderBy('site.createdAt', 'desc').orderBy('site.id'))
  return allForEach<string | null, Upload>(uploadIds, rows.map(uploadOfRow), ({ sourceId }) => sourceId)
}
