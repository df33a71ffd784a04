import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'
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
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const counted = tables
    .updateTable('upload.upload')
    .set(({ eb, ref }) => {
      const sameDay = eb.case().when('certificatesSince', '>', dayAgo)
      return {
        certificatesAsked: sameDay
          .then(eb('certificatesAsked', '+', 1))
          .else(1)
          .end(),
        certificatesSince: sameDay.then(ref('certificatesSince')).else(sql<Date>`${now}::timestamptz`).end(),
      }
    })
    .where('id', '=', uploadId)
    .where(({ or, eb }) =>
      or([
        eb('certificatesSince', 'is', null),
        eb('certificatesSince', '<=', dayAgo),
        eb('certificatesAsked', '<', MAX_A_DAY),
      ]),
    )
  if ((await affected(pool, counted)) === 1) return
  throw new IssuanceFailed(
    `Certificates were asked for ${MAX_A_DAY} times for this site within a day; it goes on later`,
    {
      retryAfter: RETRY_AFTER,
    },
  )
}
