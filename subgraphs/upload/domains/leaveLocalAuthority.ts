import type { Pool } from 'pg'

/**
 * Where another authority signs by now, certificates of our own one are replaced soon and not when they end: browsers do not
 * know ours. Those that were tried already go on as they are.
 */
export async function leaveLocalAuthority(pool: Pool, now: Date): Promise<void> {
  const sql = `UPDATE upload.custom_domain SET next_attempt_at = $1 FROM upload.local_authority own
    WHERE right(custom_domain.certificate, length(own.certificate)) = own.certificate
      AND attempts = 0 AND next_attempt_at > $1`
  await pool.query(sql, [now])
}
