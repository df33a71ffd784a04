import type { Presented } from '../../../prisma/ledger/stored.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'

/** Whether a payment could be settled now. */
export type Verification =
  | {
      readonly isValid: true
      /** The payer's balance when this was checked, if it was read; otherwise it is at least the payment's amount. */
      readonly balance?: AtomicUsdc
    }
  | { readonly isValid: false; readonly reason: string; readonly message: string | null }

/**
 * Outcome of a settlement. `settled`: on chain. `refused`: not on chain, and it never will be. `unknown`: not known
 * yet, and another payment might charge twice.
 */
export type Settlement =
  | {
      readonly kind: 'settled'
      readonly transaction: string
      /** Index of the transfer's log in its block, where one transaction settles several payments. */
      readonly logIndex?: number
    }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string; readonly transaction: string | null }

/** Whether the payer's signature has been verified in this request. */
export type SignatureState = 'verified' | 'unverified'

/** Verifies and settles payments: the embedded facilitator, or a remote x402 one. */
export interface Facilitator {
  /** For the boot log: `embedded`, or the remote URL. */
  readonly name: string
  /**
   * Throws Unavailable when the check is not possible now. Moves no money. A signature that is `verified` need not be
   * verified again.
   */
  verify(presented: Presented, signature?: SignatureState): Promise<Verification>
  /** Never throws: an unknown outcome is `unknown`. */
  settle(presented: Presented): Promise<Settlement>
}
