import type { IncomingHttpHeaders } from 'node:http'

/** Ids of common proxies and tracers: UUIDs, hex, ULIDs, and names with a few marks between. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:=+/-]{7,127}$/

/** The `X-Request-ID` of a trusted proxy; null where it is missing, or has other than 8 to 128 plain characters. */
export function givenRequestId(headers: IncomingHttpHeaders): string | null {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE.test(given) ? given : null
}
