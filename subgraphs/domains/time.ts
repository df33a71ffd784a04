import { DAY_MS } from '../kit/time.ts'

/** The same day of a later year; February 29th becomes March 1st where there is none. */
export function addYears(instant: Date, years: number): Date {
  const later = new Date(instant)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}

/** Whole days from one instant to another, begun ones included; negative when it is past. */
export function daysUntil(instant: Date, from: Date): number {
  return Math.ceil((instant.getTime() - from.getTime()) / DAY_MS)
}
