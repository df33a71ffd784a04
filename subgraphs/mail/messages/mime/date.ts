/** Characters; the patterns take quadratic time in longer texts. */
const MAX_LENGTH = 200
/** A comment, such as the name of a zone after its offset. */
const COMMENT = /\([^()]*\)/g
/** `new Date` reads a number alone as a year. */
const TIME = /\d:\d\d/
const ZONE = /(?:[+-]\d\d:?\d\d|Z|UTC?|GMT|[ECMP][SD]T)$/i
/** A zone that says nothing, because its name is not standardized (RFC 5322, 4.3). */
const UNKNOWN_ZONE = /\s+[a-z]+$/i

/**
 * The instant of a Date field; null if it is none, or in no year that ISO 8601 writes with four digits. Without a known zone
 * it is in UTC (RFC 5322, 4.3), never in the zone of this machine.
 */
export function readDate(value: string): Date | null {
  if (value.length > MAX_LENGTH || !TIME.test(value)) return null
  const text = value.replace(COMMENT, ' ').trim()
  const date = new Date(ZONE.test(text) ? text : `${text.replace(UNKNOWN_ZONE, '')} +0000`)
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999 ? date : null
}
