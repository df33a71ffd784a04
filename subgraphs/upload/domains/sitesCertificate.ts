import type { Pool } from '../../../prisma/database.ts'
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
  await pool.query('DELETE FROM upload.custom_domain WHERE id = $1 AND hostname IS DISTINCT FROM $2', [ID, hostname])
  if (hostname === null) return
  const sql = `INSERT INTO upload.custom_domain (id, hostname, state, next_attempt_at, created_at)
    VALUES ($1, $2, 'PENDING_ISSUANCE', $3, $3) ON CONFLICT DO NOTHING`
  const { rowCount } = await pool.query(sql, [ID, hostname, now])
  if (rowCount) await queueAdvance(pool, ID)
}
