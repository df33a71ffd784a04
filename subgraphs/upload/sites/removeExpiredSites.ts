import type { PoolClient } from 'pg'
import type { JobContext } from '../../kit/subgraph.ts'
import { inTransaction } from '../../kit/transaction.ts'
import { GRACE_DAYS } from '../tiers.ts'
import type { UploadEngines } from '../work.ts'
import { renewalClaim } from './renew.ts'

const BATCH = 100

/**
 * Takes sites down for good some days after they expired; their versions count as replaced then, and their files go the
 * way of all such. A site that somebody is paying for is left alone.
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
  // Looked for in a statement of its own, which sees every renewal that was held before the rows were locked.
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
