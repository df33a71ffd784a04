import type { PaymentRequirements } from '@x402/core/types'
import type { Address } from '../../schema/address.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import type { Network } from '../network.ts'

/** One way to pay a bill: an x402 `accepts` entry. */
export interface Offer {
  readonly scheme: 'exact'
  readonly network: Network
  /** Atomic units of the asset. */
  readonly amount: AtomicUsdc
  readonly payTo: Address
  readonly maxTimeoutSeconds: number
  /** The signed price of a dynamic bill. */
  readonly quote: string | null
  /**
   * Random. A payment that accepts the offer repeats it, and the chain never shows it: who sees a settlement there cannot
   * rebuild the credential and fetch its answer.
   */
  readonly id: string | null
}

/** What was asked for, as a challenge describes it. */
export interface Resource {
  /** The URL that was asked. */
  readonly url: string
  readonly method: string
  readonly description: string
  readonly mimeType: string
  readonly serviceName: string
}

/** The offer as x402 v2 spells it. */
export function requirementsV2(offer: Offer): PaymentRequirements {
  return {
    scheme: offer.scheme,
    network: offer.network.id,
    asset: offer.network.usdc,
    amount: offer.amount.toString(),
    payTo: offer.payTo,
    maxTimeoutSeconds: offer.maxTimeoutSeconds,
    extra: {
      ...offer.network.tokenDomain,
      ...(offer.quote ? { quote: offer.quote } : {}),
      ...(offer.id ? { offer: offer.id } : {}),
    },
  }
}

/** The offer as x402 v1 spells it. */
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

/** The offer as x402 v1 spells it. */
export function requirementsV1(offer: Offer, resource: Resource): RequirementsV1 {
  return {
    scheme: offer.scheme,
    network: offer.network.v1Name,
    maxAmountRequired: offer.amount.toString(),
    resource: resource.url,
    description: resource.description,
    mimeType: resource.mimeType,
    payTo: offer.payTo,
    maxTimeoutSeconds: offer.maxTimeoutSeconds,
    asset: offer.network.usdc,
    extra: { ...offer.network.tokenDomain },
  }
}
