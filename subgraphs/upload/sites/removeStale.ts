import type { Pool } from '../../../prisma/database.ts'
import { affected, allRows, tables } from '../../../prisma/sql.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import type { UploadEngines } from '../work.ts'
import { removeFolder } from './extract.ts'
import { isUnleased } from './lease.ts'

/** How long files of a replaced version stay for requests that started with it, in milliseconds. */
const REPLACED_FOR_MS = 10 * 60_000
const BATCH = 50

/**
 * Removes files of replaced versions, and zips that will not be extracted again: of live or refused versions, of versions
 * older than the newest, and of removed sites; then the rows of which nothing is left. The row drops its reference before the blobs are deleted: a crash in
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
  while ((await deleteEmptied(db.pool)) === BATCH);
}

/** Skips zips with an extraction in progress. */
async function letGoOfZips(pool: Pool): Promise<string[]> {
  const stale = tables
    .selectFrom('upload.siteVersion as version')
    .select(['version.id', 'version.zipKey as key'])
    .where('version.zipKey', 'is not', null)
    .where(isUnleased)
    .where(({ or, eb, exists, selectFrom }) => {
      const removed = selectFrom('upload.upload as upload')
        .select('upload.id')
        .whereRef('upload.id', '=', 'version.uploadId')
        .where('upload.removedAt', 'is not', null)
      const newer = selectFrom('upload.siteVersion as newer')
        .select('newer.id')
        .whereRef('newer.uploadId', '=', 'version.uploadId')
        .whereRef('newer.id', '>', 'version.id')
      return or([
        eb('version.activatedAt', 'is not', null),
        eb('version.refusal', 'is not', null),
        exists(removed),
        exists(newer),
      ])
    })
    .limit(BATCH)
  const letGo = tables
    .with('stale', () => stale.forUpdate().skipLocked())
    .updateTable('upload.siteVersion')
    .from('stale')
    .set({ zipKey: null })
    .whereRef('upload.siteVersion.id', '=', 'stale.id')
  return (await allRows(pool, letGo.returning('stale.key'))).flatMap(({ key }) => key ?? [])
}

async function letGoOfFolders(pool: Pool, now: Date): Promise<string[]> {
  const stale = tables
    .selectFrom('upload.siteVersion')
    .select(['id', 'folder'])
    .where('folder', 'is not', null)
    .where('replacedAt', '<=', new Date(now.getTime() - REPLACED_FOR_MS))
    .limit(BATCH)
  const letGo = tables
    .with('stale', () => stale.forUpdate().skipLocked())
    .updateTable('upload.siteVersion')
    .from('stale')
    .set({ folder: null, manifest: null })
    .whereRef('upload.siteVersion.id', '=', 'stale.id')
  return (await allRows(pool, letGo.returning('stale.folder'))).flatMap(({ folder }) => folder ?? [])
}

/** Deletes versions without zip and files. The newest of a site stays: it says what became of the last upload. */
async function deleteEmptied(pool: Pool): Promise<number> {
  const emptied = tables
    .selectFrom('upload.siteVersion as version')
    .select('version.id')
    .where('version.zipKey', 'is', null)
    .where('version.folder', 'is', null)
    .where(isUnleased)
    .where(({ exists, selectFrom }) => {
      const newer = selectFrom('upload.siteVersion as newer').select('newer.id')
      return exists(newer.whereRef('newer.uploadId', '=', 'version.uploadId').whereRef('newer.id', '>', 'version.id'))
    })
    .limit(BATCH)
  const gone = tables
    .with('emptied', () => emptied.forUpdate().skipLocked())
    .deleteFrom('upload.siteVersion')
    .using('emptied')
    .whereRef('upload.siteVersion.id', '=', 'emptied.id')
  return affected(pool, gone)
}
