import { DAY_MS } from '../kit/time.ts'

/** The same day in a later year; 29 February becomes 1 March in a common year. */
export function addYears(instant: Date, years: number): Date {
  const later = new Date(instant)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}

/** Days from `from` to `instant`, started ones included; negative if it is past. */
export function daysUntil(instant: Date, from: Date): number {
  return Math.ceil((instant.getTime() - from.getTime()) / DAY_MS)
}
