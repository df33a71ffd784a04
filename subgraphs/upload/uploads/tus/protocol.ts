import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { refuseBody } from '../../../kit/http/respond.ts'

/** The version of the protocol that is spoken here. */
const VERSION = '1.0.0'

/** What a client may learn by OPTIONS. */
export const TUS_ABILITIES: OutgoingHttpHeaders = {
  'tus-version': VERSION,
  'tus-extension': 'creation,creation-with-upload,creation-defer-length,expiration,termination',
}

/** The type of a body that is a part of a file. */
export const PART_TYPE = 'application/offset+octet-stream'

/** Whether a request speaks our version. */
export function isTus({ headers }: IncomingMessage): boolean {
  return headers['tus-resumable'] === VERSION
}

/** Answers without a body. */
export function answerTus(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'tus-resumable': VERSION, 'cache-control': 'no-store', ...headers }).end()
}

/** Refuses a request that speaks another version. */
export function refuseVersion(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { 'tus-resumable': VERSION, 'tus-version': VERSION }
  return refuseBody(request, response, { status: 412, error: `Only version ${VERSION} of tus is spoken here`, headers })
}

/** A count of bytes in a header; null when the header is missing, NaN when it is not one. */
export function bytesIn(request: IncomingMessage, header: string): number | null {
  const text = request.headers[header]
  if (text === undefined) return null
  const bytes = /^\d{1,15}$/.test(String(text)) ? Number(text) : Number.NaN
  return bytes
}

/** Whether the body of a request is a part of a file. */
export function hasPart(request: IncomingMessage): boolean {
  return request.headers['content-type'] === PART_TYPE
}
