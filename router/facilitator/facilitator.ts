import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import type { AtomicUsdc } from '../../schema/money.ts'

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

/** Reads a facilitator's answer to `verify`. */
export function readVerification(answer: {
  isValid: boolean
  invalidReason?: string | undefined
  invalidMessage?: string | undefined
}): Verification {
  if (answer.isValid) return { isValid: true }
  return {
    isValid: false,
    reason: answer.invalidReason ?? 'unexpected_verify_error',
    message: answer.invalidMessage ?? null,
  }
}

/**
 * Reasons for which a facilitator refuses before it sends anything. Any other failure may hide a transaction that is on
 * its way, so it counts as unknown until the chain has been asked.
 */
const CERTAIN_REFUSALS = [
  /signature/,
  /insufficient/,
  /valid_(after|before)/,
  /value_mismatch|authorization_value|amount_mismatch/,
  /recipient_mismatch/,
  /network_mismatch|unsupported|invalid_scheme|scheme$/,
  /token_(name|version)_mismatch|missing_eip712_domain/,
  /eip3009_not_supported|asset_not_deployed/,
]

/** Reads a facilitator's answer to `settle`. */
export function readSettlement(answer: {
  success: boolean
  transaction?: string | undefined
  errorReason?: string | undefined
}): Settlement {
  const transaction = answer.transaction || null
  if (answer.success && transaction) return { kind: 'settled', transaction }
  const reason = answer.errorReason ?? 'unexpected_settle_error'
  // What stands behind a colon is somebody else's message, in which any word may occur.
  const word = reason.split(':', 1)[0] ?? ''
  const isCertain = transaction === null && CERTAIN_REFUSALS.some((pattern) => pattern.test(word))
  return isCertain ? { kind: 'refused', reason } : { kind: 'unknown', reason, transaction }
}
