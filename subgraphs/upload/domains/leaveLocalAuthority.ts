import type { Pool } from '../../../prisma/database.ts'

/**
 * After a switch to another authority, replaces certificates of our own authority soon, since browsers do not trust ours,
 * instead of at their renewal time. Skips those with an attempt since the last success.
 */
export async function leaveLocalAuthority(pool: Pool, now: Date): Promise<void> {
  const sql = `UPDATE upload.custom_domain SET next_attempt_at = $1 FROM upload.local_authority own
    WHERE right(custom_domain.certificate, length(own.certificate)) = own.certificate
      AND attempts = 0 AND next_attempt_at > $1`
  await pool.query(sql, [now])
}
