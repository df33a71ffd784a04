import { randomBytes } from 'node:crypto'
import { buildSIWxSchema, createSIWxMessage, parseSIWxHeader, type SIWxPayload } from '@x402/extensions/sign-in-with-x'
import { sql } from 'kysely'
import { hashMessage } from 'viem'
import type { Pool } from '../../prisma/database.ts'
import { affected, tables } from '../../prisma/sql.ts'
import { type Address, parseAddress, parseSolanaAddress, type WalletAddress } from '../../schema/address.ts'
import type { Keys } from '../../subgraphs/kit/keys/keys.ts'
import { isMacOf, macOf } from '../../subgraphs/kit/keys/mac.ts'
import type { Chain } from '../payments/evm/chain.ts'
import type { Network } from '../payments/evm/network.ts'
import { isSignedBy } from '../payments/evm/recover.ts'
import { mayBeOfContract } from '../payments/evm/signature.ts'
import { ContractSignatures } from './contractSignatures.ts'
import type { Opened } from './opened.ts'

/** Lifetime of a challenge, in milliseconds. */
const LIFETIME_MS = 5 * 60_000
/** Tolerated clock difference, in milliseconds. */
const SKEW_MS = 30_000
/** EIP-4361 allows only letters and digits in a nonce: 12 bytes in hex. */
const MAC_LENGTH = 24
const inHex = (mac: Buffer) => mac.toString('hex').slice(0, MAC_LENGTH)

/** What a nonce is bound to, besides its time. */
interface Bound {
  readonly host: string
  readonly uri: string
  readonly digest: string
}

/** Why a sign-in is refused; stable, for programs. */
export type SiwxRefusal =
  | 'siwx_missing_header'
  | 'siwx_malformed'
  | 'siwx_domain_mismatch'
  | 'siwx_uri_mismatch'
  | 'siwx_request_mismatch'
  | 'siwx_unsupported_chain'
  | 'siwx_expired'
  | 'siwx_not_yet_valid'
  | 'siwx_unknown_nonce'
  | 'siwx_nonce_used'
  | 'siwx_wrapped_signature'
  | 'siwx_invalid_signature'

/** What the user can do about each refusal. */
export const SIWX_MESSAGES: Readonly<Record<SiwxRefusal, string>> = {
  siwx_missing_header: 'Sign the challenge in extensions["sign-in-with-x"] and send it in the SIGN-IN-WITH-X header.',
  siwx_malformed: 'The SIGN-IN-WITH-X header is not base64-encoded JSON of a signed message.',
  siwx_domain_mismatch:
    'The message was signed for another domain, or the request names a host that is not configured here (PUBLIC_URL).',
  siwx_uri_mismatch: 'The message was signed for another URL.',
  siwx_request_mismatch: 'The message was signed for another method, operation or arguments; sign the new challenge.',
  siwx_unsupported_chain: 'The message names a chain that is not offered.',
  siwx_expired: 'The message has expired; sign the new challenge.',
  siwx_not_yet_valid: 'The message is not valid yet; check the clock.',
  siwx_unknown_nonce: 'The nonce was not issued here; sign the nonce of the challenge.',
  siwx_nonce_used: 'The nonce has been used; sign the new challenge.',
  siwx_wrapped_signature:
    'The signature is wrapped for a wallet that does not exist yet, by a factory that is not called here; deploy the wallet first.',
  siwx_invalid_signature: "The signature is not the address's signature of the challenge.",
}

/** A request that needs a signature: its URL, and what the signature authorises there. */
export interface SignInRequest {
  readonly url: string
  readonly opened: Opened
}

/** A sign-in that was verified. */
export interface SignIn {
  readonly address: WalletAddress
  /** The text that the wallet signed. */
  readonly message: string
  /** As the wallet wrote it: hex for EVM wallets, base58 for Solana's. */
  readonly signature: string
}

/** Dependencies of the sign-in check. */
export interface SiwxParts {
  readonly pool: Pool
  readonly chain: Chain
  readonly network: Network
  /** Keys for the MACs of nonces. */
  readonly keys: Keys
  /** The Solana network (CAIP-2) whose wallets may sign in; null for none. */
  readonly solana: string | null
  /** Factories that an EIP-6492 signature may call to deploy its wallet. */
  readonly factories: readonly Address[]
  /** Whether wallets may sign in under a host name. */
  isOwnHost(host: string): boolean
}

