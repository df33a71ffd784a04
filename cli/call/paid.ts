import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { Trouble } from '../errors.ts'
import { span } from '../output/time.ts'
import type { Terminal } from '../terminal.ts'
import { answerAdvice } from './answerAdvice.ts'
import type { CallRequest } from './request.ts'
import { type Answer, send, Unreachable } from './send.ts'
import { isOfStranger } from './strangers.ts'

/** How often a payment is sent again after a connection failure, one second apart. */
const RECONNECTIONS = 30

/** How often a payment is sent again while the router cannot do the work; after that its answer is final. */
const UNAVAILABLE_TRIES = 10

/** The pause when the response has no retry-after, in seconds. */
const STANDARD_PAUSE = 2

/** Codes of a response whose payment is accepted and whose result is not ready yet. */
const UNFINISHED = ['SETTLEMENT_PENDING', 'IN_PROGRESS']

/**
 * Sends a request with its payment. While the payment is not settled yet, after 503 and 504, after the page of a proxy or a
 * firewall, or after a connection failure, the same payment is sent again, never a second one. Throws Trouble where it may
 * have been charged and no answer comes.
 */
export async function sendPaid(
  request: CallRequest,
  payment: Readonly<Record<string, string>>,
  terminal: Terminal,
): Promise<Answer> {
  let breaks = 0
  let refusals = 0
  for (;;) {
    const answer = await send(request, payment).catch((error: unknown) => {
      if (error instanceof Unreachable) return null
      throw error
    })
    const isLost = !answer || isOfStranger(answer, request) || (breaks > 0 && UNSEEN.includes(answer.status))
    const why = whyAgain(answer, isLost)
    if (answer && why === null) return answer
    if (answer && !isLost && isUnavailable(answer)) refusals += 1
    const isGivenUp = refusals > UNAVAILABLE_TRIES
    if (isLost) breaks += 1
    // A refusal says nothing of a payment that was sent before it, over a line that broke.
    if (breaks > RECONNECTIONS || (isGivenUp && breaks > 0)) {
      throw new Trouble(
        `The router may have taken the payment and does not answer any more. ${answerAdvice(payment)} Or look for it in "npx tollgraph payments list".`,
      )
    }
    if (answer && isGivenUp) return answer
    const seconds = answer ? retryAfter(answer) : 1
    terminal.tell(`${why}: the same payment is sent again in ${span(seconds * 1_000)}`)
    await pause(seconds * 1_000)
  }
}

const Fields = z.object({ payment: z.string(), retryAfter: z.number().optional(), reason: z.string().optional() })
const AtGraphql = z.object({
  errors: z.tuple([z.object({ extensions: Fields.extend({ code: z.string() }) })], z.unknown()),
})

/** Statuses of requests that are turned away before their payment is looked at: they tell nothing of what became of it. */
const UNSEEN = [408, 429]

/** Why the same payment is sent again; null if the response is final. */
function whyAgain(answer: Answer | null, isLost: boolean): string | null {
  if (!answer) return 'The line broke'
  if (isLost || isUnavailable(answer)) return `The answer is ${answer.status}`
  return isUnfinished(answer) ? 'The payment is not settled yet' : null
}

/** 503 or 504 without a receipt: the work was not done, and the same payment is still good. */
function isUnavailable({ status, headers }: Answer): boolean {
  return (status === 503 || status === 504) && !headers.has('payment-response') && !headers.has('payment-receipt')
}

/**
 * 202 or 409 with our payment's id, at either door; an endpoint's own 202 has no payment id. `same_request` is about another
 * payment of the same request: sending ours again would buy it a second time after that.
 */
function isUnfinished({ status, json }: Answer): boolean {
  const graphql = AtGraphql.safeParse(json).data?.errors[0].extensions
  const { reason } = graphql ?? Fields.safeParse(json).data ?? {}
  if (reason === 'same_request') return false
  if (graphql) return UNFINISHED.includes(graphql.code)
  return (status === 202 || status === 409) && Fields.required({ retryAfter: true }).safeParse(json).success
}

function retryAfter({ headers, json }: Answer): number {
  const named = Number(headers.get('retry-after') ?? Number.NaN)
  const seconds =
    named || (Fields.safeParse(json).data ?? AtGraphql.safeParse(json).data?.errors[0].extensions)?.retryAfter
  return seconds && seconds > 0 ? Math.min(seconds, 60) : STANDARD_PAUSE
}
