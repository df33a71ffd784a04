import type { Pool } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'
import type { Issuer } from '../acme/issuer.ts'
import { queueAdvance } from './queue.ts'

/**
 * Row id of the wildcard certificate of all site names; it is handled like the other rows, but counts as proven from the
 * start.
 */
const ID = 'sites'

/**
 * Requests one wildcard certificate for all site names if the issuer signs wildcards: our own authority, or another one
 * with DNS challenges. Otherwise the proxy in front of the hosting port has to terminate TLS.
 */
export async function wantSitesCertificate(pool: Pool, sitesDomain: string, issuer: Issuer, now: Date): Promise<void> {
  const hostname = issuer.takesWildcards ? `*.${sitesDomain}` : null
  const former = tables.deleteFrom('upload.customDomain').where('id', '=', ID)
  await affected(pool, former.where('hostname', 'is distinct from', hostname))
  if (hostname === null) return
  const row = { id: ID, hostname, state: 'PENDING_ISSUANCE', nextAttemptAt: now, createdAt: now } as const
  const wanted = tables.insertInto('upload.customDomain').values(row)
  if (
    await affected(
      pool,
      wanted.onConflict((conflict) => conflict.doNothing()),
    )
  )
    await queueAdvance(pool, ID)
}
