import { setTimeout as pause } from 'node:timers/promises'
import type { Payment } from '../../../prisma/ledger/rows.ts'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { Conflict, Gone } from '../../../schema/errors.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import type { Call, Outcome } from '../protocol/call.ts'
import type { Credential } from '../protocol/credential.ts'
import type { Billing } from './billing.ts'
import type { Inspection } from './inspect.ts'
import { inspectCall } from './inspectCall.ts'
import type { CheckoutParts } from './parts.ts'
import { purchaseName } from './purchaseName.ts'
import { withReceipt } from './receipt.ts'
import { inProgress, settlementPending } from './refusals.ts'

/** Poll interval for a payment that another process works on, in milliseconds. */
const POLL_MS = 50

/** x402's reason for a used nonce, by signing method. */
const NONCE_USED = {
  eip3009: 'invalid_exact_evm_nonce_already_used',
  permit2: 'permit2_invalid_nonce',
  svm: 'duplicate_settlement',
  tempo: 'transaction_already_used',
} as const

/** Answers after which a client sends the same payment again: what it gets then must tell it how to go on. */
export const TEMPORARY: readonly number[] = [429, 503, 504]

/** Whether work that was settled before earned nothing: its payment goes back. */
function boughtNothing({ settle, answer, charge }: Payment): boolean {
  return settle === 'UPFRONT' && charge === ZERO_USDC && answer !== null
}

function isTemporary({ answer }: Payment): boolean {
  return answer !== null && TEMPORARY.includes(answer.status)
}

/** A payment that this process works on. */
export interface Running {
  /** Resolves when the work is over, also when it failed. */
  readonly done: Promise<void>
  /** Whether the client got SETTLEMENT_PENDING and no longer waits. */
  readonly isLate: boolean
}

/** Repeated credentials and idempotency keys. Nothing here executes or charges anything. */
export class Replays {
  readonly #parts: CheckoutParts
  readonly #billing: Billing
  readonly #running: ReadonlyMap<string, Running>
  /** Reads of payments under way: all requests waiting for one payment share one query. */
  readonly #looks = new Map<string, Promise<Payment | null>>()

  /** `running` holds the payments of this process, so that waiting for them needs no database query. */
  constructor(parts: CheckoutParts, billing: Billing, running: ReadonlyMap<string, Running>) {
    this.#parts = parts
    this.#billing = billing
    this.#running = running
  }

