import { createHash } from 'node:crypto'
import type { Hex } from 'viem'
import { z } from 'zod'
import { type Address, parseAddress } from '../../schema/address.ts'

/** A payment as a request carries it: an EIP-3009 authorization under x402 v1 or v2. */
export interface Credential {
  readonly protocol: 'x402-v1' | 'x402-v2'
  readonly scheme: string
  /** CAIP-2 in v2, a short name in v1. */
  readonly network: string
  readonly payer: Address
  readonly payTo: Address
  /** Atomic units. */
  readonly value: bigint
  /** Seconds since 1970. */
  readonly validAfter: bigint
  readonly validBefore: bigint
  readonly nonce: Hex
  /** The offer that the client says it accepts; v1 has none. */
  readonly accepted: AcceptedOffer | null
  /** The payload as it came, for the facilitator. */
  readonly payload: unknown
  /** SHA-256 of the decoded header: two arrivals of one credential are equal here. */
  readonly hash: Buffer
}

export interface AcceptedOffer {
  readonly asset: string
  readonly amount: string
  readonly payTo: string
  readonly quote: string | null
  readonly offer: string | null
}

/** Why a credential cannot be read; `reason` is stable, for programs. */
export interface UnreadableCredential {
  readonly reason: string
  readonly message: string
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

const eip3009 = z.object({
  signature: z.string().regex(/^0x([0-9a-fA-F]{2}){1,8192}$/),
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

const v2 = z.object({
  x402Version: z.literal(2),
  accepted: z.object({
    scheme: z.string(),
    network: z.string(),
    asset: z.string(),
    amount: z.string(),
    payTo: z.string(),
    extra: z.record(z.string(), z.unknown()).optional(),
  }),
  payload: z.record(z.string(), z.unknown()),
})

const v1 = z.object({
  x402Version: z.literal(1),
  scheme: z.string(),
  network: z.string(),
  payload: z.record(z.string(), z.unknown()),
})

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Reads a payment header (base64 JSON), whichever of the two versions it holds. */
export function readCredential(header: string): Credential | UnreadableCredential {
  const decoded = decode(header)
  if (header.length > 0 && JSON.stringify(decoded)?.includes('\\u0000')) {
    return { reason: 'invalid_payload', message: 'The payment holds a NUL character.' }
  }
  if (decoded === null) return { reason: 'invalid_payload', message: 'The payment header is not base64-encoded JSON.' }
  const second = v2.safeParse(decoded)
  if (second.success) {
    const { accepted, payload } = second.data
    const text = (member: string) => {
      const value = accepted.extra?.[member]
      return typeof value === 'string' ? value : null
    }
    return withAuthorization(payload, decoded, {
      protocol: 'x402-v2',
      scheme: accepted.scheme,
      network: accepted.network,
      accepted: {
        asset: accepted.asset,
        amount: accepted.amount,
        payTo: accepted.payTo,
        quote: text('quote'),
        offer: text('offer'),
      },
    })
  }
  const first = v1.safeParse(decoded)
  if (first.success)
    return withAuthorization(first.data.payload, decoded, {
      protocol: 'x402-v1',
      scheme: first.data.scheme,
      network: first.data.network,
      accepted: null,
    })
  const version =
    typeof decoded === 'object' && decoded !== null && 'x402Version' in decoded ? decoded.x402Version : undefined
  if (version !== 1 && version !== 2)
    return { reason: 'invalid_x402_version', message: 'The payment names no x402 version that is served (1 or 2).' }
  const issue = (version === 2 ? second : first).error?.issues[0]
  return {
    reason: 'invalid_payload',
    message: `The payment is malformed at ${issue?.path.join('.') || 'its top'}: ${issue?.message ?? ''}`,
  }
}

type Envelope = Pick<Credential, 'protocol' | 'scheme' | 'network' | 'accepted'>

function withAuthorization(payload: unknown, decoded: unknown, envelope: Envelope): Credential | UnreadableCredential {
  const result = eip3009.safeParse(payload)
  if (!result.success) {
    const isPermit2 = typeof payload === 'object' && payload !== null && 'permit2Authorization' in payload
    if (isPermit2)
      return { reason: 'unsupported_payload_type', message: 'Only EIP-3009 authorizations are accepted here.' }
    const issue = result.error.issues[0]
    return {
      reason: 'invalid_payload',
      message: `The payment is malformed at payload.${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    }
  }
  const { from, to, value, validAfter, validBefore, nonce } = result.data.authorization
  const hash = createHash('sha256').update(JSON.stringify(decoded)).digest()
  return { ...envelope, payer: from, payTo: to, value, validAfter, validBefore, nonce, payload: decoded, hash }
}

function decode(header: string): unknown {
  if (!BASE64.test(header)) return null
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as unknown
  } catch {
    // Not JSON: the caller says so.
    return null
  }
}

/** Whether reading gave a credential. */
export function isReadable(read: Credential | UnreadableCredential): read is Credential {
  return 'payer' in read
}
