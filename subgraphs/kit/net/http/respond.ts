import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How long, and how many bytes, a refused client may keep sending before we close the connection. */
const LINGER_MS = 5_000
const LINGER_BYTES = 16_000_000

/** An error response. */
export interface Refusal {
  readonly status: number
  /** Message for humans. */
  readonly error: string
  readonly headers?: OutgoingHttpHeaders
  /** JSON members beside `error`. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/** Answers with JSON. */
export function answerJson(response: ServerResponse, status: number, body: object, headers: OutgoingHttpHeaders = {}) {
  response.writeHead(status, jsonHeaders(body, headers)).end(textOf(response, body))
}

/** Refuses a request that has no body, or whose body has been read. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  answerJson(response, refusal.status, bodyOf(refusal), refusal.headers)
}

/**
 * Refuses a request whose body may still be arriving. Closing a connection while it receives bytes loses the response,
 * so we write the response at once and close the connection when the client has stopped sending.
 */
export async function refuseBody(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void> {
  if (!isBodyDue(request)) return refuse(response, refusal)
  const headers = { ...refusal.headers, connection: 'close' }
  // A client that sent `Expect` has not sent its body yet.
  if (request.headers.expect !== undefined) return refuse(response, { ...refusal, headers })
  const body = bodyOf(refusal)
  response.writeHead(refusal.status, jsonHeaders(body, headers))
  response.write(textOf(response, body))
  await readAway(request)
  response.end()
}

/** Refuses a method that a path does not support; `allowed` as in the Allow header. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse, allowed: string): Promise<void> {
  return refuseBody(request, response, {
    status: 405,
    error: `${request.method} is not possible here; use ${allowed}`,
    headers: { allow: allowed },
  })
}

/** Tells a client that sent `Expect: 100-continue` to send its body. */
export function continueReading(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue()
}

function isBodyDue(request: IncomingMessage): boolean {
  if (request.complete || request.destroyed) return false
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
}

async function readAway(request: IncomingMessage): Promise<void> {
  const done = new AbortController()
  const enough = () => done.abort()
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > LINGER_BYTES) enough()
  })
  for (const event of ['end', 'close', 'error']) request.once(event, enough)
  // An earlier reader may have paused the stream; without resume() its end would never be emitted.
  request.resume()
  // The abort only ends the wait early.
  await wait(LINGER_MS, undefined, { signal: done.signal }).catch(() => {})
}

function bodyOf({ error, fields }: Refusal): object {
  return { success: false, error, ...fields }
}

function jsonHeaders(body: object, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(JSON.stringify(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  }
}

/** An answer to HEAD has headers only. */
function textOf(response: ServerResponse, body: object): string {
  return response.req.method === 'HEAD' ? '' : JSON.stringify(body)
}
