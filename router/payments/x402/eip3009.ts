import type { Hex } from 'viem'
import { z } from 'zod'
import type { Address } from '../../../schema/address.ts'
import { address, bytes32, bytesUpTo, uint256 } from '../evm/fields.ts'
import type { TransferAuthorization } from '../evm/transferDigest.ts'
import type { UnreadableCredential } from '../protocol/credential.ts'
import { malformedAt } from './malformed.ts'

/** A signed transfer: an EIP-3009 authorization, the form of `exact` on EVM chains. */
export interface Eip3009Payment {
  readonly payer: Address
  readonly payTo: Address
  /** Atomic units. */
  readonly value: bigint
  /** Seconds since 1970. */
  readonly validAfter: bigint
  readonly validBefore: bigint
  /** Lower case. */
  readonly nonce: Hex
  readonly signature: Hex
}

const Payload = z.object({
  signature: bytesUpTo(8_192),
  authorization: z.object({
    from: address,
    to: address,
    value: uint256,
    validAfter: uint256,
    validBefore: uint256,
    nonce: bytes32,
  }),
})

/** Reads the `payload` of an x402 payment of the scheme `exact`. Checks only the shape, not signature or time. */
export function readEip3009(payload: unknown): Eip3009Payment | UnreadableCredential {
  const result = Payload.safeParse(payload)
  if (result.success) {
    const { signature, authorization } = result.data
    const { from, to, ...rest } = authorization
    return { payer: from, payTo: to, ...rest, signature }
  }
  if (typeof payload === 'object' && payload !== null && 'permit2Authorization' in payload) {
    const message = 'A payment of the scheme exact is an EIP-3009 authorization here; Permit2 pays the scheme upto.'
    return { reason: 'unsupported_payload_type', message }
  }
  return malformedAt(result.error, 'payload')
}

/** Writes a signed transfer as the `payload` of such a payment. */
export function eip3009Payload(transfer: TransferAuthorization & { readonly signature: Hex }): z.input<typeof Payload> {
  const { from, to, value, validAfter, validBefore, nonce, signature } = transfer
  const authorization = {
    from,
    to,
    value: value.toString(),
    validAfter: validAfter.toString(),
    validBefore: validBefore.toString(),
    nonce,
  }
  return { signature, authorization }
}
