import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How long, and how much, a client that we refuse may go on sending before it is cut off. */
const LINGER_MS = 5_000
const LINGER_BYTES = 16_000_000

/** An answer that says no. */
export interface Refusal {
  readonly status: number
  /** For a human. */
  readonly error: string
  readonly headers?: OutgoingHttpHeaders
  /** Members beside the error. */
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
 * Refuses a request whose body may still be on its way. A connection that is closed while bytes come in loses the answer
 * on its way out, so the answer is written at once and the connection closed when the client has noticed.
 */
export async function refuseBody(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void> {
  if (!isBodyDue(request)) return refuse(response, refusal)
  const headers = { ...refusal.headers, connection: 'close' }
  // Whoever asked first has sent nothing yet.
  if (request.headers.expect !== undefined) return refuse(response, { ...refusal, headers })
  const body = bodyOf(refusal)
  response.writeHead(refusal.status, jsonHeaders(body, headers))
  response.write(textOf(response, body))
  await readAway(request)
  response.end()
}

/** Refuses a method that a path does not take; `allowed` as in the Allow header. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse, allowed: string): Promise<void> {
  return refuseBody(request, response, {
    status: 405,
    error: `${request.method} is not possible here; use ${allowed}`,
    headers: { allow: allowed },
  })
}

/** Tells a client that asked first (`Expect: 100-continue`) that its body is wanted. */
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
  // Whoever read it before may have left it paused; then nobody would notice its end.
  request.resume()
  // Aborting is how it ends early.
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
