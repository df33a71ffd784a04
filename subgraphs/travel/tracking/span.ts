import { BadInput } from '../../../schema/errors.ts'
import type { Args } from '../types.gen.ts'

/** `start` and `end` from callers: a date, or a date and time. */
type Span = Pick<Args<'Query.trackedFlights'>, 'start' | 'end'>

/** `start` and `end` in the company's wire format. */
export interface SpanQuery {
  readonly start?: string
  readonly end?: string
}

const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000
const LIVE_BACK = 10
const LIVE_AHEAD = 2
const FIRST_OF_HISTORY = Date.UTC(2011, 0, 1)

/** A time span of live data: at most ten days back and two ahead, `start` before `end`. */
export function liveSpan({ start, end }: Span, now: Date): SpanQuery {
  const moments = { start: momentOf(start, 'start'), end: momentOf(end, 'end') }
  for (const name of ['start', 'end'] as const) {
    const at = moments[name]
    if (at === null) continue
    if (at < now.getTime() - LIVE_BACK * DAY) refuse(name, `must be at most ${LIVE_BACK} days in the past`)
    if (at > now.getTime() + LIVE_AHEAD * DAY) refuse(name, `must be at most ${LIVE_AHEAD} days in the future`)
  }
  return ordered(moments)
}

/**
 * The part of the live data in which a day lies, whatever its time zone: from 14 hours before it begins in UTC to 12 hours after
 * it ends. Null for a day outside the live data.
 */
export function liveDay(day: string, now: Date): SpanQuery | null {
  const begin = Date.parse(`${day}T00:00:00Z`)
  // Whole hours, so that requests at about the same time are identical.
  const hour = Math.floor(now.getTime() / HOUR) * HOUR
  const start = Math.max(begin - 14 * HOUR, hour - LIVE_BACK * DAY + HOUR)
  const end = Math.min(begin + DAY + 12 * HOUR, hour + LIVE_AHEAD * DAY)
  return start < end ? { start: isoOf(start), end: isoOf(end) } : null
}

/** A time span since 2011; both ends are required. */
export function pastSpan({ start, end }: Span, now: Date, days: number): SpanQuery {
  const moments = { start: momentOf(start, 'start'), end: momentOf(end, 'end') }
  if (moments.start === null) return refuse('start', 'is needed')
  if (moments.end === null) return refuse('end', 'is needed')
  if (moments.start < FIRST_OF_HISTORY) refuse('start', 'must be 2011-01-01 or later')
  if (moments.end > now.getTime()) refuse('end', 'must not be in the future')
  const span = ordered(moments)
  if (moments.end - moments.start > days * DAY) refuse('end', `must be at most ${days} days after start`)
  return span
}

/** A time span in the past with optional ends: `days` long after the given start, before the given end, or until now. */
export function openPastSpan({ start, end }: Span, now: Date, days: number): SpanQuery {
  const from = momentOf(start, 'start')
  // Whole minutes, so that requests at about the same time are identical.
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE
  const to = momentOf(end, 'end') ?? Math.min(minute, from === null ? minute : from + days * DAY)
  return pastSpan({ start: isoOf(from ?? Math.max(FIRST_OF_HISTORY, to - days * DAY)), end: isoOf(to) }, now, days)
}

function isoOf(at: number): string {
  return new Date(at).toISOString()
}

interface Moments {
  readonly start: number | null
  readonly end: number | null
}

function ordered({ start, end }: Moments): SpanQuery {
  if (start !== null && end !== null && start >= end) refuse('end', 'must be after start')
  return {
    ...(start === null ? {} : { start: new Date(start).toISOString() }),
    ...(end === null ? {} : { end: new Date(end).toISOString() }),
  }
}

/** Milliseconds since 1970; a date means its midnight in UTC. */
function momentOf(text: string | null | undefined, name: string): number | null {
  if (text === null || text === undefined) return null
  const at = Date.parse(text)
  // Date.parse accepts 30 February as a day in March.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(at) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text.slice(0, 10)) {
    refuse(name, 'must be a date or time that exists')
  }
  return at
}

function refuse(name: string, message: string): never {
  throw new BadInput([{ path: [name], code: 'invalid_span', message }])
}
