import { moment, type Query } from './params.ts'
import { invalidArgument } from './refusal.ts'

/** A time span, end exclusive; milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

const DAY = 86_400_000
const LIVE_BACK = 10 * DAY
const LIVE_AHEAD = 2 * DAY
/** Tolerance for clock differences. */
const SLACK = 60_000
const FIRST_OF_HISTORY = Date.UTC(2011, 0, 1)

/** `start` and `end` of live data: at most ten days back and two ahead; `usual` for missing ones. */
export function liveSpan(query: Query, now: number, usual: Span): Span {
  const span = { from: moment(query, 'start') ?? usual.from, to: moment(query, 'end') ?? usual.to }
  for (const [name, at] of [
    ['start', moment(query, 'start')],
    ['end', moment(query, 'end')],
  ] as const) {
    if (at === null) continue
    if (at < now - LIVE_BACK - SLACK) throw invalidArgument(`${name} is more than 10 days in the past`)
    if (at > now + LIVE_AHEAD + SLACK) throw invalidArgument(`${name} is more than 2 days in the future`)
  }
  return ordered(span)
}

/** `start` and `end` of historical data, since 2011 and not in the future; at most `days` apart. */
export function historicalSpan(query: Query, now: number, days: number): Span {
  const [from, to] = [moment(query, 'start'), moment(query, 'end')]
  if (from === null || to === null) throw invalidArgument('start and end are needed')
  if (from < FIRST_OF_HISTORY) throw invalidArgument('start is before 2011-01-01')
  if (to > now + SLACK) throw invalidArgument('end is in the future')
  if (to - from > days * DAY) throw invalidArgument(`start and end are more than ${days} days apart`)
  return ordered({ from, to })
}

function ordered(span: Span): Span {
  if (span.from >= span.to) throw invalidArgument('start must be before end')
  return span
}
