import { type ErrorFields, TollgraphError } from '../../../schema/errors.ts'
import { type Bill, type PublicBill, publicBill } from './bill.ts'
import type { MppChallenge } from './mppChallenge.ts'
import type { Offer, Resource } from './offer.ts'
import type { Problem } from './problem.ts'

/** Everything a client needs to pay or sign for its request. */
export interface Challenge {
  readonly kind: 'payment' | 'identity'
  /** Stable, for programs: `payment_required`, `siwx_expired`, an x402 reason. */
  readonly reason: string
  /** For people. */
  readonly message: string
  readonly resource: Resource
  /** The offers that x402 can express. */
  readonly offers: readonly Offer[]
  /** The offers that MPP can express. */
  readonly authenticate: readonly MppChallenge[]
  /** The error of an MPP credential, for an MPP problem body. */
  readonly problem: Problem | null
  readonly bill: Bill | null
  /** x402 extensions by key; the last ones are dropped first when the header grows too long. */
  readonly extensions: Readonly<Record<string, unknown>>
}

/** A request lacks a valid payment or identity. Both doors answer 402 with the challenge. */
export class PaymentRequired extends TollgraphError {
  readonly challenge: Challenge
  /** Headers beside the challenge, such as a failed settlement's receipt. */
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

/** The bill for the client, cached, since error, header and body show the same one. */
export function shownBill(bill: Bill): PublicBill {
  const known = shownBills.get(bill)
  if (known) return known
  const shown = publicBill(bill)
  shownBills.set(bill, shown)
  return shown
}
