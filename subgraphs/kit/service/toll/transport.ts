import type { LookupFunction } from 'node:net'
import type { FormattedExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import { Pool } from 'undici'
import { Unavailable } from '../../../../schema/errors.ts'
import { abortAfter } from '../../async/timeout.ts'
import { gather } from '../../net/gather.ts'
import { traceHeaders } from '../../tracing/tracing.ts'
import { CircuitBreaker } from '../../upstream/breaker.ts'
import type { AnswerCheck } from './answerKeys.ts'
import { ANSWER_HEADER, CONTEXT_HEADER } from './claims.ts'

/** Connections to one subgraph. */
const CONNECTIONS = 32

/** One request to a subgraph. */
export interface TransportRequest {
  readonly body: string
  /** Signs the context of the request. */
  readonly token: string
  /** Id of the token, which a signed answer states. */
  readonly jti: string
  /** Id of the client's request, for the logs of the subgraph; null for the router's own requests. */
  readonly requestId: string | null
  /** The client whose failures are counted together; null for the router's own requests. */
  readonly origin: string | null
  /** Aborts when the client's request ends. */
  readonly signal?: AbortSignal | undefined
}

/** GraphQL over HTTP to one subgraph. */
export interface Transport {
  /**
   * Posts a body with its token. Throws Unavailable when no authentic answer arrives within the time limit; its cause is
   * logged, because addresses and keys are not for clients. Throws it at once while the subgraph only fails, or while
   * too many requests to it are in flight: a subgraph that hangs must not keep the router's requests.
   */
  post(request: TransportRequest): Promise<FormattedExecutionResult<Record<string, unknown>>>
  close(): Promise<void>
}

/** Limits of the requests to one subgraph. */
export interface TransportLimits {
  /** For one request, from its start to the last byte of its answer. */
  readonly timeoutMs: number
  /** Largest answer, in bytes. */
  readonly maxBytes: number
  /** Most requests at once, on a connection or waiting for one. */
  readonly maxInFlight: number
}

/** Opens the connections, lazily. Redirects are not followed. */
export function openTransport(
  name: string,
  options: TransportLimits & {
    readonly url: string
    readonly answerCheck: AnswerCheck | null
    readonly lookup?: LookupFunction
    /** Called when a request got no authentic answer. */
    onLost(): void
    readonly log: Logger
  },
): Transport {
  const { answerCheck, log, lookup, maxBytes, maxInFlight, timeoutMs, url } = options
  const breaker = new CircuitBreaker()
  let inFlight = 0
  const { origin, pathname, search } = new URL(url)
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    ...(lookup ? { connect: { lookup } } : {}),
  })

  async function exchange({ body, token, jti, requestId }: TransportRequest, signal: AbortSignal) {
    const response = await pool.request({
      path: `${pathname}${search}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json;q=0.9',
        [CONTEXT_HEADER]: token,
        ...(requestId === null ? {} : { 'x-request-id': requestId }),
        ...traceHeaders(),
      },
      body,
      signal,
    })
    const tooLarge = () => new RangeError(`The answer is larger than ${maxBytes} bytes`)
    const bytes = await gather(response.body, maxBytes, tooLarge)
    const signature = response.headers[ANSWER_HEADER]
    if (answerCheck && !(await answerCheck(String(signature ?? ''), jti, bytes)))
      throw new Error(`The answer (status ${response.statusCode}) is not signed by the subgraph`)
    const answer: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer))
      throw new Error(`The answer (status ${response.statusCode}) is no GraphQL result`)
    return answer as FormattedExecutionResult<Record<string, unknown>>
  }

  async function post(request: TransportRequest) {
    if (inFlight >= maxInFlight)
      throw new Unavailable(`The ${name} service has too many requests; try again`, { retryAfter: 1 })
    const asked = { origin: request.origin, question: request.body }
    const pauseMs = breaker.pause(asked)
    if (pauseMs > 0) throw unanswered(Math.ceil(pauseMs / 1_000))
    inFlight += 1
    try {
      const answer = await exchange(request, abortAfter(timeoutMs, request.signal))
      breaker.succeeded(asked)
      return answer
    } catch (error) {
      if (request.signal?.aborted) breaker.abandoned(asked)
      else {
        breaker.failed(asked)
        options.onLost()
      }
      log.warn({ err: error, service: name, url }, 'A subgraph did not answer')
      throw unanswered(5)
    } finally {
      inFlight -= 1
    }
  }

  function unanswered(retryAfter: number): Unavailable {
    return new Unavailable(`The ${name} service does not answer; try again`, { retryAfter })
  }

  return { post, close: () => pool.close() }
}
