import type { Pool } from '../../../prisma/database.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { DAY_MS } from '../../kit/time.ts'
import { releaseBlob } from './deliveries.ts'
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
  const sql = `SELECT id FROM mail.outbound_mail m WHERE blob_key IS NOT NULL
    AND NOT EXISTS (SELECT FROM mail.outbound_recipient WHERE mail_id = m.id AND state = 'QUEUED') LIMIT $1`
  const { rows } = await pool.query<{ id: string }>(sql, [AT_ONCE])
  for (const { id } of rows) {
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
  const sql = 'SELECT blob_key AS key FROM mail.outbound_mail WHERE blob_key = ANY($1)'
  const { rows } = await pool.query<{ key: string }>(sql, [keys])
  const owned = new Set(rows.map(({ key }) => key))
  await blobs.delete(keys.filter((key) => !owned.has(key)))
}

async function removeOld(pool: Pool, before: Date): Promise<void> {
  const sql = `DELETE FROM mail.outbound_mail WHERE id IN (
    SELECT id FROM mail.outbound_mail WHERE created_at < $1 AND blob_key IS NULL LIMIT $2 FOR UPDATE SKIP LOCKED)`
  for (let removed = AT_ONCE; removed === AT_ONCE; ) removed = (await pool.query(sql, [before, AT_ONCE])).rowCount ?? 0
}
