import type { Hex } from 'viem'
import { maxUint256 } from 'viem'
import { z } from 'zod'
import { type Address, parseAddress } from '../../schema/address.ts'

/** A payment with a ceiling as its payer signed it: a Permit2 transfer under the witness of the x402 scheme `upto`. */
export interface Permit2Payment {
  readonly payer: Address
  readonly payTo: Address
  readonly token: Address
  /** The most that may be taken, in atomic units. */
  readonly value: bigint
  /** Its bit in Permit2's bitmap of the payer, not its moment, makes it single-use; any 256-bit number. */
  readonly nonce: bigint
  /** Seconds since 1970. */
  readonly validAfter: bigint
  /** Seconds since 1970; Permit2 calls it the deadline, and counts its last second in. */
  readonly validBefore: bigint
  /** Who may hand the signature to Permit2: the proxy of the scheme. */
  readonly spender: Address
  /** Who may tell the proxy how much to take. */
  readonly facilitator: Address
  readonly signature: Hex
}

/** Why a payload is no such payment; `reason` is stable, for programs. */
export interface UnreadablePermit2 {
  readonly reason: string
  readonly message: string
}

const uint256 = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt)
  .refine((value) => value <= maxUint256, 'more than 256 bits')

const address = z.string().transform((text, context) => {
  const parsed = parseAddress(text)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'not an EVM address' })
  return z.NEVER
})

const Payload = z.object({
  signature: z
    .string()
    .regex(/^0x([0-9a-fA-F]{2}){1,8192}$/)
    .transform((text) => text as Hex),
  permit2Authorization: z.object({
    from: address,
    permitted: z.object({ token: address, amount: uint256 }),
    spender: address,
    nonce: uint256,
    deadline: uint256,
    witness: z.object({ to: address, facilitator: address, validAfter: uint256 }),
  }),
})

/** Reads the `payload` of an x402 v2 payment of the scheme `upto`. It checks the shape alone, no signature and no time. */
export function readPermit2(payload: unknown): Permit2Payment | UnreadablePermit2 {
  const result = Payload.safeParse(payload)
  if (!result.success) {
    const issue = result.error.issues[0]
    const place = ['payload', ...(issue?.path ?? [])].join('.')
    return { reason: 'invalid_payload', message: `The payment is malformed at ${place}: ${issue?.message ?? ''}` }
  }
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

/** Whether reading gave a payment. */
export function isPermit2Payment(read: Permit2Payment | UnreadablePermit2): read is Permit2Payment {
  return 'payer' in read
}
