import { amountToTake } from '../ledger/ledger.ts'
import type { Payment } from '../ledger/rows.ts'
import type { Credential } from '../protocol/credential.ts'
import type { Presented } from '../protocol/facilitator.ts'
import type { Offer, Resource } from '../protocol/offer.ts'
import { requirementsV1, requirementsV2 } from '../x402/requirements.ts'

/** A credential and what it was offered for, as the facilitator of its rail reads them. */
export function presentedFor(credential: Credential, offer: Offer, resource: Resource): Presented {
  const { accepted, payload, protocol } = credential
  if (protocol === 'x402-v1') return { payload, requirements: requirementsV1(offer, resource) } as unknown as Presented
  // As the client accepted it: what each offer has of its own is repeated, not made anew.
  const repeated = { ...offer, quote: accepted?.quote ?? null, id: accepted?.offer ?? offer.id }
  return { payload, requirements: requirementsV2(repeated) } as Presented
}

/** What is handed to the facilitator for settling: under a ceiling, with the amount that was earned. */
export function presentedToSettle(payment: Pick<Payment, 'scheme' | 'amount' | 'charge' | 'presented'>): Presented {
  const { presented, scheme } = payment
  if (scheme !== 'upto') return presented
  return { ...presented, requirements: { ...presented.requirements, amount: amountToTake(payment).toString() } }
}
