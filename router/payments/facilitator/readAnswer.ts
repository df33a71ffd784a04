import type { Settlement, Verification } from '../protocol/facilitator.ts'

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
 * Reasons for which a facilitator refuses before it sends anything. Any other failure may hide a transaction in flight,
 * so it counts as unknown until the chain has been asked.
 */
const CERTAIN_REFUSALS = [
  /signature/,
  /insufficient/,
  /valid_(after|before)/,
  /value_mismatch|authorization_value|amount_mismatch/,
  /recipient_mismatch/,
  /network_mismatch|invalid_network|unsupported|invalid_scheme|scheme$/,
  // The facilitator's checks of the two addresses ("know your transaction").
  /_kyt$/,
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
  // After the colon stands a foreign error message, which may contain any word.
  const word = reason.split(':', 1)[0] ?? ''
  const isCertain = transaction === null && CERTAIN_REFUSALS.some((pattern) => pattern.test(word))
  return isCertain ? { kind: 'refused', reason } : { kind: 'unknown', reason, transaction }
}
