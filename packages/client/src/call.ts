import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

/** One HTTP request that can be sent several times. */
export interface Call {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  /** Null without a body. */
  readonly body: ArrayBuffer | null
  readonly credentials: Request['credentials']
  readonly signal: AbortSignal
  /** The same for the same request: method, URL, body, and the headers that change what it is for. */
  readonly name: string
}

/** Headers that make another purchase of a request that is the same otherwise. */
const NAMING = ['idempotency-key', 'x-organization']

/** The first argument of `fetch`. */
export type FetchInput = Parameters<typeof globalThis.fetch>[0]

/**
 * The requests behind the signals of calls. Node's signal of a request follows the caller's only as long as the request
 * exists: once it is collected, an abort or a timeout reaches the call no more.
 */
const REQUESTS = new WeakMap<AbortSignal, readonly FetchInput[]>()

/** Reads the arguments of `fetch`. */
export async function readCall(input: FetchInput, init?: RequestInit): Promise<Call> {
  const request = new Request(input, init)
  const { url, method, headers, credentials, signal } = request
  REQUESTS.set(signal, [input, request])
  const bytes = await request.arrayBuffer()
  const body = bytes.byteLength > 0 ? bytes : null
  const named = [method, url, hashOf(new Uint8Array(bytes)), ...NAMING.map((name) => headers.get(name) ?? '')]
  return { url, method, headers, body, credentials, signal, name: hashOf(new TextEncoder().encode(named.join('\n'))) }
}

function hashOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes))
}

/** How requests are sent: `globalThis.fetch`, or one with the same behaviour. */
export type Fetch = typeof globalThis.fetch

/**
 * Sends a call, with further headers, and reads the answer to its last byte: a connection that breaks in the middle of the
 * body has no answer. Only an event stream is given as it comes: it is never paid, and may not end. Redirects are refused: a payment or signature must reach only the host that it was made for. Throws
 * the error of `fetch`.
 */
export async function send(
  { url, method, headers, body, credentials, signal }: Call,
  fetch: Fetch,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(more)) all.set(name, value)
  const answer = await fetch(url, {
    method,
    headers: all,
    body,
    credentials,
    signal,
    redirect: 'error',
  })
  const { status, statusText } = answer
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer
  const bytes = await answer.arrayBuffer()
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers: answer.headers })
}

/** The JSON body of an answer, which stays readable; null if it is no JSON. */
export async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.clone().json()
  } catch {
    // A proxy may answer with a page.
    return null
  }
}