/**
 * Sign-In-With-X, one signature per request. A nonce is a MAC over host, URL, request and time, so issuing one writes
 * nothing; using one inserts it into Postgres, where it is unique.
 */
export class Siwx {
  readonly #parts: SiwxParts
  readonly #contracts: ContractSignatures

  constructor(parts: SiwxParts) {
    this.#parts = parts
    this.#contracts = new ContractSignatures(parts.chain, parts.factories)
  }

  /** The `sign-in-with-x` extension of a challenge for a request. */
  challenge({ url, opened }: SignInRequest, now: Date): Record<string, unknown> {
    const { host } = new URL(url)
    const uri = withoutQuery(url)
    return {
      info: {
        domain: host,
        uri,
        statement: opened.statement,
        version: '1',
        chainId: this.#parts.network.id,
        type: 'eip191',
        nonce: this.#issue({ host, uri, digest: opened.digest }, now),
        issuedAt: now.toISOString(),
        expirationTime: new Date(now.getTime() + LIFETIME_MS).toISOString(),
        requestId: opened.digest,
      },
      supportedChains: [
        { chainId: this.#parts.network.id, type: 'eip191' },
        ...(this.#parts.solana ? [{ chainId: this.#parts.solana, type: 'ed25519' }] : []),
      ],
      schema: buildSIWxSchema(),
    }
  }

  /** The verified signer of the header for this request, or the refusal. A valid nonce is marked as used. */
  async identify(header: string, request: SignInRequest, now: Date): Promise<SignIn | SiwxRefusal> {
    const payload = parse(header)
    if (!payload) return 'siwx_malformed'
    const refusal = this.#checkMessage(payload, request, now)
    if (refusal) return refusal
    const address = payload.type === 'ed25519' ? parseSolanaAddress(payload.address) : parseAddress(payload.address)
    const message = address && signedText(payload, address)
    if (!address || !message) return 'siwx_malformed'
    const unsigned = await this.#checkSignature(payload, address, message)
    if (unsigned) return unsigned
    const { nonce, signature } = payload
    return (await this.#use(nonce, address)) ? { address, message, signature } : 'siwx_nonce_used'
  }

  /** Deletes nonces that their age already invalidates. */
  async forget(): Promise<void> {
    await affected(this.#parts.pool, tables.deleteFrom('identity.siwxNonce').where('expiresAt', '<', sql<Date>`now()`))
  }

  /** The checks that need neither database nor chain. */
  #checkMessage(payload: SIWxPayload, { url, opened }: SignInRequest, now: Date): SiwxRefusal | null {
    const { host } = new URL(url)
    const uri = withoutQuery(url)
    if (payload.domain !== host || !this.#parts.isOwnHost(host)) return 'siwx_domain_mismatch'
    if (withoutQuery(payload.uri) !== uri) return 'siwx_uri_mismatch'
    const isEvm = payload.chainId === this.#parts.network.id && payload.type === 'eip191'
    const isSolana = this.#parts.solana !== null && payload.chainId === this.#parts.solana && payload.type === 'ed25519'
    if (!isEvm && !isSolana) return 'siwx_unsupported_chain'
    const at = now.getTime()
    const issuedAt = Date.parse(payload.issuedAt)
    const expiresAt = payload.expirationTime ? Date.parse(payload.expirationTime) : issuedAt + LIFETIME_MS
    const notBefore = payload.notBefore ? Date.parse(payload.notBefore) : issuedAt
    if (![issuedAt, expiresAt, notBefore].every(Number.isFinite)) return 'siwx_malformed'
    if (issuedAt > at + SKEW_MS || notBefore > at + SKEW_MS) return 'siwx_not_yet_valid'
    if (issuedAt < at - LIFETIME_MS - SKEW_MS || expiresAt < at - SKEW_MS) return 'siwx_expired'
    // The MAC is checked against the request that the message names, to tell a message for another request from a
    // forged nonce.
    const digest = payload.requestId ?? opened.digest
    const refusal = this.#checkNonce(payload.nonce, { host, uri, digest }, at)
    if (refusal) return refusal
    if (digest !== opened.digest) return 'siwx_request_mismatch'
    // A foreign statement would show the person another request than the signed one.
    return payload.statement === opened.statement ? null : 'siwx_invalid_signature'
  }

  #checkNonce(nonce: string, bound: Bound, at: number): SiwxRefusal | null {
    if (!/^[0-9a-f]{48}$/.test(nonce)) return 'siwx_unknown_nonce'
    const body = Buffer.from(nonce.slice(0, -MAC_LENGTH), 'hex')
    const isOurs = isMacOf(this.#parts.keys, boundParts(body, bound), nonce.slice(-MAC_LENGTH), inHex)
    if (!isOurs) return 'siwx_unknown_nonce'
    return body.readUInt32BE(0) * 1_000 < at - LIFETIME_MS - SKEW_MS ? 'siwx_expired' : null
  }

  /**
   * The chain comes last: a contract call runs code of the signer's choice. Throws Unavailable when the chain does not
   * answer.
   */
  async #checkSignature(payload: SIWxPayload, address: WalletAddress, message: string): Promise<SiwxRefusal | null> {
    if (payload.type === 'ed25519') return (await isSolanaSigned(payload)) ? null : 'siwx_invalid_signature'
    const signed = {
      digest: hashMessage(message, 'bytes'),
      signer: address as Address,
      signature: withVOf27(payload.signature),
    }
    if (isSignedBy(signed.digest, signed.signature, signed.signer)) return null
    if (!mayBeOfContract(signed.signature)) return 'siwx_invalid_signature'
    if (!(await this.#contracts.mayAsk(signed.signature))) return 'siwx_wrapped_signature'
    if (await this.#isUsed(payload.nonce)) return 'siwx_nonce_used'
    return (await this.#contracts.isSigned(signed)) ? null : 'siwx_invalid_signature'
  }

  async #isUsed(nonce: string): Promise<boolean> {
    const used = tables.selectFrom('identity.siwxNonce').select('nonce').where('nonce', '=', nonce)
    return (await affected(this.#parts.pool, used)) !== 0
  }

  async #use(nonce: string, address: WalletAddress): Promise<boolean> {
    // By the database's clock, by which `forget` deletes: where that is ahead of ours, the nonce could be used again.
    const expiresAt = sql<Date>`now() + ${LIFETIME_MS + 2 * SKEW_MS} * interval '1 millisecond'`
    const use = tables
      .insertInto('identity.siwxNonce')
      .values({ nonce, address, expiresAt })
      .onConflict((used) => used.column('nonce').doNothing())
    return (await affected(this.#parts.pool, use)) === 1
  }

  #issue(bound: Bound, now: Date): string {
    const body = Buffer.alloc(12)
    body.writeUInt32BE(Math.floor(now.getTime() / 1_000), 0)
    randomBytes(8).copy(body, 4)
    return body.toString('hex') + macOf(this.#parts.keys, boundParts(body, bound), inHex)
  }
}

function boundParts(body: Buffer, { host, uri, digest }: Bound): [Buffer, string] {
  return [body, `${host}\0${uri}\0${digest}`]
}

/** Imported when the first Solana wallet signs in. */
async function isSolanaSigned(payload: SIWxPayload): Promise<boolean> {
  const { isSignedBySolana } = await import('../payments/rails/solana/signIn.ts')
  return isSignedBySolana(payload)
}

/** Hardware wallets write the last byte of a signature as 0 or 1; all others as 27 or 28. */
function withVOf27(signature: string): string {
  const [, head, v] = /^(0x[0-9a-fA-F]{128})0([01])$/.exec(signature) ?? []
  return head && v ? `${head}${v === '0' ? '1b' : '1c'}` : signature
}

function parse(header: string): SIWxPayload | null {
  try {
    return parseSIWxHeader(header)
  } catch {
    // Every defect of the header is reported as siwx_malformed.
    return null
  }
}

/** The text that a wallet shows and signs; null for members that the text cannot contain, such as a line break. */
function signedText(payload: SIWxPayload, address: WalletAddress): string | null {
  const { signature: _signature, address: _signer, ...info } = payload
  try {
    return createSIWxMessage(info as Parameters<typeof createSIWxMessage>[0], address)
  } catch {
    return null
  }
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url
}
