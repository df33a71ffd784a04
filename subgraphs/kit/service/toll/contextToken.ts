import { createPublicKey } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { LRUCache } from 'lru-cache'
import { recentlyUsed } from '../../async/recentlyUsed.ts'
import { CONTEXT_TYPE, type ContextClaims, TOKEN_SECONDS } from './claims.ts'

/** Difference between the clocks of router and subgraph that is tolerated, in seconds. */
const CLOCK_SECONDS = 5

/** Most tokens whose ids are stored until they expire. */
const MAX_TOKENS = 200_000

/** A verified token. */
export interface Context extends ContextClaims {
  /** Unique id of the token. */
  readonly jti: string
}

/** A token was refused; the message states why. */
export class ContextRefused extends Error {}

/** Finds the public key of a `kid`, as the `x` of an Ed25519 JWK; null if no router of the installation has it. */
export type KeyFinder = (kid: string) => Promise<string | null>

/** Claims the id of a token until it expires; false where any process of the subgraph claimed it before. */
export type TokenClaim = (jti: string, expiresAt: Date) => Promise<boolean>

/** What a reader needs of its subgraph. */
export interface ContextReaderOptions {
  /** The subgraph's name. */
  readonly audience: string
  readonly keyOf: KeyFinder
  readonly claim: TokenClaim
  now(): Date
}

/** Reads the tokens of routers, each once. */
export class ContextReader {
  readonly #options: ContextReaderOptions
  readonly #used: LRUCache<string, true> = recentlyUsed(MAX_TOKENS, (TOKEN_SECONDS + CLOCK_SECONDS) * 1_000)

  constructor(options: ContextReaderOptions) {
    this.#options = options
  }

  /**
   * Verifies a token before the body is read: the caller then compares `body`. A token that pays or names a caller is
   * accepted once by all processes of the subgraph; any other opens no more than a request without a token, so this process
   * alone remembers it. Throws ContextRefused.
   */
  async read(token: string): Promise<Context> {
    const claims = await this.#verify(token)
    const { jti, body, exp } = claims
    if (typeof jti !== 'string' || typeof body !== 'string') throw new ContextRefused('it has no jti or no body')
    if (this.#used.has(jti)) throw new ContextRefused('it was used before')
    this.#used.set(jti, true)
    const expiresAt = new Date((Number(exp) + CLOCK_SECONDS) * 1_000)
    if (isWorthReplaying(claims) && !(await this.#options.claim(jti, expiresAt)))
      throw new ContextRefused('it was used before')
    return { ...claims, jti, body }
  }

  async #verify(token: string): Promise<Record<string, unknown>> {
    try {
      const { kid = '' } = decodeProtectedHeader(token)
      const x = await this.#options.keyOf(kid)
      if (x === null) throw new ContextRefused('no router of this installation has its key')
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['EdDSA'],
        audience: this.#options.audience,
        typ: CONTEXT_TYPE,
        currentDate: this.#options.now(),
        clockTolerance: CLOCK_SECONDS,
        requiredClaims: ['exp', 'jti'],
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw new ContextRefused(error.message)
      throw error
    }
  }
}

function isWorthReplaying({ pay, caller }: Readonly<Record<string, unknown>>): boolean {
  return pay !== undefined || caller !== undefined
}
