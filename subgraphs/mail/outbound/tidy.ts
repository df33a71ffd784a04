import type { Pool } from '../../../prisma/database.ts'
import { affected, allRows, anyOf, tables } from '../../../prisma/sql.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { DAY_MS } from '../../kit/time.ts'
import { sweepBlobs } from '../sweepBlobs.ts'
import { queuedOf, releaseBlob } from './deliveries.ts'
import { BLOB_FOLDER } from './mailId.ts'

/** How long records of sent mail are kept. Milliseconds. */
const KEPT_MS = 90 * DAY_MS
const AT_ONCE = 500

/** Removes leftovers of crashes, and records of old mail. Safe to run in several processes at once. */
export async function tidyOutbound(pool: Pool, blobs: BlobStore, now: Date): Promise<void> {
  await releaseEnded(pool, blobs)
  await sweepBlobs(blobs, BLOB_FOLDER, now, (keys) => unknownBlobs(pool, keys))
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

async function unknownBlobs(pool: Pool, keys: readonly string[]): Promise<string[]> {
  const named = tables.selectFrom('mail.outboundMail').select('blobKey').where('blobKey', '=', anyOf(keys))
  const known = new Set((await allRows(pool, named)).map(({ blobKey }) => blobKey))
  return keys.filter((key) => !known.has(key))
}

async function removeOld(pool: Pool, before: Date): Promise<void> {
  const removal = tables
    // A locking query of WITH is run once. As `id IN (…)` it may be run again for each row, and exceed its limit.
    .with('old', (db) =>
      db
        .selectFrom('mail.outboundMail')
        .select('id')
        .where('createdAt', '<', before)
        .where('blobKey', 'is', null)
        .orderBy('createdAt')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .deleteFrom('mail.outboundMail as mail')
    .using('old')
    .whereRef('mail.id', '=', 'old.id')
  for (let removed = AT_ONCE; removed === AT_ONCE; ) removed = await affected(pool, removal)
}
