import type { Pool, PoolClient } from 'pg'

/** Runs SQL statements in a transaction; rolls back and rethrows if `work` throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    // A connection whose rollback fails is destroyed instead of reused.
    const broken = await client.query('ROLLBACK').then(
      () => undefined,
      (failure: Error) => failure,
    )
    client.release(broken)
    throw error
  }
}

/** Whether an error is Postgres's unique violation. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
