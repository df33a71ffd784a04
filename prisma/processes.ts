import type { Pool } from 'pg'

// The only module that reads and writes kit.process: the processes that hold leases on rows of this database. All times are
// the database's.

/** A process that has not been seen for this long counts as lost, in milliseconds; several beats. */
export const SILENCE_MS = 10_000
/** After this time nothing of a lost process can be left: longer than any lease. */
const FORGOTTEN_AFTER = `interval '1 hour'`

/** A process whose leases others may take over. */
export interface LostProcess {
  readonly id: string
  /** Names by which it locked jobs. */
  readonly workers: readonly string[]
}

/** Records that a process lives. Returns the database's time. */
export async function beat(pool: Pool, id: string, workers: readonly string[]): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>(
    `INSERT INTO kit.process (id, seen_at, workers) VALUES ($1, clock_timestamp(), $2)
     ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, workers = excluded.workers
     RETURNING seen_at AS at`,
    [id, workers],
  )
  if (!rows[0]) throw new Error(`The process ${id} could not be recorded`)
  return rows[0].at
}

/** Records that a process has ended, so that others need not wait for its silence. */
export async function recordEnd(pool: Pool, id: string): Promise<void> {
  await pool.query(`UPDATE kit.process SET seen_at = '-infinity' WHERE id = $1`, [id])
}

/** Processes that have ended, or were last seen before a time of the database; null: only those that have ended. */
export async function lostProcesses(pool: Pool, before: Date | null): Promise<LostProcess[]> {
  const { rows } = await pool.query<LostProcess>(
    `SELECT id, workers FROM kit.process WHERE seen_at = '-infinity' OR seen_at < $1`,
    [before],
  )
  return rows
}

/**
 * Deletes processes whose leases have been released: those that have ended, and lost ones after an hour, since a
 * transaction of a process may be committed after it was lost.
 */
export async function forgetProcesses(pool: Pool, released: readonly LostProcess[]): Promise<void> {
  await pool.query(
    `DELETE FROM kit.process
     WHERE id = ANY ($1) AND (seen_at = '-infinity' OR seen_at < clock_timestamp() - ${FORGOTTEN_AFTER})`,
    [released.map(({ id }) => id)],
  )
}

/** Deletes all processes, where they are known to have ended. */
export async function forgetAllProcesses(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM kit.process')
}
