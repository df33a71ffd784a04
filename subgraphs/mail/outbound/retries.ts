import { DAY_MS } from '../../kit/time.ts'
import type { Outcome } from './deliveries.ts'
import type { Verdict } from './verdict.ts'

const MINUTE_MS = 60_000

/** Pauses after the first attempt, the second, …; the last one repeats. */
const PAUSES_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS)

/** How long temporary failures are retried. Milliseconds. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS
/** Fewest attempts before giving up: after days of downtime a mail may be old without having been tried. */
const LEAST_ATTEMPTS = 5

/** Turns a server's verdict into the recipient's outcome, after the given number of attempts. */
export function outcomeOf(
  { kind, reply }: Verdict,
  { attempt, createdAt, now }: { readonly attempt: number; readonly createdAt: Date; readonly now: Date },
): Outcome {
  if (kind === 'TAKEN') return { state: 'SENT', reply }
  if (kind === 'REFUSED') return { state: 'FAILED', reply }
  const age = now.getTime() - createdAt.getTime()
  if (age >= GIVEN_UP_AFTER_MS && attempt >= LEAST_ATTEMPTS) {
    const days = Math.floor(age / DAY_MS)
    return { state: 'FAILED', reply: `Given up after ${attempt} attempts in ${days} days; the last one: ${reply}` }
  }
  const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length) - 1] ?? MINUTE_MS
  return { state: 'QUEUED', reply, nextAttemptAt: new Date(now.getTime() + pause) }
}
