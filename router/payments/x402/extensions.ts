import { declarePaymentIdentifierExtension, PAYMENT_IDENTIFIER } from '@x402/extensions/payment-identifier'
import { constant } from '../headers/constantJson.ts'
import type { Offer } from '../protocol/offer.ts'

const IDENTIFIER = { [PAYMENT_IDENTIFIER]: constant(declarePaymentIdentifierExtension(false)) }

/** The x402 extensions of a payment challenge that depend on its offers. */
export function paymentExtensions(offers: readonly Offer[]): Record<string, unknown> {
  return Object.assign({}, ...offers.map((offer) => offer.rail.extensions ?? {}), IDENTIFIER)
}