  /** Handles a repeated credential: its stored answer, its progress, or a refusal. */
  async ofCredential(call: Call, inspection: Inspection, credential: Credential, known: Payment): Promise<Outcome> {
    if (!known.credential?.hash.equals(credential.hash)) {
      const bill = await this.#billing.fresh(call, inspection, null)
      throw this.#billing.paymentRequired(call, bill, {
        reason: NONCE_USED[credential.method],
        message: 'The nonce of this payment has been used by another payment.',
        challengeId: credential.challengeId,
      })
    }
    // A copied credential comes without the payer's idempotency key.
    const name = purchaseName(call, credential)
    const isSecret =
      (name !== null && name === known.credential.idempotencyKey) || !this.#isReadableFromChain(credential)
    if (!known.credential.requestHash.equals(call.requestHash)) {
      throw new Conflict('This payment was made for another request; sign a new one.', {
        reason: 'credential_reused',
        ...idFor(known, isSecret),
      })
    }
    return this.#answerOf(call, known, isSecret)
  }

  /** Handles an idempotency key that the payer used before: the new credential is not needed and not charged. */
  async ofKey(call: Call, inspection: Inspection, credential: Credential, known: Payment): Promise<Outcome> {
    // A signature for another payee, or an expired one, may be public on some chain.
    if (!isFreshFor(known, credential, new Date())) {
      const bill = await this.#billing.fresh(call, inspection, null)
      throw this.#billing.paymentRequired(call, bill, {
        reason: 'payment_mismatch',
        message: `A payment with this Idempotency-Key or payment identifier was made to ${known.payTo}. To hear its answer, send that payment, or one to the same payee that is still valid; it is not used.`,
        challengeId: credential.challengeId,
      })
    }
    if (!known.credential?.requestHash.equals(call.requestHash)) {
      throw new Conflict('This Idempotency-Key or payment identifier was used for another request; choose a new one.', {
        reason: 'idempotency_key_reused',
        payment: known.id,
      })
    }
    return this.#answerOf(call, known, true)
  }

  /** `isSecret`: the request holds something that the chain does not show, so it comes from the payer. */
  async #answerOf(call: Call, known: Payment, isSecret: boolean): Promise<Outcome> {
    if (call.notes) call.notes.payment = known.id
    const payment = await this.#waitFor(known)
    switch (payment.state) {
      case 'SETTLED':
      case 'REFUNDING':
      case 'REFUNDED': {
        const mayBeTold = isSecret || !this.#isPrivate(call)
        // A temporary answer would send the client to the same payment again for as long as it is kept.
        if (boughtNothing(payment) && (!mayBeTold || isTemporary(payment)))
          throw this.#billing.paymentRequired(call, await this.#billing.again(call), {
            reason: 'payment_refunded',
            message: 'The work failed after the payment, which goes back. Sign a new payment.',
          })
        if (!mayBeTold && !payment.isAnswered) throw inProgress(idFor(payment, isSecret).payment)
        if (!mayBeTold) throw alreadyAnswered(payment)
        if (!isSecret) await this.#parts.ledger.retell(payment.id)
        return { kind: 'answer', answer: await this.#storedAnswer(payment) }
      }
      case 'RELEASED':
        if (payment.answer && !isTemporary(payment)) return { kind: 'answer', answer: payment.answer }
        throw this.#billing.paymentRequired(call, await this.#billing.again(call), {
          reason: 'payment_released',
          message: `${payment.reason}. Nothing was charged; sign a new payment.`,
        })
      case 'FAILED':
        throw this.#billing.paymentRequired(call, await this.#billing.again(call), {
          reason: 'payment_failed',
          message: `The payment was not settled (${payment.reason}); nothing was charged.`,
        })
      case 'PENDING':
        throw settlementPending(payment.id, payment.transaction)
      case 'RESERVED':
      case 'EXECUTED':
      case 'SETTLING':
        throw this.#running.get(payment.id)?.isLate
          ? settlementPending(payment.id, payment.transaction)
          : inProgress(payment.id)
    }
  }

  async #storedAnswer(payment: Payment): Promise<Answer> {
    if (payment.answer && payment.transaction) {
      return withReceipt(payment.answer, await this.#parts.receipts.ofPayment(payment, payment.transaction))
    }
    if (!payment.isAnswered) throw inProgress(payment.id)
    throw new Gone('This payment was settled and answered; the stored answer is no longer kept.', {
      payment: payment.id,
    })
  }

  /**
   * Whether a credential can be rebuilt from its settlement on chain: x402 v1, and x402 v2 without an offer id of ours.
   * The id of an MPP challenge is a MAC, which the chain does not show.
   */
  #isReadableFromChain({ accepted, protocol }: Credential): boolean {
    if (protocol === 'mpp') return false
    return protocol === 'x402-v1' || !this.#parts.offerIds.isOurs(accepted?.offer)
  }

  /** Whether the answer is for its payer alone: a mutation's, or one that depends on the caller. */
  #isPrivate(call: Call): boolean {
    return call.operation.definition.operation === 'mutation' || inspectCall(this.#parts, call).needsCaller
  }

  async #waitFor(known: Payment): Promise<Payment> {
    const { limits } = this.#parts
    const deadline = Date.now() + limits.replayWaitMs
    let payment = known
    while (!isAtRest(payment) && Date.now() < deadline) {
      await Promise.race([
        this.#running.get(payment.id)?.done ?? pause(POLL_MS),
        pause(Math.max(1, deadline - Date.now())),
      ])
      payment = (await this.#look(payment.id)) ?? payment
    }
    return payment
  }

  #look(id: string): Promise<Payment | null> {
    const underWay = this.#looks.get(id)
    if (underWay) return underWay
    const look = this.#parts.ledger.get(id).finally(() => this.#looks.delete(id))
    this.#looks.set(id, look)
    return look
  }
}

function alreadyAnswered(payment: Payment): Conflict {
  return new Conflict(
    'This payment was settled and answered. Its answer is private, and everything in this payment can be read from the chain, so it is not told again. To be able to fetch answers again, send an Idempotency-Key, or pay by x402 v2 and repeat the `extra` of the offer.',
    { reason: 'already_answered', ...idFor(payment, false), transaction: payment.transaction },
  )
}

/**
 * The payment's id, which its statement is read with: not for a request that anybody could have copied from the chain,
 * unless the statement says no more than the chain (see statement.ts).
 */
function idFor({ id, protocol }: Payment, isSecret: boolean): { readonly payment?: string } {
  return isSecret || protocol === 'x402-v1' ? { payment: id } : {}
}

/** Whether a credential was signed for the same payee and has not expired. */
function isFreshFor(known: Payment, { payTo, validBefore }: Credential, now: Date): boolean {
  return payTo === known.payTo && validBefore * 1_000n > BigInt(now.getTime())
}

/** Settled, answered and with a receipt, or so long ago that they are no longer kept; or over; or pending, with no outcome soon. */
function isAtRest(payment: Payment): boolean {
  if (payment.state === 'RESERVED' || payment.state === 'EXECUTED' || payment.state === 'SETTLING') return false
  const isSettled = payment.state === 'SETTLED' || payment.state === 'REFUNDING' || payment.state === 'REFUNDED'
  // A receipt is forgotten with its answer.
  return !isSettled || (payment.isAnswered && (payment.receiptHeaders !== null || payment.answer === null))
}
