import type { Pool } from '../../../prisma/database.ts'
import { affected, allRows, anyOf, tables } from '../../../prisma/sql.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { DAY_MS } from '../../kit/time.ts'
import { queuedOf, releaseBlob } from './deliveries.ts'
import { BLOB_FOLDER } from './mailId.ts'

/** Age from which a blob without a row is an orphan. Milliseconds. */
const ORPHAN_AFTER_MS = DAY_MS
/** How long records of sent mail are kept. Milliseconds. */
const KEPT_MS = 90 * DAY_MS
const AT_ONCE = 500

/** Removes leftovers of crashes, and records of old mail. Safe to run in several processes at once. */
export async function tidyOutbound(pool: Pool, blobs: BlobStore, now: Date): Promise<void> {
  await releaseEnded(pool, blobs)
  await removeOrphans(pool, blobs, new Date(now.getTime() - ORPHAN_AFTER_MS))
  await removeOld(pool, new Date(now.getTime() - KEPT_MS))
}

async function releaseEnded(pool: Pool, blobs: BlobStore): Promise<void> {
  const ended = tables
    .selectFrom('mail.outboundMail')
    .select('id')
    .where('blobKey', 'is not', null)
    .where(({ not, exists, ref }) => not(exists(queuedOf(ref('mail.outboundMail.id')))))
  for (const { id } of await allRows(pool, ended.limit(AT_ONCE))) {
    const key = await releaseBlob(pool, id)
    if (key !== null) await blobs.delete([key])
  }
}

async function removeOrphans(pool: Pool, blobs: BlobStore, before: Date): Promise<void> {
  let keys: string[] = []
  for await (const { key, modifiedAt } of blobs.list(BLOB_FOLDER)) {
    if (modifiedAt < before) keys.push(key)
    if (keys.length < AT_ONCE) continue
    await removeUnowned(pool, blobs, keys)
    keys = []
  }
  if (keys.length > 0) await removeUnowned(pool, blobs, keys)
}

async function removeUnowned(pool: Pool, blobs: BlobStore, keys: readonly string[]): Promise<void> {
  const owners = tables.selectFrom('mail.outboundMail').select('blobKey').where('blobKey', '=', anyOf(keys))
  const owned = new Set((await allRows(pool, owners)).map(({ blobKey }) => blobKey))
  await blobs.delete(keys.filter((key) => !owned.has(key)))
}

async function removeOld(pool: Pool, before: Date): Promise<void> {
  const old = tables
    .selectFrom('mail.outboundMail')
    .select('id')
    .where('createdAt', '<', before)
    .where('blobKey', 'is', null)
    .limit(AT_ONCE)
  const removal = tables.deleteFrom('mail.outboundMail').where('id', 'in', old.forUpdate().skipLocked())
  for (let removed = AT_ONCE; removed === AT_ONCE; ) removed = await affected(pool, removal)
}
