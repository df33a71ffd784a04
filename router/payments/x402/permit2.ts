import type { Hex } from 'viem'
import { z } from 'zod'
import type { Address } from '../../../schema/address.ts'
import { address, bytesUpTo, uint256 } from '../evm/fields.ts'
import type { UptoPermit } from '../evm/uptoPermitDigest.ts'
import type { UnreadableCredential } from '../protocol/credential.ts'
import { malformedAt } from './malformed.ts'

/** A signed payment with a ceiling: a Permit2 transfer under the witness of the x402 scheme `upto`. */
export interface Permit2Payment {
  readonly payer: Address
  readonly payTo: Address
  readonly token: Address
  /** The most that may be taken, in atomic units. */
  readonly value: bigint
  /** Any 256-bit number; single-use by its bit in the payer's Permit2 bitmap, in any order. */
  readonly nonce: bigint
  /** Seconds since 1970. */
  readonly validAfter: bigint
  /** Seconds since 1970; Permit2's deadline, whose last second is still valid. */
  readonly validBefore: bigint
  /** The contract that may pass the signature to Permit2: the scheme's proxy. */
  readonly spender: Address
  /** The account that may tell the proxy how much to take. */
  readonly facilitator: Address
  readonly signature: Hex
}

const Payload = z.object({
  signature: bytesUpTo(8_192),
  permit2Authorization: z.object({
    from: address,
    permitted: z.object({ token: address, amount: uint256 }),
    spender: address,
    nonce: uint256,
    deadline: uint256,
    witness: z.object({ to: address, facilitator: address, validAfter: uint256 }),
  }),
})

/** Reads the `payload` of an x402 v2 payment of the scheme `upto`. Checks only the shape, not signature or time. */
export function readPermit2(payload: unknown): Permit2Payment | UnreadableCredential {
  const result = Payload.safeParse(payload)
  if (!result.success) return malformedAt(result.error, 'payload')
  const { signature, permit2Authorization } = result.data
  const { from, permitted, spender, nonce, deadline, witness } = permit2Authorization
  return {
    payer: from,
    payTo: witness.to,
    token: permitted.token,
    value: permitted.amount,
    nonce,
    validAfter: witness.validAfter,
    validBefore: deadline,
    spender,
    facilitator: witness.facilitator,
    signature,
  }
}

/** The permit that the payer signed. */
export function permitOf(payment: Permit2Payment): UptoPermit {
  return {
    permitted: { token: payment.token, amount: payment.value },
    spender: payment.spender,
    nonce: payment.nonce,
    deadline: payment.validBefore,
    witness: { to: payment.payTo, facilitator: payment.facilitator, validAfter: payment.validAfter },
  }
}

/** Whether reading returned a payment. */
export function isPermit2Payment(read: Permit2Payment | UnreadableCredential): read is Permit2Payment {
  return 'payer' in read
}
