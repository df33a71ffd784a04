import type { Cell } from './rows.ts'

const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

const ISO = /^\d{4}-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?$/

/** Seconds of 1990 and of 2100: numbers between them may be times. */
const EARLIEST = 631_152_000
const LATEST = 4_102_444_800

/** A cell as a number for drawing and sorting, decimal strings included; null for anything else. Not for sums of money. */
export function numberOf(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string' || !DECIMAL.test(cell)) return null
  const value = Number(cell)
  return Number.isFinite(value) ? value : null
}

/** A cell with an ISO date or date and time, in milliseconds; null otherwise. */
export function isoTimeOf(cell: Cell): number | null {
  if (typeof cell !== 'string' || !ISO.test(cell)) return null
  // A time without a zone is read as UTC, not in the browser's zone.
  const text = cell.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(cell) ? `${cell}Z` : cell
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : time
}

/** A cell with seconds or milliseconds since 1970, in milliseconds; null otherwise. */
export function epochOf(cell: Cell): number | null {
  const value = numberOf(cell)
  if (value === null) return null
  if (value >= EARLIEST && value <= LATEST) return value * 1000
  return value >= EARLIEST * 1000 && value <= LATEST * 1000 ? value : null
}

/** A cell with a year, in milliseconds; null otherwise. */
export function yearOf(cell: Cell): number | null {
  const value = numberOf(cell)
  return value !== null && Number.isInteger(value) && value >= 1500 && value <= 2200 ? Date.UTC(value, 0) : null
}

/** A cell of a column of times, in milliseconds. */
export function timeOf(cell: Cell): number | null {
  return isoTimeOf(cell) ?? yearOf(cell) ?? epochOf(cell)
}
