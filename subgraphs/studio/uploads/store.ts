import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach, storableKeys } from '../../../prisma/inOrder.ts'
import { affected, allRows, anyOf, firstRow, onlyRow, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'

// The only module that writes studio.upload. A row is inserted before the file is uploaded, confirmed once, and deleted
// with its file.

/** An upload, before and after its file has arrived. */
export type MediaUpload = Row<'studio.upload'>

/** Inserts an upload. */
export async function insertUpload(
  client: PoolClient,
  upload: Omit<MediaUpload, 'confirmedAt' | 'size'>,
): Promise<MediaUpload> {
  return onlyRow(client, tables.insertInto('studio.upload').values(upload).returningAll())
}

/** A wallet's upload. Throws NotFound and, for another wallet, Forbidden. */
export async function ownUpload(pool: Pool, wallet: WalletAddress, id: string): Promise<MediaUpload> {
  return requireOwn(await firstRow(pool, uploads().where('id', '=', id)), wallet)
}

/** The uploads with these ids, in the same order; null for an id that does not exist. */
export async function findUploads(pool: Pool, ids: readonly string[]): Promise<(MediaUpload | null)[]> {
  const rows = await allRows(pool, uploads().where('id', '=', anyOf(storableKeys(ids))))
  return oneForEach(ids, rows, ({ id }) => id)
}

/** A wallet's uploads by their blob keys, in order. Throws like `ownUpload`. */
export async function ownUploadsByKey(
  pool: Pool,
  wallet: WalletAddress,
  blobKeys: readonly string[],
): Promise<MediaUpload[]> {
  const rows = await allRows(pool, uploads().where('blobKey', '=', anyOf(blobKeys)))
  return oneForEach(blobKeys, rows, ({ blobKey }) => blobKey).map((upload) => requireOwn(upload, wallet))
}

const uploads = () => tables.selectFrom('studio.upload').selectAll()

function requireOwn(upload: MediaUpload | null, wallet: WalletAddress): MediaUpload {
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
  const confirmed = tables.updateTable('studio.upload').set({ confirmedAt: now, size, expiresAt }).where('id', '=', id)
  await affected(pool, confirmed.where('confirmedAt', 'is', null))
}

/** Expired uploads, locked until the transaction ends. */
export async function lockExpired(client: PoolClient, now: Date): Promise<Pick<MediaUpload, 'id' | 'blobKey'>[]> {
  const expired = tables.selectFrom('studio.upload').select(['id', 'blobKey']).where('expiresAt', '<=', now)
  return await allRows(client, expired.orderBy('expiresAt').limit(500).forUpdate().skipLocked())
}

/** Deletes the rows of uploads whose files are gone. */
export async function removeUploads(client: PoolClient, ids: readonly string[]): Promise<void> {
  await affected(client, tables.deleteFrom('studio.upload').where('id', '=', anyOf(ids)))
}
