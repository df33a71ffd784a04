import type { AtomicUsdc } from '../../schema/money.ts'
import type { Rail } from '../rails/rail.ts'
import { randomText } from '../randomText.ts'

const ID_BYTES = 12

/** One way to pay a bill: a sum, or a ceiling, on a rail. */
export interface Offer {
  readonly rail: Rail
  /** Atomic units of the asset: what is charged, or under a ceiling the most that is. */
  readonly amount: AtomicUsdc
  readonly payTo: string
  readonly maxTimeoutSeconds: number
  /** The signed price of a dynamic bill. */
  readonly quote: string | null
  /**
   * Random. A payment that accepts the offer repeats it, and the chain never shows it: who sees a settlement there cannot
   * rebuild the credential and fetch its answer.
   */
  readonly id: string
}

/** The id of a new offer. */
export function offerId(): string {
  return randomText(ID_BYTES)
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
