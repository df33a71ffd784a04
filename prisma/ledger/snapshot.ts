import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../transaction.ts'

/** Runs reads that see one moment of the ledger, and can write nothing. */
export function inSnapshot<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await takeSnapshot(client)
    return work(client)
  })
}

/** Lets a transaction that has just begun see one moment of the ledger, and write nothing. */
export async function takeSnapshot(client: PoolClient): Promise<void> {
  // Its readers read cursors to their ends, and group millions of rows: Postgres plans for the first tenth, in 4 MB.
  await client.query(`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY;
    SET LOCAL cursor_tuple_fraction = 1; SET LOCAL work_mem = '64MB'`)
  // Before the snapshot: a month that is archived after it would have left the tables, and not be among the archived ones.
  await client.query('LOCK TABLE ledger.payment IN ACCESS SHARE MODE')
}
