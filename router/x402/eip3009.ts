import type { Hex } from 'viem'
import { z } from 'zod'
import { type Address, parseAddress } from '../../schema/address.ts'
import type { UnreadableCredential } from '../checkout/credential.ts'

/** A transfer as its payer signed it: an EIP-3009 authorization, which is what `exact` is on EVM chains. */
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

const uint = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt)

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
  authorization: z.object({
    from: address,
    to: address,
    value: uint,
    validAfter: uint,
    validBefore: uint,
    nonce: z
      .string()
      .regex(/^0x[0-9a-fA-F]{64}$/)
      .transform((text) => text.toLowerCase() as Hex),
  }),
})

/** Reads the `payload` of an x402 payment of the scheme `exact`. It checks the shape alone, no signature and no time. */
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
  const issue = result.error.issues[0]
  const place = ['payload', ...(issue?.path ?? [])].join('.')
  return { reason: 'invalid_payload', message: `The payment is malformed at ${place}: ${issue?.message ?? ''}` }
}
