import type { PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, anyOf, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import { addDays } from '../../kit/time.ts'
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
  const expired = tables
    .selectFrom('upload.upload')
    .select('id')
    .where('kind', '=', 'SITE')
    .where('removedAt', 'is', null)
    .where('expiresAt', '<=', addDays(now, -GRACE_DAYS))
    .limit(BATCH)
  const ids = (await allRows(client, expired.forUpdate().skipLocked())).map(({ id }) => id)
  // A separate statement, so that its snapshot includes every renewal held before the rows were locked.
  const claims = tables
    .selectFrom('kit.act')
    .select('claim')
    .where('claim', '=', anyOf(ids.map(renewalClaim)))
  const claimed = new Set((await allRows(client, claims)).map(({ claim }) => claim))
  const removable = ids.filter((id) => !claimed.has(renewalClaim(id)))
  const sites = tables.updateTable('upload.upload').set({ removedAt: now })
  await affected(client, sites.where('id', '=', anyOf(removable)))
  const versions = tables.updateTable('upload.siteVersion').set({ replacedAt: now }).where('replacedAt', 'is', null)
  await affected(client, versions.where('uploadId', '=', anyOf(removable)))
  return { seen: ids.length, removed: removable.length }
}
