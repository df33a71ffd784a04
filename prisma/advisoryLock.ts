import type { PoolClient } from './database.ts'

/** Waits for Postgres's advisory lock `key` and holds it until the transaction ends. */
export async function advisoryLock(transaction: PoolClient, key: number): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [key])
}
