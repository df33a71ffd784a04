import type { Pool } from '../../../prisma/database.ts'

/** The job that advances one host name. */
export const ADVANCE_JOB = 'upload.advanceHostname'

// One attempt: the row's next_attempt_at schedules the retry, not the queue.
const ADD = `graphile_worker.add_job('${ADVANCE_JOB}', json_build_object('id', id), max_attempts => 1,
  job_key => 'upload.hostname:' || id, run_at => now() + $2::int * interval '1 millisecond')`

/** Queues the next step of a host name, after `inMs`. */
export async function queueAdvance(pool: Pool, id: string, inMs = 0): Promise<void> {
  await pool.query(`SELECT ${ADD} FROM (SELECT $1::text AS id) AS one`, [id, inMs])
}

/** Queues the due step of at most `most` host names, the longest due first. Returns their number. */
export async function queueDue(pool: Pool, now: Date, most: number): Promise<number> {
  const sql = `SELECT ${ADD} FROM (
      SELECT id FROM upload.custom_domain WHERE next_attempt_at <= $1 OR state = 'PENDING_DEPLOYMENT'
      ORDER BY next_attempt_at LIMIT $3
    ) AS due`
  return (await pool.query(sql, [now, 0, most])).rowCount ?? 0
}
