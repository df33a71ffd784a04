import type { JobContext } from '../../kit/service/subgraph.ts'
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
  const sql = `WITH gone AS (
      SELECT id, blob_key FROM upload.upload
      WHERE kind = 'FILE' AND removed_at IS NULL AND expires_at <= $1::timestamptz - interval '${GRACE_DAYS} days'
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    UPDATE upload.upload SET blob_key = NULL, removed_at = $1 FROM gone WHERE upload.id = gone.id RETURNING gone.blob_key`
  const { rows } = await pool.query<{ blob_key: string | null }>(sql, [now])
  return rows.map((row) => row.blob_key)
}
