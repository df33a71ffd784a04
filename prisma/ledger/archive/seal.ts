import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { dateOf, type MonthName } from './month.ts'

/** How often a lock is asked for, each time for a second at most: payments wait behind it. */
const ATTEMPTS = 20
/** Pause between two attempts, in milliseconds. */
const PAUSE_MS = 500
/** Postgres: lock not available. */
const LOCK_TIMEOUT = '55P03'

/**
 * Holds the lock on archiving or packing a month while `work` runs, in a transaction of its own that `work` can use; null when another
 * process holds it.
 */
export async function whileHolding<Result>(
  pool: Pool,
  month: MonthName,
  work: (holder: PoolClient) => Promise<Result>,
): Promise<Result | null> {
  const holder = await pool.connect()
  try {
    await holder.query('BEGIN')
    await liftTimeouts(holder)
    const { rows } = await holder.query<{ held: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtext('ledger.archive'), hashtext($1)) AS held`,
      [month],
    )
    const result = rows[0]?.held ? await work(holder) : null
    await holder.query('COMMIT')
    holder.release()
    return result
  } catch (error) {
    const broken = await holder.query('ROLLBACK').then(
      () => undefined,
      (failure: Error) => failure,
    )
    holder.release(broken)
    throw error
  }
}

/** Lifts the role's time limits in the transaction of this connection: a whole month is read, and a store may take its time in between. */
export async function liftTimeouts(client: PoolClient): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
}

/** Refuses changes of a month's payments and lines from now on; false where it has no partition. */
export async function sealMonth(pool: Pool, month: MonthName): Promise<boolean> {
  return patiently(async () => {
    const { rows } = await pool.query<{ sealed: boolean }>('SELECT ledger.seal_month($1) AS sealed', [dateOf(month)])
    return rows[0]?.sealed ?? false
  })
}

/** Allows changes of a month's payments again; in a transaction of `whileHolding`. */
export async function unsealMonth(holder: PoolClient, month: MonthName): Promise<void> {
  await attemptedIn(holder, () => holder.query('SELECT ledger.unseal_month($1)', [dateOf(month)]))
}

/** Runs statements of a transaction; after a failure it is as it was before them. Repeats them while a lock is not available. */
export async function attemptedIn(holder: PoolClient, work: () => Promise<unknown>): Promise<void> {
  await patiently(async () => {
    await holder.query('SAVEPOINT attempt')
    try {
      await work()
      await holder.query('RELEASE SAVEPOINT attempt')
    } catch (error) {
      await holder.query('ROLLBACK TO SAVEPOINT attempt')
      throw error
    }
  })
}

/** Runs `work`, again and again for some seconds while a lock that it needs is not available. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_TIMEOUT || attempt === ATTEMPTS) throw error
    }
    await sleep(PAUSE_MS)
  }
}
