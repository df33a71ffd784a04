import type { Pool, PoolClient } from 'pg'

/** Runs SQL statements that stand or fall together; rolls back and rethrows when `work` throws. */
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
    // A connection that cannot even roll back is not given to anyone else.
    const broken = await client.query('ROLLBACK').then(
      () => undefined,
      (failure: Error) => failure,
    )
    client.release(broken)
    throw error
  }
}

/** Whether an error is Postgres refusing a second row with the same value under a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
