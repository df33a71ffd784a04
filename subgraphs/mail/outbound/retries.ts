import { DAY_MS } from '../../kit/time.ts'
import type { Outcome } from './deliveries.ts'
import type { Verdict } from './verdict.ts'

const MINUTE_MS = 60_000

/** After the first attempt, the second, …; the last one stays. */
const PAUSES_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS)

/** How long servers that say "later" are believed. Milliseconds. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS
/** They are asked so often at least: an installation that was down for days has not asked them at all. */
const LEAST_ATTEMPTS = 5

/** What a server's verdict means for a recipient after the given number of attempts. */
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
