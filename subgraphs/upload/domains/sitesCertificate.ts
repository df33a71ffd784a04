import type { Pool } from 'pg'
import type { Issuer } from '../acme/issuer.ts'
import { queueAdvance } from './queue.ts'

/** The id of the row that has the certificate of all sites' own names; it goes the way of the others, proven from the start. */
const ID = 'sites'

/**
 * Has the sites' own names certified by one certificate for all, where the authority signs such: our own, or another one
 * through DNS. Elsewhere whoever stands in front of the hosting port is to speak TLS.
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
