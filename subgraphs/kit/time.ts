/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/** The instant `days` days later; earlier if negative. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS)
}
