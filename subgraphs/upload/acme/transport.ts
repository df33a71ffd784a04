import { Agent, request } from 'undici'
import { IssuanceFailed } from './issuer.ts'

/** A response of the authority, in the form that acme-client reads. */
export interface AcmeResponse {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Parsed JSON, or the text of other media types. */
  readonly data: unknown
}

/** Sends requests to an authority. */
export interface AcmeTransport {
  /**
   * Throws IssuanceFailed if the authority is unreachable, busy or rate-limits us, UnknownAccount if it has lost our
   * account.
   */
  send(url: string, method: string, body: unknown, signal: AbortSignal): Promise<AcmeResponse>
  close(): Promise<void>
}

/** The authority does not know our account: register it again. */
export class UnknownAccount extends IssuanceFailed {
  override name = 'UnknownAccount'
}

/** Timeout of one request. Milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000
/** Most bytes of a response; a certificate chain has some kilobytes. */
const MAX_ANSWER_BYTES = 1_000_000
/** Retry delay if a rate-limiting authority names none. Seconds. */
const BUSY_SECONDS = 3600

const UNKNOWN_ACCOUNT = 'urn:ietf:params:acme:error:accountDoesNotExist'

/** `ca`: PEM of the CA of the ACME server's own certificate, if it is not a public one. */
export function createAcmeTransport(ca?: string): AcmeTransport {
  const agent = new Agent({
    connect: { timeout: REQUEST_TIMEOUT_MS, ...(ca === undefined ? {} : { ca }) },
    headersTimeout: REQUEST_TIMEOUT_MS,
    bodyTimeout: REQUEST_TIMEOUT_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  })
  return {
    async send(url, method, body, signal) {
      const answer = await exchange(agent, url, method, body, signal)
      if (answer.status === 429 || answer.status >= 500) throw refusalOf(answer)
      if (problemOf(answer, 'type') === UNKNOWN_ACCOUNT)
        throw new UnknownAccount('The certificate authority has forgotten our account')
      return answer
    },
    close: () => agent.close(),
  }
}

async function exchange(agent: Agent, url: string, method: string, body: unknown, signal: AbortSignal) {
  try {
    const response = await request(url, {
      dispatcher: agent,
      method: method.toUpperCase() as 'GET',
      headers: { 'content-type': 'application/jose+json', 'user-agent': 'tollgraph' },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    })
    const text = await response.body.text()
    return {
      status: response.statusCode,
      headers: response.headers,
      data: parsed(text, response.headers['content-type']),
    }
  } catch (error) {
    const why = signal.aborted ? 'it took too long' : (error as Error).message
    throw new IssuanceFailed(`The certificate authority does not answer: ${why}`, { cause: error })
  }
}

function parsed(text: string, type: string | string[] | undefined): unknown {
  return String(type).includes('json') ? JSON.parse(text) : text
}

function refusalOf(answer: AcmeResponse): IssuanceFailed {
  const { status, headers } = answer
  const retryAfter = secondsOf(headers['retry-after']) ?? (status === 429 ? BUSY_SECONDS : undefined)
  const message = `The certificate authority answers ${status}: ${problemOf(answer, 'detail') ?? 'without a reason'}`
  return new IssuanceFailed(message, retryAfter === undefined ? {} : { retryAfter })
}

/** A member of a problem document (RFC 8555, 6.7). */
function problemOf({ data }: AcmeResponse, member: 'type' | 'detail'): string | null {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[member] : null
  return typeof value === 'string' ? value : null
}

/** Retry-After in either of its forms (RFC 9110, 10.2.3). */
function secondsOf(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
