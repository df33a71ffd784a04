import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { refuseBody } from '../../../kit/net/http/respond.ts'

/** The supported protocol version. */
const VERSION = '1.0.0'

/** Capabilities, as returned to OPTIONS. */
export const TUS_ABILITIES: OutgoingHttpHeaders = {
  'tus-version': VERSION,
  'tus-extension': 'creation,creation-with-upload,creation-defer-length,expiration,termination',
}

/** Content type of a part. */
const PART_TYPE = 'application/offset+octet-stream'

/** Whether a request uses our version. */
export function isTus({ headers }: IncomingMessage): boolean {
  return headers['tus-resumable'] === VERSION
}

/** Responds without a body. */
export function answerTus(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'tus-resumable': VERSION, 'cache-control': 'no-store', ...headers }).end()
}

/** Refuses a request of another version. */
export function refuseVersion(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { 'tus-resumable': VERSION, 'tus-version': VERSION }
  return refuseBody(request, response, { status: 412, error: `Only version ${VERSION} of tus is spoken here`, headers })
}

/** A byte count from a header; null if the header is missing, NaN if it is malformed. */
export function bytesIn(request: IncomingMessage, header: string): number | null {
  const text = request.headers[header]
  if (text === undefined) return null
  const bytes = /^\d{1,15}$/.test(String(text)) ? Number(text) : Number.NaN
  return bytes
}

/** Whether the body of a request is a part. */
export function hasPart(request: IncomingMessage): boolean {
  return request.headers['content-type'] === PART_TYPE
}
