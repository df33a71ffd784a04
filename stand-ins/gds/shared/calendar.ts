import { DAY, dateOf, offsetAt, offsetText } from '../../worlds/travel/localTime.ts'

// Days are counted since 1970-01-01, so that nights can be added; dates on the wire are YYYY-MM-DD.

/** The day of a date such as `2026-12-31`; null for an invalid one. */
export function readDay(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const at = Date.parse(`${date}T00:00:00Z`)
  // The parser accepts 30 February as a day of March.
  return !Number.isNaN(at) && dateOf(at / DAY) === date ? at / DAY : null
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (day + 4) % 7
}

/** The current day in UTC. */
export function utcDay(now: Date): number {
  return Math.floor(now.getTime() / DAY)
}

/** The current day in a time zone. */
export function localDay(now: Date, timezone: string): number {
  return Math.floor((now.getTime() + offsetAt(timezone, now.getTime()) * 60_000) / DAY)
}

/** A local time of a day with its offset: `2026-06-06T18:00:00+02:00`. */
export function localTimeOf(day: number, time: string, timezone: string): string {
  // The offset at noon applies: clocks change at night, when no event here happens.
  return `${dateOf(day)}T${time}:00${offsetText(timezone, (day + 0.5) * DAY)}`
}
