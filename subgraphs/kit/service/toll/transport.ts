import type { LookupFunction } from 'node:net'
import type { FormattedExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import { Pool } from 'undici'
import { Unavailable } from '../../../../schema/errors.ts'
import { gather } from '../../net/gather.ts'
import type { AnswerCheck } from './answerKeys.ts'
import { ANSWER_HEADER, CONTEXT_HEADER } from './claims.ts'

/** Connections to one subgraph. */
const CONNECTIONS = 32

/** GraphQL over HTTP to one subgraph. */
export interface Transport {
  /**
   * Posts a body with its token. Throws Unavailable when no authentic answer arrives; its cause is logged, because
   * addresses and keys are not for clients.
   */
  post(
    body: string,
    token: string,
    jti: string,
    signal: AbortSignal | undefined,
  ): Promise<FormattedExecutionResult<Record<string, unknown>>>
  close(): Promise<void>
}

/** Opens the connections, lazily. Redirects are not followed. */
export function openTransport(
  name: string,
  options: {
    readonly url: string
    readonly answerCheck: AnswerCheck | null
    readonly timeoutMs: number
    readonly maxBytes: number
    readonly lookup?: LookupFunction
    readonly log: Logger
  },
): Transport {
  const { answerCheck, log, lookup, maxBytes, timeoutMs, url } = options
  const { origin, pathname, search } = new URL(url)
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    ...(lookup ? { connect: { lookup } } : {}),
  })

  async function exchange(body: string, token: string, jti: string, signal: AbortSignal | undefined) {
    const response = await pool.request({
      path: `${pathname}${search}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json;q=0.9',
        [CONTEXT_HEADER]: token,
      },
      body,
      ...(signal ? { signal } : {}),
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

  return {
    post: (body, token, jti, signal) =>
      exchange(body, token, jti, signal).catch((error: unknown) => {
        log.warn({ err: error, service: name, url }, 'A subgraph did not answer')
        throw new Unavailable(`The ${name} service does not answer; try again`, { retryAfter: 5 })
      }),
    close: () => pool.close(),
  }
}
