import type { Pool } from '../../../prisma/database.ts'
import { DAY_MS } from '../../kit/time.ts'
import { IssuanceFailed } from '../acme/issuer.ts'
import type { CustomDomain } from './customDomains.ts'

/**
 * Daily limit, per site, of first certificates for host names. Public authorities allow an installation some hundreds in
 * a few hours: a caller that connects and detaches names in turns would use them up for all others. Renewals are not
 * counted.
 */
const MAX_A_DAY = 10
/** Seconds. */
const RETRY_AFTER = 3600

/** Counts a first certificate before it is requested. Throws IssuanceFailed if its site has reached the limit. */
export async function countAsking(pool: Pool, { uploadId, issuedAt }: CustomDomain, now: Date): Promise<void> {
  if (uploadId === null || issuedAt !== null) return
  const sql = `UPDATE upload.upload SET
      certificates_asked = CASE WHEN certificates_since > $2 THEN certificates_asked + 1 ELSE 1 END,
      certificates_since = CASE WHEN certificates_since > $2 THEN certificates_since ELSE $3 END
    WHERE id = $1 AND (certificates_since IS NULL OR certificates_since <= $2 OR certificates_asked < ${MAX_A_DAY})`
  const { rowCount } = await pool.query(sql, [uploadId, new Date(now.getTime() - DAY_MS), now])
  if (rowCount === 1) return
  throw new IssuanceFailed(
    `Certificates were asked for ${MAX_A_DAY} times for this site within a day; it goes on later`,
    {
      retryAfter: RETRY_AFTER,
    },
  )
}
