import type { IncomingHttpHeaders } from 'node:http'

/** Validators for conditional requests. */
export interface Validators {
  /** Strong, without quotes. */
  readonly etag: string
  readonly modifiedAt: Date
}

/** Evaluates the conditions of a GET or HEAD in the order of RFC 9110, section 13.2.2. */
export function judgeConditions(headers: IncomingHttpHeaders, current: Validators): 200 | 304 | 412 {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (match !== undefined) {
    if (!names(match, current.etag, 'strong')) return 412
  } else if (isLater(current.modifiedAt, headers['if-unmodified-since'])) return 412
  if (noneMatch !== undefined) return names(noneMatch, current.etag, 'weak') ? 304 : 200
  const since = timeOf(headers['if-modified-since'])
  return since !== null && seconds(current.modifiedAt) <= since ? 304 : 200
}

/** Whether a Range header applies: If-Range must match the current validators. */
export function isRangeCurrent(headers: IncomingHttpHeaders, current: Validators): boolean {
  if (headers['if-range'] === undefined) return true
  const condition = String(headers['if-range'])
  if (condition.startsWith('"')) return condition === `"${current.etag}"`
  return timeOf(condition) === seconds(current.modifiedAt)
}

function names(list: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  const tags = list.split(',').map((tag) => tag.trim())
  if (tags.includes('*') || tags.includes(`"${etag}"`)) return true
  return comparison === 'weak' && tags.includes(`W/"${etag}"`)
}

function isLater(instant: Date, than: string | undefined): boolean {
  const time = timeOf(than)
  return time !== null && seconds(instant) > time
}

/** Seconds since 1970, the precision of HTTP dates; null for an invalid date, which is ignored. */
function timeOf(text: string | undefined): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
