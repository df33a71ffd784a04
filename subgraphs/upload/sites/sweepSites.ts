import { firstRow, tables } from '../../../prisma/sql.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import type { UploadEngines } from '../work.ts'
import { removeFolder } from './extract.ts'

/** Younger files may belong to an activation in progress. Milliseconds. */
const SWEPT_AFTER = 24 * 60 * 60_000
const ROOT = 'sites'

/** Removes folders that no version references, such as after a crash during activation. */
export async function sweepSites(context: JobContext<UploadEngines>): Promise<void> {
  const { engines, now, log } = context
  let last = ''
  for await (const { key, modifiedAt } of engines.blobs.list(ROOT)) {
    const folder = key.split('/').slice(0, 3).join('/')
    // Keys are listed in order, grouped by folder; each folder is judged by its first file.
    if (folder === last) continue
    last = folder
    if (now().getTime() - modifiedAt.getTime() < SWEPT_AFTER || (await isNamed(context, folder))) continue
    await removeFolder(engines.blobs, folder)
    log.info({ folder }, 'Files of a site that nothing names were removed')
  }
}

async function isNamed({ db }: JobContext<UploadEngines>, folder: string): Promise<boolean> {
  const version = tables.selectFrom('upload.siteVersion').select('id').where('folder', '=', folder)
  return (await firstRow(db.pool, version)) !== null
}
