import { type Call, type Fetch, jsonOf, send } from './call.ts'
import { AnswerLostError } from './errors.ts'
import { type Said, saidBy } from './failures.ts'
import type { KeptPayment } from './payments.ts'
import { isOfStranger } from './strangers.ts'

/** When the same payment is sent again. */
export interface RetryRule {
  /** How long, in milliseconds, until the answer counts as lost. */
  readonly patienceMs: number
  /** The pause after a connection failure, or an answer that names none, in milliseconds. */
  readonly pauseMs: number
}

/** The longest pause that an answer may ask for, in milliseconds. */
const LONGEST_PAUSE_MS = 10_000

/**
 * Sends a call with its payment, and gives the final answer. The same payment is sent again after a connection failure,
 * while it is not settled or its call still runs, after 503 or 504, and after an answer that is not the router's. `wasSent`:
 * whether an earlier call has sent it. Throws an AnswerLostError when patience ends, and the signal's reason when the call is
 * aborted; the router may have charged the payment in both cases.
 */
export async function deliver(
  call: Call,
  payment: KeptPayment,
  fetch: Fetch,
  rule: RetryRule,
  wasSent: boolean,
): Promise<Response> {
  const end = Date.now() + rule.patienceMs
  for (let mayBeTaken = wasSent; ; mayBeTaken = true) {
    const { answer, error } = await attempt(call, payment, fetch)
    const wait = answer ? await pauseBeforeRetry(answer, call, rule.pauseMs, mayBeTaken) : rule.pauseMs
    if (answer && wait === null) return answer
    if (Date.now() + (wait ?? 0) > end) throw new AnswerLostError(BigInt(payment.units), answer?.status ?? null, error)
    await pause(wait ?? rule.pauseMs, call.signal)
  }
}

async function attempt(
  call: Call,
  { headers }: KeptPayment,
  fetch: Fetch,
): Promise<{ answer: Response | null; error?: unknown }> {
  try {
    return { answer: await send(call, fetch, headers) }
  } catch (error) {
    call.signal.throwIfAborted()
    return { answer: null, error }
  }
}

/** Milliseconds until the same payment is sent again; null if the answer is final. */
async function pauseBeforeRetry(
  answer: Response,
  { method }: Call,
  pauseMs: number,
  mayBeTaken: boolean,
): Promise<number | null> {
  // Settled: whatever the answer is, it will not change.
  if (answer.headers.has('payment-response')) return null
  const body = await jsonOf(answer)
  const said = saidBy(body)
  if (await isOfStranger(answer, body, said, method)) return pauseMs
  if (!isUnfinished(answer.status, said) && !(mayBeTaken && UNSEEN.includes(answer.status))) return null
  return said.retryAfter === null ? pauseMs : Math.min(said.retryAfter * 1_000, LONGEST_PAUSE_MS)
}

/** Statuses of requests that are turned away before their payment is looked at: they tell nothing of what became of it. */
const UNSEEN = [408, 429]

/**
 * Whether the router is not done with this payment. An endpoint's own 202 or 409 names no payment. `same_request` is about
 * another payment for the same request: this one would buy it a second time after that.
 */
function isUnfinished(status: number, { code, payment, reason, retryAfter }: Said): boolean {
  if (status === 503) return code !== 'PROVIDER_NOT_CONFIGURED' && reason !== 'provider_not_configured'
  if (status === 504) return true
  return (status === 202 || status === 409) && payment !== null && retryAfter !== null && reason !== 'same_request'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
