import { remembering } from '../../../subgraphs/kit/async/remember.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Cached years of clock changes per zone. */
const REMEMBERED_YEARS = 20
/** Sampling interval of the search for clock changes, which are always more than some weeks apart. */
const STRIDE = 7 * DAY

/** Start of a period with a UTC offset in minutes. */
interface Change {
  readonly from: number
  readonly offset: number
}

/** A period with a UTC offset in minutes, end exclusive. */
interface Span extends Change {
  readonly to: number
}

interface Zone {
  readonly format: Intl.DateTimeFormat
  readonly years: (year: number, make: () => readonly Change[]) => readonly Change[]
  /** The last used period: consecutive queries are usually about the same season. */
  last: Span
}

/** Cache: dates are formatted thousands of times, for few distinct days. */
const dates = remembering<string, number>(2_000)
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

const NEVER: Span = { from: 0, to: 0, offset: 0 }

/** Bounded by the number of time zones. */
const zones = new Map<string, Zone>()

/** UTC offset of a zone (IANA) in minutes, at a time in milliseconds since 1970. */
export function offsetAt(timezone: string, at: number): number {
  const zone = zoneOf(timezone)
  const isWithin = at >= zone.last.from && at < zone.last.to
  if (!isWithin) zone.last = spanAt(zone, at)
  return zone.last.offset
}

/**
 * The time when clocks in a zone show a local time; `day` in days since 1970, `minute` since its midnight. A local time
 * that a clock change skips is read as if the clocks had not changed.
 */
export function momentOf(timezone: string, day: number, minute: number): number {
  const asUtc = day * DAY + minute * MINUTE
  const guess = asUtc - offsetAt(timezone, asUtc) * MINUTE
  return asUtc - offsetAt(timezone, guess) * MINUTE
}

/** Local time as `2026-11-20T08:15:00`, without an offset. */
export function localDateTime(timezone: string, at: number): string {
  return dateTimeOf(at + offsetAt(timezone, at) * MINUTE)
}

/** Local date as `2026-11-20`. */
export function localDate(timezone: string, at: number): string {
  return dateOf(localDay(timezone, at))
}

/** The local date, in days since 1970. */
export function localDay(timezone: string, at: number): number {
  return Math.floor((at + offsetAt(timezone, at) * MINUTE) / DAY)
}

/** The offset as `+05:30`. */
export function offsetText(timezone: string, at: number): string {
  const offset = offsetAt(timezone, at)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Days since 1970 of `2026-11-20`; NaN for an invalid date. */
export function dayOf(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`)
  return at / DAY
}

/** The date of days since 1970: `2026-11-20`. */
export function dateOf(day: number): string {
  return dates(day, () => new Date(day * DAY).toISOString().slice(0, 10))
}

/** A UTC time: `2026-11-20T08:15:00`. */
export function dateTimeOf(at: number): string {
  const day = Math.floor(at / DAY)
  const seconds = Math.floor((at - day * DAY) / 1_000)
  const [hour, minute, second] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${dateOf(day)}T${TWO_DIGITS[hour]}:${TWO_DIGITS[minute]}:${TWO_DIGITS[second]}`
}

function zoneOf(timezone: string): Zone {
  const known = zones.get(timezone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const zone = { format, years: remembering<readonly Change[], number>(REMEMBERED_YEARS), last: NEVER }
  zones.set(timezone, zone)
  return zone
}

function spanAt({ format, years }: Zone, at: number): Span {
  const year = new Date(at).getUTCFullYear()
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  const changes = years(year, () => changesIn(format, start, end))
  const index = changes.findLastIndex(({ from }) => from <= at)
  return { from: start, offset: 0, ...changes[index], to: changes[index + 1]?.from ?? end }
}

function changesIn(format: Intl.DateTimeFormat, start: number, end: number): Change[] {
  const changes = [{ from: start, offset: readOffset(format, start) }]
  for (let at = start; at < end; at += STRIDE) {
    const next = Math.min(at + STRIDE, end - MINUTE)
    const offset = readOffset(format, next)
    if (offset !== changes.at(-1)?.offset) changes.push({ from: findChange(format, at, next), offset })
  }
  return changes
}

/** Bisects for the minute of a clock change between two times. */
function findChange(format: Intl.DateTimeFormat, start: number, end: number): number {
  const after = readOffset(format, end)
  let [before, until] = [start / MINUTE, end / MINUTE]
  while (until - before > 1) {
    const middle = Math.floor((before + until) / 2)
    if (readOffset(format, middle * MINUTE) === after) until = middle
    else before = middle
  }
  return until * MINUTE
}

function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return (local - at) / MINUTE
}
