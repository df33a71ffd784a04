import { type AtomicUsdc, atomicUsdc, formatUsd } from '../../schema/money.ts'
import type { Credential } from './credential.ts'
import type { Offer } from './offer.ts'

/** Seconds that a settlement may take; a credential that ends sooner is refused before any work is done for it. */
const SETTLEMENT_MARGIN_SECONDS = 6n
/** A clock that runs ahead of ours by this much is forgiven. */
const CLOCK_SKEW_SECONDS = 30n

/** A payment that is good for longer than its offer and this would have to be kept in mind for ever. */
const LONGEST_SKEW_SECONDS = 600n

/** Why a credential does not pay an offer; `reason` is stable, in x402's words. */
export interface Mismatch {
  readonly reason: string
  readonly message: string
}

/** Compares what was signed with what is offered, member by member. Null when it pays. */
export function mismatch(credential: Credential, offer: Offer, now: Date): Mismatch | null {
  const { network } = offer
  const expectedNetwork = credential.protocol === 'x402-v2' ? network.id : network.v1Name
  if (credential.scheme !== offer.scheme)
    return {
      reason: 'unsupported_scheme',
      message: `The scheme ${credential.scheme} is not offered; ${offer.scheme} is.`,
    }
  if (credential.network !== expectedNetwork)
    return {
      reason: 'invalid_network',
      message: `The payment is for ${credential.network}; this costs money on ${expectedNetwork}.`,
    }
  if (credential.accepted && credential.accepted.asset.toLowerCase() !== network.usdc.toLowerCase()) {
    return {
      reason: 'invalid_asset',
      message: `The payment is in ${credential.accepted.asset}; USDC is ${network.usdc}.`,
    }
  }
  const isPaidTo =
    credential.payTo === offer.payTo &&
    (!credential.accepted || credential.accepted.payTo.toLowerCase() === offer.payTo.toLowerCase())
  if (!isPaidTo)
    return {
      reason: 'invalid_exact_evm_payload_recipient_mismatch',
      message: `The payment is to ${credential.payTo} under an offer to ${credential.accepted?.payTo ?? credential.payTo}; this is paid to ${offer.payTo}.`,
    }
  const isAmount =
    credential.value === offer.amount &&
    (!credential.accepted || credential.accepted.amount === offer.amount.toString())
  if (!isAmount) {
    return {
      reason: 'invalid_exact_evm_payload_authorization_value',
      message: `The payment is of ${usd(credential.value)} USD under an offer of ${credential.accepted?.amount ?? credential.value} atomic units; this costs ${formatUsd(offer.amount)} USD (${offer.amount}).`,
    }
  }
  const seconds = BigInt(Math.floor(now.getTime() / 1_000))
  if (credential.validAfter > seconds + CLOCK_SKEW_SECONDS) {
    return { reason: 'invalid_exact_evm_payload_authorization_valid_after', message: 'The payment is not valid yet.' }
  }
  if (credential.validBefore > seconds + BigInt(offer.maxTimeoutSeconds) + LONGEST_SKEW_SECONDS) {
    return {
      reason: 'invalid_exact_evm_payload_authorization_valid_before',
      message: `The payment is good for too long; offers are made for ${offer.maxTimeoutSeconds} seconds.`,
    }
  }
  if (credential.validBefore < seconds + SETTLEMENT_MARGIN_SECONDS) {
    return {
      reason: 'invalid_exact_evm_payload_authorization_valid_before',
      message: 'The payment has expired, or would before it could be settled.',
    }
  }
  return null
}

function usd(value: bigint): string {
  return formatUsd(atomicUsdc(value) as AtomicUsdc)
}
