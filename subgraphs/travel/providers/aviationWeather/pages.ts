import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import type { QueryMembers } from '../../../kit/upstream/request.ts'

const HOUR = 3_600
/** Hours of a page: reports come once an hour or twice, and 15 are a page. */
const HOURS_OF_PAGE = 24
const ROWS_OF_PAGE = 15
const DAYS_KEPT = 14
/** The company answers 400 rows at most. */
const MOST_ROWS = 390

/** The span of time of an answer, in seconds since 1970, and how many of its reports are answered. */
export interface Span {
  /** Reports before this time; null: up to now. */
  readonly before: number | null
  readonly hours: number
  readonly rows: number
  /** Where the next page ends; null if this span is the last one. */
  readonly next: number | null
}

const Asked = z.object({
  max_pages: z.coerce.number().int().min(1).default(1),
  cursor: z.coerce.number().int().positive().optional(),
})

/**
 * Which reports a request asks for: those of the last 14 days, or of the day before its `timestamp`, from its cursor on. Throws
 * BadInput for a cursor of another company and for a timestamp that is too old, NotFound for one that is too late.
 *
 * @param now in milliseconds
 */
export function spanOf(query: QueryMembers, now: number): Span {
  const asked = Asked.safeParse({ max_pages: query.max_pages, cursor: query.cursor ?? undefined })
  if (!asked.success) throw new BadInput('is no cursor of this list', ['cursor'])
  const { max_pages: pages, cursor } = asked.data
  const timestamp = timestampOf(query, now)
  const last = timestamp ?? Math.floor(now / 1000)
  const oldest = timestamp === null ? last - DAYS_KEPT * 24 * HOUR : timestamp - 24 * HOUR
  const before = cursor ?? timestamp
  const end = before ?? last
  const hours = Math.max(1, Math.min(HOURS_OF_PAGE * pages, Math.ceil((end - oldest) / HOUR)))
  const begin = end - hours * HOUR
  return { before, hours, rows: Math.min(ROWS_OF_PAGE * pages, MOST_ROWS), next: begin > oldest ? begin : null }
}

/** The request's `timestamp` in seconds since 1970, at most now; null without. Throws as `spanOf`. */
export function timestampOf({ timestamp }: QueryMembers, now: number): number | null {
  if (typeof timestamp !== 'string') return null
  const at = Date.parse(timestamp)
  if (at < now - DAYS_KEPT * 24 * HOUR * 1000) throw new BadInput(`is more than ${DAYS_KEPT} days ago`, ['timestamp'])
  if (at > now + 24 * HOUR * 1000) throw new NotFound('There is no weather report for that time yet')
  return Math.floor(Math.min(at, now) / 1000)
}

/** A time as the company takes it. */
export function dateOf(seconds: number | null): string | undefined {
  return seconds === null ? undefined : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}
