import { setTimeout as pause } from 'node:timers/promises'
import { Conflict, Gone } from '../../schema/errors.ts'
import { type Answer, withHeaders } from './answer.ts'
import type { Billing } from './billing.ts'
import type { Call, Outcome } from './call.ts'
import type { Credential } from './credential.ts'
import type { Inspection } from './inspect.ts'
import type { Payment } from './ledger.ts'
import type { CheckoutParts } from './parts.ts'
import { receiptHeaders } from './receipt.ts'
import { inProgress, settlementPending } from './refusals.ts'

/** How often a payment that another process works on is looked at, in milliseconds. */
const POLL_MS = 50

/** Credentials that come again. */
export class Replays {
  readonly #parts: CheckoutParts
  readonly #billing: Billing
  readonly #running: ReadonlyMap<string, Promise<void>>

  /** `running` holds the payments that this process works on now, so that waiting for them asks no database. */
  constructor(parts: CheckoutParts, billing: Billing, running: ReadonlyMap<string, Promise<void>>) {
    this.#parts = parts
    this.#billing = billing
    this.#running = running
  }

  /** A credential that was here before: its stored answer, its progress, or a refusal. Never runs anything. */
  async answer(call: Call, inspection: Inspection, credential: Credential, known: Payment): Promise<Outcome> {
    if (!known.credentialHash.equals(credential.hash)) {
      const bill = await this.#billing.fresh(call, inspection, null)
      throw this.#billing.paymentRequired(
        call,
        bill,
        'invalid_exact_evm_nonce_already_used',
        'The nonce of this payment has been used by another payment.',
      )
    }
    if (!known.requestHash.equals(call.requestHash)) {
      throw new Conflict('This payment was made for another request; sign a new one.', { reason: 'credential_reused' })
    }
    const payment = await this.#waitFor(known)
    switch (payment.state) {
      case 'SETTLED':
      case 'REFUNDING':
      case 'REFUNDED':
        return { kind: 'answer', answer: await this.#storedAnswer(payment) }
      case 'RELEASED':
        if (payment.answer) return { kind: 'answer', answer: payment.answer }
        throw this.#billing.paymentRequired(
          call,
          await this.#billing.again(call),
          'payment_released',
          `${payment.reason}. Nothing was charged; sign a new payment.`,
        )
      case 'FAILED':
        throw this.#billing.paymentRequired(
          call,
          await this.#billing.again(call),
          'payment_failed',
          `The payment was not settled (${payment.reason}); nothing was charged.`,
        )
      case 'PENDING':
        throw settlementPending(payment.id)
      case 'RESERVED':
      case 'EXECUTED':
      case 'SETTLING':
        throw inProgress(payment.id)
    }
  }

  async #storedAnswer(payment: Payment): Promise<Answer> {
    if (payment.answer && payment.transaction)
      return withHeaders(payment.answer, await receiptHeaders(this.#parts, payment, payment.transaction))
    if (!payment.isAnswered) throw inProgress(payment.id)
    throw new Gone('This payment was settled and answered; the stored answer is no longer kept.', {
      payment: payment.id,
    })
  }

  async #waitFor(known: Payment): Promise<Payment> {
    const { ledger, limits } = this.#parts
    const deadline = Date.now() + limits.replayWaitMs
    let payment = known
    while (!isAtRest(payment) && Date.now() < deadline) {
      await Promise.race([this.#running.get(payment.id) ?? pause(POLL_MS), pause(Math.max(1, deadline - Date.now()))])
      payment = (await ledger.get(payment.id)) ?? payment
    }
    return payment
  }
}

function isAtRest(payment: Payment): boolean {
  if (payment.state === 'SETTLED') return payment.isAnswered
  return !['RESERVED', 'EXECUTED', 'SETTLING'].includes(payment.state)
}
