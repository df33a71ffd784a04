/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/** The instant `days` days later; earlier if negative. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS)
}

/** How far the clocks of an installation's machines may be apart, in milliseconds. */
const APART_MS = 60_000

/**
 * A time that has come by the clock of each process: what is due at once is taken by whichever process looks first, whose
 * clock may be behind ours.
 */
export function dueAtOnce(now: Date): Date {
  return new Date(now.getTime() - APART_MS)
}
