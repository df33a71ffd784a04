import type { Pool, PoolClient } from './database.ts'

/** How a job is queued. Times are of the database's clock, unless `runAt` is given. */
export interface JobOptions {
  /** Milliseconds from now. */
  readonly delayMs?: number
  readonly runAt?: Date
  /** A second job of the same key replaces the first, while that waits. Transactions that add one key wait for each other. */
  readonly key?: string
  /** Default: graphile-worker's, which is 25. */
  readonly maxAttempts?: number
}

/** Queues a background job, which runs at once if no time is given. In a transaction it exists once that commits. */
export async function addJob(
  connection: Pool | PoolClient,
  job: string,
  payload: object = {},
  { delayMs = 0, runAt, key, maxAttempts }: JobOptions = {},
): Promise<void> {
  await connection.query(
    `SELECT graphile_worker.add_job($1, $2::json, run_at => coalesce($3, now() + $4::float8 * interval '1 millisecond'),
       job_key => $5, max_attempts => $6)`,
    [job, JSON.stringify(payload), runAt ?? null, delayMs, key ?? null, maxAttempts ?? null],
  )
}

/** Removes a waiting job by its key, if there is one. In a transaction it is gone once that commits. */
export async function removeJob(connection: Pool | PoolClient, key: string): Promise<void> {
  await connection.query('SELECT graphile_worker.remove_job($1)', [key])
}
