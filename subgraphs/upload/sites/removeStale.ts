import type { Pool } from '../../../prisma/database.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import type { UploadEngines } from '../work.ts'
import { removeFolder } from './extract.ts'

/** How long files of a replaced version stay for requests that started with it. */
const REPLACED_FOR = '10 minutes'
const BATCH = 50

/**
 * Removes files of replaced versions, and zips that will not be extracted again: of live or refused versions, of versions
 * older than the newest, and of removed sites. The row drops its reference before the blobs are deleted: a crash in
 * between leaves unreferenced blobs for the sweep, never a row without its blobs.
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

/** Skips zips with an extraction in progress. */
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
