import { type Expression, sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { LimitReached } from '../../../schema/errors.ts'
import { DAY_MS } from '../time.ts'

// Lockout after wrong guesses of secret codes. Each guess is counted before the code is checked, so that parallel
// guesses count too; a right one is subtracted again.

/** Milliseconds of the first lockout; each further wrong guess doubles it. */
const FIRST_PAUSE_MS = 60_000
/** Milliseconds of the longest lockout. */
const LONGEST_PAUSE_MS = DAY_MS
/** Milliseconds after the last guess until wrong ones are forgotten. */
const REMEMBERED_MS = 2 * DAY_MS
/** Doublings after which the longest lockout is reached in any case. */
const MOST_DOUBLINGS = 20
/** `blocked_until` of a counter that has locked nothing. */
const NOT_BLOCKED = sql<Date>`'epoch'::timestamptz`

/** One counter of wrong guesses. */
export interface GuessCounter {
  /** The kind of code and the counted subject: `invite-code:wallet:0x…`. */
  readonly key: string
  /** Wrong guesses allowed without a lockout. */
  readonly free: number
}

/**
 * Runs one guess. `isWrong` tells which errors of `guess` mean a wrong code; other outcomes do not count. Throws
 * LimitReached with the remaining seconds, without running `guess`, while one of the counters is locked.
 */
export async function countingGuess<Result>(
  pool: Pool,
  counters: readonly GuessCounter[],
  now: Date,
  guess: () => Promise<Result>,
  isWrong: (error: unknown) => boolean,
): Promise<Result> {
  await inTransaction(pool, async (client) => {
    for (const counter of inOrder(counters)) await countGuess(client, counter, now)
  })
  try {
    const result = await guess()
    await discount(pool, counters)
    return result
  } catch (error) {
    if (!isWrong(error)) await discount(pool, counters)
    throw error
  }
}

/** Deletes counters past their `forget_at`. */
export async function forgetLockouts(pool: Pool): Promise<void> {
  await affected(pool, tables.deleteFrom('kit.lockout').where('forgetAt', '<', sql<Date>`now()`))
}

/** Milliseconds of lockout after `failures` wrong guesses. */
export function pauseAfter(failures: number, free: number): number {
  const paused = failures - free
  if (paused <= 0) return 0
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(paused - 1, MOST_DOUBLINGS))
}

/** SQL: end of the lockout after `failures` wrong guesses; see `pauseAfter`. */
function blockedUntil(failures: Expression<number>, free: number, now: Date) {
  const doublings = sql`least(${failures} - ${free}::int - 1, ${sql.lit(MOST_DOUBLINGS)})`
  const pause = sql`least(${sql.lit(LONGEST_PAUSE_MS)}, ${sql.lit(FIRST_PAUSE_MS)} * 2 ^ ${doublings})`
  return sql<Date>`case when ${failures} <= ${free}::int then ${NOT_BLOCKED}
    else ${now}::timestamptz + ${pause} * interval '1 millisecond' end`
}

async function countGuess(client: PoolClient, { key, free }: GuessCounter, now: Date): Promise<void> {
  const forgetAt = new Date(now.getTime() + REMEMBERED_MS)
  const first = { key, failures: 1, blockedUntil: blockedUntil(sql.lit(1), free, now), forgetAt }
  const count = tables
    .insertInto('kit.lockout')
    .values(first)
    .onConflict((known) =>
      known
        .column('key')
        .doUpdateSet(({ eb, lit }) => {
          const isForgotten = eb('kit.lockout.forgetAt', '<=', now)
          const failures = eb
            .case()
            .when(isForgotten)
            .then(lit(1))
            .else(eb('kit.lockout.failures', '+', 1))
            .end()
          return { failures, blockedUntil: blockedUntil(failures, free, now), forgetAt }
        })
        .where('kit.lockout.blockedUntil', '<=', now),
    )
  if ((await affected(client, count)) === 1) return
  const row = await firstRow(client, tables.selectFrom('kit.lockout').select('blockedUntil').where('key', '=', key))
  const left = (row?.blockedUntil.getTime() ?? 0) - now.getTime()
  throw new LimitReached('Too many wrong codes; try again later', Math.max(1, Math.ceil(left / 1_000)))
}

/** Subtracts a guess that was not wrong, and the lockout that it began; earlier lockouts had already ended. */
async function discount(pool: Pool, counters: readonly GuessCounter[]): Promise<void> {
  for (const { key, free } of inOrder(counters)) {
    const guess = tables.updateTable('kit.lockout').where('key', '=', key).where('failures', '>', 0)
    const discounted = guess.set(({ eb, ref }) => {
      const failures = eb('failures', '-', 1)
      const blocked = eb
        .case()
        .when(eb(failures, '<=', free))
        .then(NOT_BLOCKED)
        .else(ref('blockedUntil'))
        .end()
      return { failures, blockedUntil: blocked }
    })
    await affected(pool, discounted)
  }
}

function inOrder(counters: readonly GuessCounter[]): GuessCounter[] {
  return [...counters].sort((one, other) => (one.key < other.key ? -1 : 1))
}
