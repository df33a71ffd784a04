import type { Pool } from 'pg'
import type { JobContext } from '../../kit/subgraph.ts'
import type { UploadEngines } from '../work.ts'
import { removeFolder } from './extract.ts'

/** Requests that began with the version before may go on for so long. */
const REPLACED_FOR = '10 minutes'
const BATCH = 50

/**
 * Removes files of versions that were replaced, and zips that nothing will be made of any more: those that are live or were
 * refused, those that a newer one came after, and those of sites that were taken down. A row lets go of its files before they are deleted: a crash between the
 * two leaves files that nothing names, which are swept, never a row that names none.
 */
export async function removeStale({ db, engines, now }: JobContext<UploadEngines>): Promise<void> {
  for (;;) {
    const zips = await letGoOfZips(db.pool)
    await engines.blobs.delete(zips)
    if (zips.length < BATCH) break
  }
  for (;;) {
    const folders = await letGoOfFolders(db.pool, now())
    for (const folder of folders) await removeFolder(engines.blobs, folder)
    if (folders.length < BATCH) break
  }
}

/** A zip that is being extracted is left alone. */
async function letGoOfZips(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `WITH stale AS (
       SELECT id, zip_key FROM upload.site_version version
       WHERE zip_key IS NOT NULL AND (extractor IS NULL OR extractor_until <= clock_timestamp())
         AND (activated_at IS NOT NULL OR refusal IS NOT NULL
           OR EXISTS (SELECT 1 FROM upload.upload WHERE upload.id = upload_id AND removed_at IS NOT NULL)
           OR EXISTS (SELECT 1 FROM upload.site_version newer WHERE newer.upload_id = version.upload_id AND newer.id > version.id))
       LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
     UPDATE upload.site_version SET zip_key = NULL FROM stale WHERE site_version.id = stale.id
     RETURNING stale.zip_key AS key`,
  )
  return rows.map(({ key }) => key)
}

async function letGoOfFolders(pool: Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ folder: string }>(
    `WITH stale AS (
       SELECT id, folder FROM upload.site_version
       WHERE folder IS NOT NULL AND replaced_at <= $1::timestamptz - interval '${REPLACED_FOR}'
       LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
     UPDATE upload.site_version SET folder = NULL, manifest = NULL FROM stale WHERE site_version.id = stale.id
     RETURNING stale.folder`,
    [now],
  )
  return rows.map(({ folder }) => folder)
}
