import { hash as digest } from 'node:crypto'
import { z } from 'zod'
import { isDeeperThan } from '../../../schema/nesting.ts'
import type { Credential, UnreadableCredential } from '../protocol/credential.ts'
import type { Rail, Rails } from '../protocol/rail.ts'
import { malformedAt } from './malformed.ts'

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
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

const v1 = z.object({
  x402Version: z.literal(1),
  scheme: z.string(),
  network: z.string(),
  payload: z.record(z.string(), z.unknown()),
})

/** The `payment-identifier` extension as filled in by a client: 16 to 128 letters, digits, hyphens and underscores. */
const identifier = z.object({ info: z.object({ id: z.string().regex(/^[a-zA-Z0-9_-]{16,128}$/) }) })

const NO_NAME = { success: false } as const

/** Deepest nesting of a payment; more would only exhaust our stack or Postgres's. */
const MAX_DEPTH = 64
/**
 * Characters that JSON can contain and Postgres cannot store, as they are escaped in it: NUL, and half of a surrogate pair. After
 * an escaped backslash, the same letters are ordinary text.
 */
const NOT_KEPT = /(?<!\\)(?:\\\\)*\\u(0000|d[89a-f])/

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Reads a payment header (base64 JSON) of either version. */
export async function readX402(header: string, rails: Rails): Promise<Credential | UnreadableCredential> {
  const decoded = decode(header)
  if (decoded === null) return malformed('The payment header is not base64-encoded JSON.')
  if (isDeeperThan(MAX_DEPTH, decoded)) return malformed(`The payment is nested deeper than ${MAX_DEPTH} levels.`)
  const written = JSON.stringify(decoded)
  // Postgres stores the payment as it came; a row that it rejects would fail all others in the same statement.
  if (NOT_KEPT.test(written)) return malformed('The payment holds a NUL or half a surrogate pair.')
  const hash = digest('sha256', written, 'buffer')
  const version = typeof decoded === 'object' && 'x402Version' in decoded ? decoded.x402Version : undefined
  if (version === 2) return readV2(decoded, hash, rails)
  if (version === 1) return readV1(decoded, hash, rails)
  return {
    reason: 'invalid_x402_version',
    message: 'The payment names no x402 version that is served (1 or 2).',
  }
}

function readV2(
  decoded: object,
  hash: Buffer,
  rails: Rails,
): Promise<Credential | UnreadableCredential> | UnreadableCredential {
  const result = v2.safeParse(decoded)
  if (!result.success) return malformedAt(result.error)
  const { accepted, payload, extensions } = result.data
  const rail = rails.find(accepted.scheme, accepted.network)
  if (!rail?.wires.includes('x402')) return notServed(accepted.scheme, accepted.network, rails)
  const given = extensions?.['payment-identifier']
  const named = given === undefined ? NO_NAME : identifier.safeParse(given)
  const hasBadName = !named.success && idOf(given) !== undefined
  if (hasBadName) return malformed('A payment identifier has 16 to 128 letters, digits, hyphens and underscores.')
  const { asset, amount, payTo, extra } = accepted
  return withPayload(rail, payload, decoded, {
    protocol: 'x402-v2',
    accepted: { asset, amount, payTo, quote: text(extra?.quote), offer: text(extra?.offer) },
    offeredUntil: null,
    paymentIdentifier: named.success ? named.data.info.id : null,
    hash,
  })
}

function readV1(
  decoded: object,
  hash: Buffer,
  rails: Rails,
): Promise<Credential | UnreadableCredential> | UnreadableCredential {
  const result = v1.safeParse(decoded)
  if (!result.success) return malformedAt(result.error)
  const { scheme, network, payload } = result.data
  const rail = rails.all.find((candidate) => candidate.scheme === scheme && candidate.v1Network === network)
  if (!rail) return notServed(scheme, network, rails)
  return withPayload(rail, payload, decoded, {
    protocol: 'x402-v1',
    accepted: null,
    offeredUntil: null,
    paymentIdentifier: null,
    hash,
  })
}

async function withPayload(
  rail: Rail,
  payload: unknown,
  decoded: object,
  envelope: Pick<Credential, 'protocol' | 'accepted' | 'offeredUntil' | 'paymentIdentifier' | 'hash'>,
): Promise<Credential | UnreadableCredential> {
  const read = await rail.read(payload, envelope.accepted?.payTo ?? null)
  if ('reason' in read) return read
  const { method, scheme, network } = rail
  return { ...envelope, method, scheme, network, ...read, challengeId: null, payload: decoded }
}

function notServed(scheme: string, network: string, rails: Rails): UnreadableCredential {
  const served = rails.all.filter((rail) => rail.wires.includes('x402'))
  const isNetwork = served.some((rail) => rail.network === network || rail.v1Network === network)
  const names = served.map((rail) => `${rail.scheme} on ${rail.network}`).join(', ')
  const message = `The payment is of the scheme ${show(scheme)} on ${show(network)}; what is served is ${names}.`
  return { reason: isNetwork ? 'unsupported_scheme' : 'invalid_network', message }
}

function malformed(message: string): UnreadableCredential {
  return { reason: 'invalid_payload', message }
}

function idOf(extension: unknown): unknown {
  const { info } = (extension ?? {}) as { info?: unknown }
  return typeof info === 'object' && info !== null && 'id' in info ? info.id : undefined
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function show(text: string): string {
  return text.slice(0, 80)
}

function decode(header: string): object | null {
  if (!BASE64.test(header)) return null
  try {
    const value = JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as unknown
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    // Not JSON: the caller reports it.
    return null
  }
}
