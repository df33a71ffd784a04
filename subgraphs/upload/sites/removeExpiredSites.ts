import type { PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import { GRACE_DAYS } from '../tiers.ts'
import type { UploadEngines } from '../work.ts'
import { renewalClaim } from './renew.ts'

const BATCH = 100

/**
 * Removes sites that expired more than GRACE_DAYS ago: their versions are marked as replaced, so that their files are
 * removed like those of other replaced versions. A site with a renewal in progress is skipped.
 */
export async function removeExpiredSites({ db, now, log }: JobContext<UploadEngines>): Promise<void> {
  for (;;) {
    const { seen, removed } = await inTransaction(db.pool, (client) => removeSome(client, now()))
    if (removed > 0) log.info({ count: removed }, 'Sites that had expired were removed')
    if (seen < BATCH || removed === 0) return
  }
}

async function removeSome(client: PoolClient, now: Date) {
  const expired = await client.query<{ id: string }>(
    `SELECT id FROM upload.upload
     WHERE kind = 'SITE' AND removed_at IS NULL AND expires_at <= $1::timestamptz - interval '${GRACE_DAYS} days'
     LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    [now],
  )
  // A separate statement, so that its snapshot includes every renewal held before the rows were locked.
  const ids = expired.rows.map(({ id }) => id)
  const claims = await client.query<{ claim: string }>(`SELECT claim FROM kit.act WHERE claim = ANY($1)`, [
    ids.map(renewalClaim),
  ])
  const claimed = new Set(claims.rows.map(({ claim }) => claim))
  const removable = ids.filter((id) => !claimed.has(renewalClaim(id)))
  await client.query('UPDATE upload.upload SET removed_at = $2 WHERE id = ANY($1)', [removable, now])
  await client.query(
    'UPDATE upload.site_version SET replaced_at = $2 WHERE upload_id = ANY($1) AND replaced_at IS NULL',
    [removable, now],
  )
  return { seen: ids.length, removed: removable.length }
}
