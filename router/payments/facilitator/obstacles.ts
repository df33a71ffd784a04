import type { ExactTransfer } from './exactTransfer.ts'
import type { PayerState } from './reads.ts'

/** Why a transfer cannot be made, by the stock x402 facilitator's names. */
export const REASONS = {
  signature: 'invalid_exact_evm_signature',
  nonceUsed: 'invalid_exact_evm_nonce_already_used',
  insufficient: 'invalid_exact_evm_insufficient_balance',
  stopped: 'invalid_exact_evm_transaction_simulation_failed',
  expired: 'invalid_exact_evm_payload_authorization_valid_before',
  notYetValid: 'invalid_exact_evm_payload_authorization_valid_after',
  failed: 'invalid_exact_evm_transaction_failed',
  notSent: 'unexpected_settle_error',
  pending: 'settlement_pending',
  unreachable: 'chain_unreachable',
} as const

/** The obstacle to a transfer in its payer's on-chain state; null for none. */
export function obstacleInState(
  { value }: Pick<ExactTransfer, 'value'>,
  { isNonceUsed, balance, isStopped }: PayerState,
): typeof REASONS.nonceUsed | typeof REASONS.insufficient | typeof REASONS.stopped | null {
  if (isNonceUsed) return REASONS.nonceUsed
  if (balance < value) return REASONS.insufficient
  return isStopped ? REASONS.stopped : null
}
