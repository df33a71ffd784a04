import type { Pool, PoolClient } from '../../../prisma/database.ts'
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
  await pool.query('DELETE FROM kit.lockout WHERE forget_at < now()')
}

/** Milliseconds of lockout after `failures` wrong guesses. */
export function pauseAfter(failures: number, free: number): number {
  const paused = failures - free
  if (paused <= 0) return 0
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(paused - 1, MOST_DOUBLINGS))
}

/** End of the lockout after `failures` (an SQL expression) wrong guesses, of which $3 are free; see `pauseAfter`. */
const blockedUntil = (failures: string) => `CASE WHEN ${failures} <= $3 THEN 'epoch'::timestamptz
  ELSE $2::timestamptz + least(${LONGEST_PAUSE_MS}, ${FIRST_PAUSE_MS} * 2 ^ least(${failures} - $3 - 1, ${MOST_DOUBLINGS})) * interval '1 millisecond' END`

const NEXT = `CASE WHEN lockout.forget_at <= $2 THEN 1 ELSE lockout.failures + 1 END`

const COUNT = `INSERT INTO kit.lockout AS lockout (key, failures, blocked_until, forget_at)
  VALUES ($1, 1, ${blockedUntil('1')}, $2::timestamptz + $4 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET failures = ${NEXT}, blocked_until = ${blockedUntil(`(${NEXT})`)},
    forget_at = $2 + $4 * interval '1 millisecond'
  WHERE lockout.blocked_until <= $2`

async function countGuess(client: PoolClient, { key, free }: GuessCounter, now: Date): Promise<void> {
  const { rowCount } = await client.query(COUNT, [key, now, free, REMEMBERED_MS])
  if (rowCount === 1) return
  const { rows } = await client.query<{ until: Date }>(
    'SELECT blocked_until AS until FROM kit.lockout WHERE key = $1',
    [key],
  )
  const left = (rows[0]?.until.getTime() ?? 0) - now.getTime()
  throw new LimitReached('Too many wrong codes; try again later', Math.max(1, Math.ceil(left / 1_000)))
}

/** Subtracts a guess that was not wrong, and the lockout that it began; earlier lockouts had already ended. */
async function discount(pool: Pool, counters: readonly GuessCounter[]): Promise<void> {
  const sql = `UPDATE kit.lockout SET failures = failures - 1,
    blocked_until = CASE WHEN failures - 1 <= $2 THEN 'epoch' ELSE blocked_until END
    WHERE key = $1 AND failures > 0`
  for (const { key, free } of inOrder(counters)) await pool.query(sql, [key, free])
}

function inOrder(counters: readonly GuessCounter[]): GuessCounter[] {
  return [...counters].sort((one, other) => (one.key < other.key ? -1 : 1))
}
