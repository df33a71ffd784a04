import type { PaymentRequirements } from '@x402/core/types'
import type { Offer, Resource } from '../protocol/offer.ts'

/** The offer in x402 v2. */
export function requirementsV2(offer: Offer): PaymentRequirements {
  const { rail } = offer
  return {
    scheme: rail.scheme,
    network: rail.network as PaymentRequirements['network'],
    asset: rail.asset,
    amount: offer.amount.toString(),
    payTo: offer.payTo,
    maxTimeoutSeconds: offer.maxTimeoutSeconds,
    extra: extraV2(offer, offer.id),
  }
}

/** The id-specific part of an offer, for its id or that of another offer with the same terms. */
export function extraV2({ quote, rail }: Offer, id: string): Record<string, unknown> {
  return { ...rail.extra(id), ...(quote ? { quote } : {}), offer: id }
}

/** An offer in x402 v1. */
export interface RequirementsV1 {
  readonly scheme: string
  readonly network: string
  readonly maxAmountRequired: string
  readonly resource: string
  readonly description: string
  readonly mimeType: string
  readonly payTo: string
  readonly maxTimeoutSeconds: number
  readonly asset: string
  readonly extra: Readonly<Record<string, unknown>>
}

/** The offer in x402 v1; null where the rail has no name in v1. */
export function requirementsV1(offer: Offer, resource: Resource): RequirementsV1 | null {
  const { rail } = offer
  if (rail.v1Network === null) return null
  return {
    scheme: rail.scheme,
    network: rail.v1Network,
    maxAmountRequired: offer.amount.toString(),
    resource: resource.url,
    description: resource.description,
    mimeType: resource.mimeType,
    payTo: offer.payTo,
    maxTimeoutSeconds: offer.maxTimeoutSeconds,
    asset: rail.asset,
    extra: { ...rail.extra(offer.id) },
  }
}
