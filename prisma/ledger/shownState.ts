import type { DisbursementState } from './disbursementStates.ts'

/** A refund's state as callers and operators see it. */
export type RefundState = Exclude<DisbursementState, 'SENT'> | 'REFUNDED'

/** A payout's state as callers and operators see it. */
export type PayoutState = Exclude<DisbursementState, 'SENT'> | 'PAID'

/** The state of a refund, for its callers. */
export function refundState(state: DisbursementState): RefundState {
  return state === 'SENT' ? 'REFUNDED' : state
}

/** The state of a payout, for its callers. */
export function payoutState(state: DisbursementState): PayoutState {
  return state === 'SENT' ? 'PAID' : state
}
