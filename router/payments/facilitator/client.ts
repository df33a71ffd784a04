import type { Logger } from 'pino'
import { z } from 'zod'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { gather } from '../../../subgraphs/kit/net/gather.ts'
import { cdpToken } from './cdpKey.ts'
import { extensionReports } from './extensionReports.ts'
import { FacilitatorFault, unanswered } from './fault.ts'
import type { FacilitatorAccess } from './settings.ts'

/** Largest answer that is read, in bytes; a list of what is supported has some ten thousand. */
const MAX_ANSWER_BYTES = 1024 ** 2
/** Longest reason or message, in characters; longer ones are cut. A header of the 402 repeats the reason, and its body the message. */
const MOST_TEXT = 300
/** A transaction's hash on an EVM chain, or its signature on Solana. */
const TRANSACTION = /^[A-Za-z0-9]{1,128}$/

const text = z
  .string()
  .nullish()
  .transform((value) => value?.slice(0, MOST_TEXT))

/** Anything else is no hint where to look, and would be stored and shown as one. */
const transaction = z
  .string()
  .nullish()
  .transform((value) => (value && TRANSACTION.test(value) ? value : undefined))

const VerifyAnswer = z.object({ isValid: z.boolean(), invalidReason: text, invalidMessage: text })
const SettleAnswer = z.object({ success: z.boolean(), errorReason: text, transaction })
const SupportedAnswer = z.object({
  kinds: z.array(
    z.object({
      x402Version: z.number(),
      scheme: z.string(),
      network: z.string(),
      extra: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
})

/** A scheme on a network that a facilitator settles. */
export type SupportedKind = z.output<typeof SupportedAnswer>['kinds'][number]

/** Longest part of a foreign error text that goes into our log, in characters. */
const SHOWN = 200

/** Client of one facilitator, by the x402 facilitator API. Every call throws a FacilitatorFault without an answer. */
export interface FacilitatorClient {
  /** For logs and messages: the URL's origin, because its path may be a secret. */
  readonly name: string
  verify(presented: Presented): Promise<z.output<typeof VerifyAnswer>>
  settle(presented: Presented): Promise<z.output<typeof SettleAnswer>>
  supported(): Promise<readonly SupportedKind[]>
}

/**
 * Makes one. The x402 package's own client does not show the status of a failed request, which decides whether another
 * facilitator may settle; and it signs every path for each request, and writes to the console.
 */
export function facilitatorClient(
  { url, key }: FacilitatorAccess,
  timeoutMs: number,
  log: Pick<Logger, 'debug' | 'warn'>,
): FacilitatorClient {
  const { origin } = new URL(url)
  const reports = extensionReports(origin, log)

  async function ask<Answer extends z.ZodType>(
    operation: 'verify' | 'settle' | 'supported',
    answer: Answer,
    presented?: Presented,
    isRefusal: (answer: z.output<Answer>, status: number) => boolean = () => false,
  ): Promise<z.output<Answer>> {
    const response = await send(operation, presented)
    const content = await bodyOf(response, operation)
    reports.read(response.headers.get('extension-responses'))
    const read = answer.safeParse(content)
    // A refusal of the payment may come with an error status.
    if (read.success && (response.ok || isRefusal(read.data, response.status))) return read.data
    const reason = response.ok ? 'an answer of another form' : `${response.status}${explanation(content)}`
    throw new FacilitatorFault(`${origin} answered ${operation} with ${reason}`, response.status, pauseOf(response))
  }

  async function send(operation: string, presented: Presented | undefined): Promise<Response> {
    const target = new URL(`${url}/${operation}`)
    const method = presented ? 'POST' : 'GET'
    const headers = {
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${await cdpToken(key, method, target)}` } : {}),
    }
    const body = presented ? JSON.stringify(requestOf(presented)) : null
    const signal = AbortSignal.timeout(timeoutMs)
    return fetch(target, { method, headers, body, signal }).catch((error: unknown) => {
      throw unanswered(`${origin} cannot be reached for ${operation}`, error)
    })
  }

  async function bodyOf(response: Response, operation: string): Promise<unknown> {
    const tooLarge = () =>
      new FacilitatorFault(`${origin} answered ${operation} with more than ${MAX_ANSWER_BYTES} bytes`, response.status)
    const content =
      response.body &&
      (await gather(response.body, MAX_ANSWER_BYTES, tooLarge).catch((error: unknown) => {
        if (error instanceof FacilitatorFault) throw error
        throw unanswered(`${origin} broke off its answer to ${operation}`, error)
      }))
    try {
      return content && JSON.parse(new TextDecoder().decode(content))
    } catch {
      // Not JSON, as from a proxy: judged by its status alone.
      return null
    }
  }

  return {
    name: origin,
    verify: (presented) =>
      ask('verify', VerifyAnswer, presented, (answer, status) => status < 500 && Boolean(answer.invalidReason)),
    settle: (presented) => ask('settle', SettleAnswer, presented, ({ success }) => !success),
    supported: async () => (await ask('supported', SupportedAnswer)).kinds,
  }
}

/** The request's body. The payment goes as the client sent it, with its resource and extensions. */
function requestOf({ payload, requirements }: Presented): object {
  return { x402Version: payload.x402Version, paymentPayload: payload, paymentRequirements: requirements }
}

/** The texts of an error body, such as CDP's `errorType`, `errorMessage` and `correlationId`. */
function explanation(content: unknown): string {
  const members = ['errorType', 'errorMessage', 'correlationId', 'error', 'message'] as const
  const given = z.record(z.string(), z.unknown()).safeParse(content)
  if (!given.success) return ''
  const texts = members.flatMap((member) => {
    const value = given.data[member]
    return typeof value === 'string' && value ? [value.replace(/\s+/g, ' ')] : []
  })
  return texts.length > 0 ? `: ${texts.join(', ').slice(0, SHOWN)}` : ''
}

/** `Retry-After` in milliseconds; null without one. */
function pauseOf(response: Response): number | null {
  const given = response.headers.get('retry-after')?.trim()
  if (!given) return null
  const ms = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}
