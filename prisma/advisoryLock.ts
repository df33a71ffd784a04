import type { PoolClient } from './database.ts'

/** Waits for Postgres's advisory lock `key`, or that of a text's hash, and holds it until the transaction ends. */
export async function advisoryLock(transaction: PoolClient, key: number | string): Promise<void> {
  const lock = typeof key === 'number' ? '$1' : 'hashtextextended($1, 0)'
  await transaction.query(`SELECT pg_advisory_xact_lock(${lock})`, [key])
}
