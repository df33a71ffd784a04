import type { DisbursementState } from './disbursementStates.ts'
import type { DisbursementPurpose } from './disbursements.ts'

/** A refund's state as callers and operators see it. */
export type RefundState = Exclude<DisbursementState, 'SENT'> | 'REFUNDED'

/** A payout's state as callers and operators see it. */
export type PayoutState = Exclude<DisbursementState, 'SENT'> | 'PAID'

/** The state of a refund or payout, for operators. */
export function shownState({
  purpose,
  state,
}: {
  readonly purpose: DisbursementPurpose
  readonly state: DisbursementState
}): RefundState | PayoutState {
  return purpose === 'REFUND' ? refundState(state) : payoutState(state)
}

/** The state of a refund, for its callers. */
export function refundState(state: DisbursementState): RefundState {
  return state === 'SENT' ? 'REFUNDED' : state
}

/** The state of a payout, for its callers. */
export function payoutState(state: DisbursementState): PayoutState {
  return state === 'SENT' ? 'PAID' : state
}
