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

/** Reads the tokens of routers, each once. */
export class ContextReader {
  readonly #audience: string
  readonly #keyOf: KeyFinder
  readonly #now: () => Date
  readonly #used: LRUCache<string, true> = recentlyUsed(MAX_TOKENS, (TOKEN_SECONDS + CLOCK_SECONDS) * 1_000)

  constructor(audience: string, keyOf: KeyFinder, now: () => Date) {
    this.#audience = audience
    this.#keyOf = keyOf
    this.#now = now
  }

  /** Verifies a token before the body is read: the caller then compares `body`. Throws ContextRefused. */
  async read(token: string): Promise<Context> {
    const claims = await this.#verify(token)
    const { jti, body } = claims
    if (typeof jti !== 'string' || typeof body !== 'string') throw new ContextRefused('it has no jti or no body')
    if (this.#used.has(jti)) throw new ContextRefused('it was used before')
    this.#used.set(jti, true)
    return { ...claims, jti, body }
  }

  async #verify(token: string): Promise<Record<string, unknown>> {
    try {
      const { kid = '' } = decodeProtectedHeader(token)
      const x = await this.#keyOf(kid)
      if (x === null) throw new ContextRefused('no router of this installation has its key')
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['EdDSA'],
        audience: this.#audience,
        typ: CONTEXT_TYPE,
        currentDate: this.#now(),
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
