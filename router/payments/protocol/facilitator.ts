import type { Presented, Settlement } from '../../../prisma/ledger/stored.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'

export type { Settlement } from '../../../prisma/ledger/stored.ts'

/** Whether a payment could be settled now. */
export type Verification =
  | {
      readonly isValid: true
      /** The payer's balance when this was checked, if it was read; otherwise it is at least the payment's amount. */
      readonly balance?: AtomicUsdc
    }
  | { readonly isValid: false; readonly reason: string; readonly message: string | null }

/** Whether the payer's signature has been verified in this request. */
export type SignatureState = 'verified' | 'unverified'

/** Verifies and settles payments: the embedded facilitator, or a remote x402 one. */
export interface Facilitator {
  /** For the boot log: `embedded`, or the remote URL. */
  readonly name: string
  /** Whether `verify` may be called in vain: it is one read of the own node, which concurrent payments share. */
  readonly verifiesCheaply: boolean
  /**
   * Throws Unavailable when the check is not possible now. Moves no money. A signature that is `verified` need not be
   * verified again.
   */
  verify(presented: Presented, signature?: SignatureState): Promise<Verification>
  /** Never throws: an unknown outcome is `unknown`. */
  settle(presented: Presented): Promise<Settlement>
}
