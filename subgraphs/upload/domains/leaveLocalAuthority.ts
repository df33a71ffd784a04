import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'

/**
 * After a switch to another authority, replaces certificates of our own authority soon, since browsers do not trust ours,
 * instead of at their renewal time. Skips those with an attempt since the last success.
 */
export async function leaveLocalAuthority(pool: Pool, now: Date): Promise<void> {
  const left = tables
    .updateTable('upload.customDomain as domain')
    .from('upload.localAuthority as own')
    .set({ nextAttemptAt: now })
    .where(({ eb, ref }) =>
      eb(sql<string>`right(domain.certificate, length(own.certificate))`, '=', ref('own.certificate')),
    )
    .where('domain.attempts', '=', 0)
    .where('domain.nextAttemptAt', '>', now)
  await affected(pool, left)
}
