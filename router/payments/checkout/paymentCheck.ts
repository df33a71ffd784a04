import type { Presented } from '../../../prisma/ledger/stored.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import { traced } from '../../../subgraphs/kit/tracing/tracing.ts'
import type { Bill } from '../protocol/bill.ts'
import type { Call } from '../protocol/call.ts'
import type { Credential } from '../protocol/credential.ts'
import type { Offer } from '../protocol/offer.ts'
import type { Mismatch } from '../protocol/rail.ts'
import type { Billing } from './billing.ts'
import type { Inspection } from './inspect.ts'
import { mismatch } from './match.ts'
import { isOffered, offerOn } from './offers.ts'
import type { CheckoutParts } from './parts.ts'
import { presentedFor } from './present.ts'

/** A call with the payment that it carries. */
export interface PaidCall {
  readonly call: Call
  readonly inspection: Inspection
  readonly credential: Credential
  /** The payer's idempotency key. */
  readonly idempotencyKey: string | null
}

/** A payment that could be settled now; null for a bill of nothing, which needs none. */
export interface Verified {
  readonly bill: Bill
  readonly payment: {
    readonly presented: Presented
    /** The payer's balance, or the bill's total where it was not read. */
    readonly balance: AtomicUsdc
  } | null
}

/** Checks what a payment must be before it is reserved. Changes nothing. */
export class PaymentCheck {
  readonly #parts: CheckoutParts
  readonly #billing: Billing

  constructor(parts: CheckoutParts, billing: Billing) {
    this.#parts = parts
    this.#billing = billing
  }

  /** Whether a payment may be checked before it is known to be new: no company is asked for a price or a verification. */
  isCheap({ call, inspection, credential }: PaidCall): boolean {
    const { rails } = this.#parts
    return (
      call.variables !== null &&
      rails.of(credential).facilitator.verifiesCheaply &&
      inspection.priced.every(({ facts }) => facts.price?.mode === 'fixed')
    )
  }

  /** Throws PaymentRequired for a payment that its payer did not sign. */
  async requireSigned({ call, inspection, credential }: PaidCall): Promise<void> {
    const rail = this.#parts.rails.of(credential)
    if (await traced('check signature', {}, () => rail.isSigned(credential))) return
    const bill = await this.#billing.fresh(call, inspection, null)
    const offer = this.#offerTo(credential, call, bill)
    // A member changed after signing explains the failure better than the signature.
    const refusal = (offer && mismatch(credential, offer, new Date())) ?? invalidSignature(credential)
    throw this.#billing.paymentRequired(call, bill, { ...refusal, challengeId: credential.challengeId })
  }

  /** Draws the bill and has the facilitator verify a signed payment of it. Throws PaymentRequired, and what a bill throws. */
  async verify({ call, inspection, credential }: PaidCall): Promise<Verified> {
    const rail = this.#parts.rails.of(credential)
    const bill = await this.#billing.forCredential(call, inspection, credential)
    if (bill.total === 0n) return { bill, payment: null }
    const offer = this.#offerTo(credential, call, bill)
    const { challengeId } = credential
    if (!offer) {
      const message = `This is not paid by ${rail.scheme} on ${rail.network}; the offers say how it is.`
      throw this.#billing.paymentRequired(call, bill, { reason: 'unsupported_scheme', message, challengeId })
    }
    // Validity times are checked by the chain, so compare with the real clock.
    const wrong = mismatch(credential, offer, new Date())
    if (wrong) throw this.#billing.paymentRequired(call, bill, { ...wrong, challengeId })
    const presented = presentedFor(credential, offer, call.resource)
    const verification = await traced('verify', { 'tollgraph.network': rail.network }, () =>
      rail.facilitator.verify(presented, 'verified'),
    )
    if (!verification.isValid) {
      const { reason } = verification
      const message = await this.#billing.explain(reason, verification.message, credential, bill)
      throw this.#billing.paymentRequired(call, bill, { reason, message, challengeId })
    }
    // A verification without a balance has shown that it covers this payment alone.
    return { bill, payment: { presented, balance: verification.balance ?? bill.total } }
  }

  /** The offer that a credential accepts; null when the bill cannot be paid on its rail. */
  #offerTo(credential: Credential, call: Call, bill: Bill): Offer | null {
    const rail = this.#parts.rails.of(credential)
    return isOffered(this.#parts, rail, bill) ? offerOn(rail, this.#parts, call, bill) : null
  }
}

function invalidSignature({ method, payer }: Credential): Mismatch {
  const reason = {
    eip3009: 'invalid_exact_evm_signature',
    permit2: 'invalid_permit2_signature',
    svm: 'invalid_exact_svm_signature',
    tempo: 'invalid_signature',
  }[method]
  return { reason, message: `The payment is not signed by ${payer}, whose money it would move.` }
}
