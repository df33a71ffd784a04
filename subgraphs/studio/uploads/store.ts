import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach, storableKeys } from '../../../prisma/inOrder.ts'
import { affected, allRows, anyOf, firstRow, onlyRow, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'

// The only module that writes studio.upload. A row is inserted before the file is uploaded, confirmed once, and deleted
// after its files. Its `blobKey` is where the file is sent, and from the confirmation on the copy that was checked.

/** An upload, before and after its file has arrived. */
export type MediaUpload = Row<'studio.upload'>

/** An upload to be removed. */
export type ExpiredUpload = Pick<MediaUpload, 'id' | 'blobKey'>

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

/** A wallet's uploads, in order. Throws like `ownUpload`. */
export async function ownUploads(pool: Pool, wallet: WalletAddress, ids: readonly string[]): Promise<MediaUpload[]> {
  return (await findUploads(pool, ids)).map((upload) => requireOwn(upload, wallet))
}

const uploads = () => tables.selectFrom('studio.upload').selectAll()

function requireOwn(upload: MediaUpload | null, wallet: WalletAddress): MediaUpload {
  if (!upload) throw new NotFound('There is no such upload')
  if (upload.wallet !== wallet) throw new Forbidden('Only the wallet that paid for an upload may use it')
  return upload
}

/**
 * Confirms an uploaded picture, whose file is now under `blobKey`, and keeps it until `expiresAt`. False, and without
 * effect, if it is already confirmed or removed.
 */
export async function confirmUpload(
  client: PoolClient,
  id: string,
  { now, ...kept }: Pick<MediaUpload, 'blobKey' | 'expiresAt'> & { readonly size: number; readonly now: Date },
): Promise<boolean> {
  const confirmed = tables
    .updateTable('studio.upload')
    .set({ confirmedAt: now, ...kept })
    .where('id', '=', id)
  return (await affected(client, confirmed.where('confirmedAt', 'is', null))) > 0
}

/** Expired uploads, locked until the transaction ends. */
export async function lockExpired(client: PoolClient, now: Date): Promise<ExpiredUpload[]> {
  const expired = tables.selectFrom('studio.upload').select(['id', 'blobKey']).where('expiresAt', '<=', now)
  return await allRows(client, expired.orderBy('expiresAt').limit(500).forUpdate().skipLocked())
}

/** Deletes the rows of uploads whose files are gone. */
export async function removeUploads(client: PoolClient, ids: readonly string[]): Promise<void> {
  await affected(client, tables.deleteFrom('studio.upload').where('id', '=', anyOf(ids)))
}
