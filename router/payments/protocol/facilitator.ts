import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import type { AtomicUsdc } from '../../../schema/money.ts'

/** A payment and what it was offered for, in the version of the protocol that it came by. */
export interface Presented {
  readonly payload: PaymentPayload
  readonly requirements: PaymentRequirements
}

/** Whether a payment could be settled now. */
export type Verification =
  | {
      readonly isValid: true
      /** What the payer held when this was checked, where it was read; at least the payment's amount where it was not. */
      readonly balance?: AtomicUsdc
    }
  | { readonly isValid: false; readonly reason: string; readonly message: string | null }

/**
 * What became of a settlement: it is on chain; it is certainly not and will not be; or nobody can say yet, and asking
 * for another payment might charge twice.
 */
export type Settlement =
  | {
      readonly kind: 'settled'
      readonly transaction: string
      /** The transfer's log in its block, where one transaction settles several payments. */
      readonly logIndex?: number
    }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string; readonly transaction: string | null }

/** Who checks payments and puts them on chain: the embedded one, or a remote x402 facilitator. */
export interface Facilitator {
  /** For the boot log: `embedded`, or the remote one's URL. */
  readonly name: string
  /** Throws Unavailable when it cannot say. Moves no money. */
  verify(presented: Presented): Promise<Verification>
  /** Never throws: what cannot be said is `unknown`. */
  settle(presented: Presented): Promise<Settlement>
}
