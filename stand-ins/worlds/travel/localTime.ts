import { remembering } from '../../../subgraphs/kit/remember.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Years whose changes of clocks one zone remembers. */
const REMEMBERED_YEARS = 20
/** Clocks are read this often while looking for a change: between two changes there are always some weeks more. */
const STRIDE = 7 * DAY

/** From a moment on clocks are so many minutes ahead of UTC. */
interface Change {
  readonly from: number
  readonly offset: number
}

/** From one moment to before another clocks are so many minutes ahead of UTC. */
interface Span extends Change {
  readonly to: number
}

interface Zone {
  readonly format: Intl.DateTimeFormat
  readonly years: (year: number, make: () => readonly Change[]) => readonly Change[]
  /** What was asked about last: the next question is about the same time of the year, as a rule. */
  last: Span
}

/** Dates are written by the thousand, and are of few days. */
const dates = remembering<string, number>(2_000)
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

const NEVER: Span = { from: 0, to: 0, offset: 0 }

/** Grows to the number of time zones and no further. */
const zones = new Map<string, Zone>()

/** Minutes that clocks in a zone (IANA) are ahead of UTC at a moment, in milliseconds since 1970. */
export function offsetAt(timezone: string, at: number): number {
  const zone = zoneOf(timezone)
  const isWithin = at >= zone.last.from && at < zone.last.to
  if (!isWithin) zone.last = spanAt(zone, at)
  return zone.last.offset
}

/**
 * The moment at which clocks in a zone show a local time; `day` in days since 1970, `minute` since its midnight. A time
 * that clocks skip is taken as if they had not.
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

/** Days since 1970 of `2026-11-20`; NaN for what is no date. */
export function dayOf(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`)
  return at / DAY
}

/** `2026-11-20` of days since 1970. */
export function dateOf(day: number): string {
  return dates(day, () => new Date(day * DAY).toISOString().slice(0, 10))
}

/** A moment as UTC clocks show it: `2026-11-20T08:15:00`. */
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

/** The minute between two moments from which clocks show what they show at the end. */
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
