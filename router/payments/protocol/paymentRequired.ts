import { type ErrorFields, TollgraphError } from '../../../schema/errors.ts'
import { type Bill, type PublicBill, publicBill } from './bill.ts'
import type { MppChallenge } from './mppChallenge.ts'
import type { Offer, Resource } from './offer.ts'
import type { Problem } from './problem.ts'

/** Everything a client needs to pay for, or to sign, what it asked for. */
export interface Challenge {
  readonly kind: 'payment' | 'identity'
  /** Stable, for programs: `payment_required`, `siwx_expired`, an x402 reason. */
  readonly reason: string
  /** For people. */
  readonly message: string
  readonly resource: Resource
  /** Those that x402 has words for. */
  readonly offers: readonly Offer[]
  /** Those that MPP has words for. */
  readonly authenticate: readonly MppChallenge[]
  /** What was wrong with an MPP credential, for a body in MPP's words. */
  readonly problem: Problem | null
  readonly bill: Bill | null
  /** x402 extensions by key; the first ones matter most when the header grows too long. */
  readonly extensions: Readonly<Record<string, unknown>>
}

/** A request lacks a valid payment or identity. Both doors answer 402 with the challenge. */
export class PaymentRequired extends TollgraphError {
  readonly challenge: Challenge
  /** Headers beside the challenge, such as what became of a settlement. */
  readonly headers: Readonly<Record<string, string>>

  constructor(challenge: Challenge, headers: Readonly<Record<string, string>> = {}) {
    const fields: ErrorFields = {
      reason: challenge.reason,
      ...(challenge.bill ? { bill: shownBill(challenge.bill) } : {}),
    }
    super(challenge.kind === 'payment' ? 'PAYMENT_REQUIRED' : 'AUTHENTICATION_REQUIRED', challenge.message, fields)
    this.challenge = challenge
    this.headers = headers
  }
}

const shownBills = new WeakMap<Bill, PublicBill>()

/** A bill for the client: drawn up once, since error, header and body show the same one. */
export function shownBill(bill: Bill): PublicBill {
  const known = shownBills.get(bill)
  if (known) return known
  const shown = publicBill(bill)
  shownBills.set(bill, shown)
  return shown
}
