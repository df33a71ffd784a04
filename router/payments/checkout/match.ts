import { type AtomicUsdc, atomicUsdc, formatUsd } from '../../../schema/money.ts'
import type { Credential } from '../protocol/credential.ts'
import type { Offer } from '../protocol/offer.ts'
import type { Mismatch } from '../protocol/rail.ts'

/** Time reserved for settlement, in seconds; a credential that ends sooner is refused before any work. */
const SETTLEMENT_MARGIN_SECONDS = 6n
/** Tolerated clock difference of a payer whose clock runs ahead, in seconds. */
const CLOCK_SKEW_SECONDS = 30n

/**
 * A payment valid for longer than its offer plus this is refused, since it would have to be remembered for ever.
 * Seconds.
 */
const LONGEST_SKEW_SECONDS = 600n

/** x402's reasons, by signing method. */
const REASONS = {
  recipient: {
    eip3009: 'invalid_exact_evm_payload_recipient_mismatch',
    permit2: 'invalid_permit2_recipient_mismatch',
    svm: 'invalid_exact_svm_payload_recipient_mismatch',
    tempo: 'recipient_mismatch',
  },
  amount: {
    eip3009: 'invalid_exact_evm_payload_authorization_value',
    permit2: 'permit2_amount_mismatch',
    svm: 'invalid_exact_svm_payload_amount_mismatch',
    tempo: 'amount_mismatch',
  },
  validAfter: {
    eip3009: 'invalid_exact_evm_payload_authorization_valid_after',
    permit2: 'permit2_not_yet_valid',
    svm: 'invalid_exact_svm_payload_not_yet_valid',
    tempo: 'valid_after',
  },
  validBefore: {
    eip3009: 'invalid_exact_evm_payload_authorization_valid_before',
    permit2: 'permit2_deadline_expired',
    svm: 'invalid_exact_svm_payload_expired',
    tempo: 'valid_before',
  },
} as const

/** Compares a credential with an offer, member by member. Null when it pays the offer. */
export function mismatch(credential: Credential, offer: Offer, now: Date): Mismatch | null {
  const { method, accepted } = credential
  const { rail } = offer
  if (accepted && !isSame(accepted.asset, rail.asset)) {
    return { reason: 'invalid_asset', message: `The payment is in ${accepted.asset}; USDC is ${rail.asset}.` }
  }
  const isPaidTo = credential.payTo === offer.payTo && (!accepted || isSame(accepted.payTo, offer.payTo))
  if (!isPaidTo)
    return {
      reason: REASONS.recipient[method],
      message: `The payment is to ${credential.payTo} under an offer to ${accepted?.payTo ?? credential.payTo}; this is paid to ${offer.payTo}.`,
    }
  const isAmount = credential.value === offer.amount && (!accepted || accepted.amount === offer.amount.toString())
  if (!isAmount) {
    return {
      reason: REASONS.amount[method],
      message: `The payment is of ${usd(credential.value)} USD under an offer of ${accepted?.amount ?? credential.value} atomic units; this costs ${formatUsd(offer.amount)} USD (${offer.amount}).`,
    }
  }
  if (credential.offeredUntil && credential.offeredUntil <= now) {
    const message = `The offer expired at ${credential.offeredUntil.toISOString()}; pay a new one.`
    return { reason: 'payment-expired', message }
  }
  return timeMismatch(credential, offer, now) ?? rail.objection(credential)
}

function timeMismatch(credential: Credential, offer: Offer, now: Date): Mismatch | null {
  const { method } = credential
  const seconds = BigInt(Math.floor(now.getTime() / 1_000))
  if (credential.validAfter > seconds + CLOCK_SKEW_SECONDS) {
    return { reason: REASONS.validAfter[method], message: 'The payment is not valid yet.' }
  }
  if (credential.validBefore > seconds + BigInt(offer.maxTimeoutSeconds) + LONGEST_SKEW_SECONDS) {
    return {
      reason: REASONS.validBefore[method],
      message: `The payment is good for too long; offers are made for ${offer.maxTimeoutSeconds} seconds.`,
    }
  }
  if (credential.validBefore < seconds + SETTLEMENT_MARGIN_SECONDS) {
    return {
      reason: REASONS.validBefore[method],
      message: 'The payment has expired, or would before it could be settled.',
    }
  }
  return null
}

/** EVM addresses may come in any case; Solana addresses have one spelling. */
function isSame(one: string, other: string): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase())
}

function usd(value: bigint): string {
  return formatUsd(atomicUsdc(value) as AtomicUsdc)
}
