import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Seconds for which a browser may remember that it is allowed to send. */
const PREFLIGHT_SECONDS = 86_400

/**
 * Pages of any origin may send to an upload URL: whoever has the URL has the right to, and no cookie is looked at. Set on
 * every answer, refusals included.
 */
export function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader(
    'access-control-expose-headers',
    'Location, Tus-Resumable, Tus-Version, Tus-Extension, Tus-Max-Size, Upload-Offset, Upload-Length, Upload-Defer-Length, Upload-Expires, Retry-After',
  )
}

/** What a browser asks before it sends. */
export const PREFLIGHT: OutgoingHttpHeaders = {
  'access-control-allow-methods': 'PUT, POST, HEAD, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Content-Type, Tus-Resumable, Upload-Length, Upload-Offset, Upload-Metadata, Upload-Defer-Length, X-Request-ID, X-Requested-With',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
}
