import { amountToTake } from '../../../prisma/ledger/ledger.ts'
import type { Payment } from '../../../prisma/ledger/rows.ts'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import type { Credential } from '../protocol/credential.ts'
import type { Offer, Resource } from '../protocol/offer.ts'
import { requirementsV1, requirementsV2 } from '../x402/requirements.ts'

/** A credential and its offer's requirements, in the form that the rail's facilitator reads. */
export function presentedFor(credential: Credential, offer: Offer, resource: Resource): Presented {
  const { accepted, payload, protocol } = credential
  if (protocol === 'x402-v1') return { payload, requirements: requirementsV1(offer, resource) } as unknown as Presented
  // Use the quote and id that the client accepted instead of new ones.
  const repeated = { ...offer, quote: accepted?.quote ?? null, id: accepted?.offer ?? offer.id }
  return { payload, requirements: requirementsV2(repeated) } as Presented
}

/** The input of a settlement: under a ceiling, with the earned amount. */
export function presentedToSettle(
  payment: Pick<Payment, 'scheme' | 'amount' | 'charge'> & { readonly presented: Presented },
): Presented {
  const { presented, scheme } = payment
  if (scheme !== 'upto') return presented
  return { ...presented, requirements: { ...presented.requirements, amount: amountToTake(payment).toString() } }
}

/** A payment of the ledger that can be settled. Throws for one whose credential was removed: it was at rest for a day. */
export function withPresented(payment: Payment): Payment & { readonly presented: Presented } {
  if (!payment.credential) throw new Error(`The credential of payment ${payment.id} is no longer kept`)
  return { ...payment, presented: payment.credential.presented }
}
