import { allRows, anyOf, tables } from '../../../prisma/sql.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import type { BlobInfo } from '../../kit/storage/blobs/blobStore.ts'
import type { UploadEngines } from '../work.ts'

/** Younger blobs may not have their row yet. Milliseconds. */
const SWEPT_AFTER = 24 * 60 * 60_000
const BATCH = 500
/** Folders of incoming files and zips; extracted site files have their own sweep. */
const FOLDERS = ['files', 'zips']

/** Removes blobs that no row references, such as after a crash. */
export async function sweepOrphans(context: JobContext<UploadEngines>): Promise<void> {
  for (const folder of FOLDERS) await sweep(context, folder)
}

async function sweep(context: JobContext<UploadEngines>, folder: string): Promise<void> {
  let batch: BlobInfo[] = []
  for await (const blob of context.engines.blobs.list(folder)) {
    if (context.now().getTime() - blob.modifiedAt.getTime() < SWEPT_AFTER) continue
    batch.push(blob)
    if (batch.length < BATCH) continue
    await removeUnnamed(context, batch)
    batch = []
  }
  await removeUnnamed(context, batch)
}

async function removeUnnamed({ db, engines, log }: JobContext<UploadEngines>, batch: readonly BlobInfo[]) {
  if (batch.length === 0) return
  const keys = anyOf(batch.map(({ key }) => key))
  const files = tables.selectFrom('upload.upload').select('blobKey as key').where('blobKey', '=', keys)
  const zips = tables.selectFrom('upload.siteVersion').select('zipKey as key').where('zipKey', '=', keys)
  const parts = tables.selectFrom('upload.ticket').select('blobKey as key').where('blobKey', '=', keys)
  const rows = await allRows(db.pool, files.union(zips).union(parts.where('completedAt', 'is', null)))
  const named = new Set(rows.map(({ key }) => key))
  const orphans = batch.filter(({ key }) => !named.has(key)).map(({ key }) => key)
  if (orphans.length === 0) return
  await engines.blobs.delete(orphans)
  log.info({ count: orphans.length }, 'Files that nothing names were removed')
}
