import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../transaction.ts'
import { sealedMonths, storedMonths } from './archivedMonth.ts'
import { dateOf, type MonthName } from './month.ts'
import { openWork } from './rest.ts'

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
export function whileHolding<Result>(
  pool: Pool,
  month: MonthName,
  work: (holder: PoolClient) => Promise<Result>,
): Promise<Result | null> {
  return inTransaction(pool, async (holder) => {
    await liftTimeouts(holder)
    const { rows } = await holder.query<{ held: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtext('ledger.archive'), hashtext($1)) AS held`,
      [month],
    )
    return rows[0]?.held ? work(holder) : null
  })
}

/** The month's payments have begun to move again, or differ from what was written. */
export class MonthMoved extends Error {
  override readonly name = 'MonthMoved'
}

/** Why nothing was done with a month. */
export type Untouched =
  /** Its payments may still change, for these reasons. */
  | { readonly kind: 'moving'; readonly reasons: readonly string[] }
  /** Another process archives or packs it. */
  | { readonly kind: 'busy' }
  /** It has no partition. */
  | { readonly kind: 'absent' }

/** What is done with a month whose payments are at rest. */
export interface SealedWork<Result> {
  /** What it is then, for errors. */
  readonly as: 'archived' | 'packed'
  /** Called before changes are refused. */
  readonly onSeal?: () => void | Promise<void>
  /** Throws MonthMoved for a month that is to be left for another time. */
  run(holder: PoolClient): Promise<Result>
}

/**
 * Runs work on a month whose payments are at rest, in the transaction of `whileHolding`. Changes of the month's payments are refused
 * meanwhile, and allowed again where it throws. Throws what the work throws.
 */
export async function whileSealed<Result>(
  pool: Pool,
  month: MonthName,
  { as, onSeal, run }: SealedWork<Result>,
): Promise<Result | Untouched> {
  const ended = await whileHolding(pool, month, async (holder): Promise<Ended<Result>> => {
    if (!(await storedMonths(pool)).includes(month)) return { result: { kind: 'absent' } }
    const reasons = await openWork(pool, month)
    if (reasons.length > 0) {
      // A process that died may have sealed it: what is still open could then never end, and would hold the month up for ever.
      if ((await sealedMonths(pool)).includes(month)) await unsealMonth(holder, month)
      return { result: { kind: 'moving', reasons } }
    }
    await onSeal?.()
    await sealMonth(pool, month)
    try {
      return { result: await run(holder) }
    } catch (error) {
      // In the transaction that holds the lock: another process may have sealed the month since it was lost.
      await unsealMonth(holder, month).catch((failure: unknown) => {
        throw new AggregateError([error, failure], `${month} was not ${as}, and refuses changes until the next run`)
      })
      return error instanceof MonthMoved ? { result: { kind: 'moving', reasons: [error.message] } } : { error }
    }
  })
  if (ended === null) return { kind: 'busy' }
  if ('error' in ended) throw ended.error
  return ended.result
}

/** An error is returned rather than thrown, so that the transaction which allows changes again is committed. */
type Ended<Result> = { readonly result: Result | Untouched } | { readonly error: unknown }

/** Lifts the role's time limits in the transaction of this connection: a whole month is read, and a store may take its time in between. */
export async function liftTimeouts(client: PoolClient): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
}

/** Refuses changes of a month's payments and lines from now on. */
async function sealMonth(pool: Pool, month: MonthName): Promise<void> {
  await patiently(() => pool.query('SELECT ledger.seal_month($1)', [dateOf(month)]))
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
