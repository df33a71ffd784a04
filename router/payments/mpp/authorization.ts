import { type Hex, keccak256, stringToHex } from 'viem'
import { z } from 'zod'
import type { Address } from '../../../schema/address.ts'
import { address, bytes32, bytesUpTo, uint256 } from '../evm/fields.ts'
import { issueText } from './issueText.ts'
import type { EvmDetails } from './offer.ts'
import type { MppRefusal } from './problem.ts'
import type { MppRequest } from './request.ts'

/** An EIP-3009 authorization that answers an `evm` challenge. */
export interface Authorization {
  readonly from: Address
  readonly to: Address
  /** Atomic units. */
  readonly value: bigint
  /** Seconds since 1970. */
  readonly validAfter: bigint
  readonly validBefore: bigint
  readonly nonce: Hex
  readonly signature: Hex
}

const payload = z.object({
  from: address,
  to: address,
  value: uint256,
  validAfter: uint256,
  validBefore: uint256,
  nonce: bytes32,
  signature: bytesUpTo(4_096),
})

/** The nonce of a payment for a challenge: it binds the payment to that challenge, once. */
export function challengeNonce(challenge: { readonly id: string; readonly realm: string }): Hex {
  return keccak256(stringToHex(`${challenge.id}${challenge.realm}`))
}

/** Reads the payload of an `evm` credential, and refuses one that does not pay what its challenge asks for. */
export function readAuthorization(
  given: { readonly type: string },
  challenge: { readonly id: string; readonly realm: string },
  request: MppRequest<EvmDetails>,
): Authorization | MppRefusal {
  if (given.type !== 'authorization') {
    const message = 'Only credentials of the type `authorization` (EIP-3009) are accepted here.'
    return { reason: 'malformed-credential', message }
  }
  const read = payload.safeParse(given)
  if (!read.success) return { reason: 'malformed-credential', message: issueText(read.error, 'payload') }
  const authorization = read.data
  if (authorization.to !== request.recipient)
    return { reason: 'verification-failed', message: 'The payment does not go to the recipient of the challenge.' }
  if (authorization.value < request.amount)
    return { reason: 'payment-insufficient', message: `The payment is below the ${request.amount} units asked for.` }
  if (authorization.value > request.amount)
    return { reason: 'verification-failed', message: `The payment is above the ${request.amount} units asked for.` }
  if (authorization.nonce !== challengeNonce(challenge)) {
    const message = 'The nonce of the payment is not bound to the challenge: it is the hash of its id and realm.'
    return { reason: 'verification-failed', message }
  }
  return authorization
}
