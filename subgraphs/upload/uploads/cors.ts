import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Seconds for which browsers may cache a preflight response. */
const PREFLIGHT_SECONDS = 86_400

/**
 * Pages of any origin may send to an upload URL: possession of the URL is the authorization, and cookies are ignored. Set
 * on every response, refusals included.
 */
export function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader(
    'access-control-expose-headers',
    'Location, Tus-Resumable, Tus-Version, Tus-Extension, Tus-Max-Size, Upload-Offset, Upload-Length, Upload-Defer-Length, Upload-Expires, Retry-After',
  )
}

/** Headers of a preflight response. */
export const PREFLIGHT: OutgoingHttpHeaders = {
  'access-control-allow-methods': 'PUT, POST, HEAD, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Content-Type, Tus-Resumable, Upload-Length, Upload-Offset, Upload-Metadata, Upload-Defer-Length, X-Request-ID, X-Requested-With',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
}
