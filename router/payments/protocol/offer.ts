import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Rail } from './rail.ts'

/** An offer to pay a bill: a sum, or a ceiling, on a rail. */
export interface Offer {
  readonly rail: Rail
  /** Atomic units of the asset: the charge, or under a ceiling its maximum. */
  readonly amount: AtomicUsdc
  readonly payTo: string
  readonly maxTimeoutSeconds: number
  /** The signed quote of a dynamic bill. */
  readonly quote: string | null
  /** See OfferIds. */
  readonly id: string
}

/** The requested resource, as a challenge describes it. */
export interface Resource {
  /** The requested URL. */
  readonly url: string
  readonly method: string
  readonly description: string
  readonly mimeType: string
  readonly serviceName: string
}
