import type { Pool, PoolClient } from './database.ts'

/**
 * Queues a background job. In a transaction it exists once that commits. It runs at once, or after `delayMs`
 * milliseconds of the database's clock.
 */
export async function addJob(
  connection: Pool | PoolClient,
  job: string,
  payload: object = {},
  { delayMs = 0 }: { readonly delayMs?: number } = {},
): Promise<void> {
  const runAt = `now() + $3::int * interval '1 millisecond'`
  const values = [job, JSON.stringify(payload), delayMs]
  await connection.query(`SELECT graphile_worker.add_job($1, $2::json, run_at => ${runAt})`, values)
}
