import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Rail } from './rail.ts'

/** One way to pay a bill: a sum, or a ceiling, on a rail. */
export interface Offer {
  readonly rail: Rail
  /** Atomic units of the asset: what is charged, or under a ceiling the most that is. */
  readonly amount: AtomicUsdc
  readonly payTo: string
  readonly maxTimeoutSeconds: number
  /** The signed price of a dynamic bill. */
  readonly quote: string | null
  /** See OfferIds. */
  readonly id: string
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
