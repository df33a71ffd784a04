import { BadInput } from '../../schema/errors.ts'

/** The days of a request that names none. */
const STANDARD = 30
const MOST = 366

const DAY_MS = 86_400_000

/** Reads the query parameter `days`; 30 without one. Throws BadInput, which names the parameter and its rule. */
export function readDays(query: URLSearchParams): number {
  const given = query.get('days')
  if (given === null) return STANDARD
  const days = /^\d{1,3}$/.test(given) ? Number(given) : 0
  if (days >= 1 && days <= MOST) return days
  throw new BadInput(`must be a whole number from 1 to ${MOST}`, ['days'])
}

/** So many days, the oldest first and today (UTC) last, each as `2026-01-31`. */
export function lastDays(now: Date, days: number): string[] {
  const today = Math.floor(now.getTime() / DAY_MS)
  return Array.from({ length: days }, (_, index) => {
    return new Date((today - days + 1 + index) * DAY_MS).toISOString().slice(0, 10)
  })
}

/** The first moment of a day and the first moment after another. */
export function rangeOf(from: string, to: string): { readonly since: Date; readonly until: Date } {
  return { since: new Date(from), until: new Date(new Date(to).getTime() + DAY_MS) }
}
