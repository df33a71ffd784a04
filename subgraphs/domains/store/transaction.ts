import type { Pool, PoolClient } from 'pg'

/** Runs `work` in one READ COMMITTED transaction: commits what it returns, rolls back what it throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    // A connection that could not roll back is closed rather than handed to the next one who asks.
    client.release(broken)
  }
}
