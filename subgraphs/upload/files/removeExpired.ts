import { allRows, tables } from '../../../prisma/sql.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import { addDays } from '../../kit/time.ts'
import { GRACE_DAYS } from '../tiers.ts'
import type { UploadEngines } from '../work.ts'

const BATCH = 100

/**
 * Removes files that expired more than GRACE_DAYS ago. The row drops its reference before the blob is deleted: a crash in
 * between leaves an unreferenced blob for the sweep, never a row without its blob.
 */
export async function removeExpired({ db, engines, now }: JobContext<UploadEngines>): Promise<void> {
  for (;;) {
    const keys = await letGo(db.pool, now())
    await engines.blobs.delete(keys.flatMap((key) => key ?? []))
    if (keys.length < BATCH) return
  }
}

async function letGo(pool: JobContext<UploadEngines>['db']['pool'], now: Date): Promise<(string | null)[]> {
  const gone = tables
    .selectFrom('upload.upload')
    .select(['id', 'blobKey'])
    .where('kind', '=', 'FILE')
    .where('removedAt', 'is', null)
    .where('expiresAt', '<=', addDays(now, -GRACE_DAYS))
    .limit(BATCH)
  const removed = tables
    .with('gone', () => gone.forUpdate().skipLocked())
    .updateTable('upload.upload')
    .from('gone')
    .set({ blobKey: null, removedAt: now })
    .whereRef('upload.upload.id', '=', 'gone.id')
  return (await allRows(pool, removed.returning('gone.blobKey'))).map(({ blobKey }) => blobKey)
}
