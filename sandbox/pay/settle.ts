import { formatUsd, parseUsd } from '../api/usd.ts'
import { type Answer, readAnswer } from './answer.ts'
import type { Call, Terms } from './call.ts'
import { CHALLENGE_HEADER, type Challenge, readChallenge } from './challenge.ts'
import type { Desk } from './desk.ts'
import { checkEarlier } from './earlier.ts'
import { checkBalance, checkConsent, chooseOffer } from './offers.ts'
import { readFromBody } from './receipt.ts'
import { refusalTrouble } from './refusal.ts'
import { requestOf } from './request.ts'
import { isOfStranger } from './strangers.ts'
import { Trouble } from './trouble.ts'
import type { Unanswered, UnansweredPayments } from './unanswered.ts'
import { wordsOf } from './words.ts'
import { PAYMENT_HEADER, signPayment } from './x402.ts'

/** How often the page polls a payment that is in progress, and how long it waits each time at most. */
const ROUNDS = 6
const LONGEST_PAUSE_SECONDS = 5

/** Pays a 402, within the accepted price, and repeats the call with the payment. */
export async function paid(
  call: Call,
  challenge: Challenge,
  terms: Terms,
  desk: Desk,
  unanswered: UnansweredPayments,
): Promise<Answer> {
  const offer = chooseOffer(challenge, await desk.network())
  const amount = BigInt(offer.amount)
  checkConsent(amount, { budget: desk.means().budget, agreed: parseUsd(terms.agreed) })
  terms.onPhase?.('preparing')
  await desk.prepare(amount)
  checkBalance(amount, desk.means().balance)
  terms.signal?.throwIfAborted()
  const signer = await desk.signer()
  terms.onPhase?.('signing')
  const payment = await signPayment(challenge, offer, signer)
  terms.signal?.throwIfAborted()
  const other = unanswered.ofWallet(call, signer.address)
  if (other) {
    // Another tab has paid for the same request meanwhile: the router gets that payment, and this signature is dropped.
    checkEarlier(other, signer.address, terms)
    return delivered(call, other, terms, desk, unanswered, true)
  }
  const sent = { payment, total: formatUsd(amount), payer: signer.address, network: offer.network, at: Date.now() }
  return delivered(call, sent, terms, desk, unanswered, false)
}

/**
 * Sends a call with its payment. The payment is kept until a response arrives, so that the same one can be sent again;
 * `wasSent`: whether it was before.
 */
export async function delivered(
  call: Call,
  payment: Unanswered,
  terms: Terms,
  desk: Desk,
  unanswered: UnansweredPayments,
  wasSent: boolean,
): Promise<Answer> {
  unanswered.keep(call, payment)
  terms.onPhase?.('running')
  const answer = await finalAnswer(call, payment, terms, desk, wasSent)
  unanswered.drop(call, payment)
  if (answer.status !== 402) return { ...answer, receipt: answer.receipt ?? readFromBody(answer.body, payment) }
  throw refusalTrouble(readChallenge(answer.headers.get(CHALLENGE_HEADER)), wordsOf(answer.body).message)
}

async function finalAnswer(
  call: Call,
  payment: Unanswered,
  terms: Terms,
  desk: Desk,
  wasSent: boolean,
): Promise<Answer> {
  const request = requestOf(call, { [PAYMENT_HEADER]: payment.payment }, terms.signal)
  for (let round = 1; ; round += 1) {
    let answer: Answer
    try {
      answer = await readAnswer(await desk.reach(call.url, request))
    } catch {
      throw lost(payment)
    }
    const isWaiting = isPending(answer)
    if (!isWaiting && !isUnanswered(answer, wasSent || round > 1)) return answer
    if (!isWaiting || round === ROUNDS) throw unsettled(answer, payment)
    const seconds = wordsOf(answer.body).retryAfter ?? 1
    await desk.pause(Math.min(seconds, LONGEST_PAUSE_SECONDS), terms.signal).catch(() => {
      // The user cancelled. What was sent is settled all the same.
      throw lost(payment)
    })
  }
}

/** Whether this payment is still in progress; ignores the state of another payment for the same request. */
function isPending({ status, body, receipt }: Answer): boolean {
  if (receipt || (status !== 202 && status !== 409)) return false
  const { retryAfter, reason } = wordsOf(body)
  return retryAfter !== null && reason !== 'same_request'
}

/** Statuses of requests that are turned away before their payment is looked at: they tell nothing of what became of it. */
const UNSEEN = [408, 429]

/** Whether the response leaves open what became of a payment: the router was not reached, or not done. */
function isUnanswered(answer: Answer, mayBeTaken: boolean): boolean {
  const { status, receipt } = answer
  if (receipt) return false
  if (status === 503 || status === 504 || (mayBeTaken && UNSEEN.includes(status))) return true
  return isOfStranger(answer)
}

function lost({ total }: Unanswered): Trouble {
  return new Trouble('offline', 'The answer did not arrive', {
    detail: 'Try again sends the same signed payment once more. The router answers it and never charges it twice.',
    money: `You may have been charged ${total} USD.`,
    total,
  })
}

function unsettled(answer: Answer, { total }: Unanswered): Trouble {
  return new Trouble('upstream', unsettledTitle(answer), {
    detail: [wordsOf(answer.body).message, 'Try again sends the same signed payment: it is never charged twice.']
      .filter(Boolean)
      .join(' '),
    money: `You may have been charged ${total} USD.`,
    total,
  })
}

function unsettledTitle(answer: Answer): string {
  if (isOfStranger(answer)) return `What came is no answer of the router (status ${answer.status})`
  if (answer.status === 202) return 'Whether the payment settled is not known yet'
  return 'The router is not done with it yet'
}
