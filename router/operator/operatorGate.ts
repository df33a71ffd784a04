import { createHash, timingSafeEqual } from 'node:crypto'
import { LimitReached, TollgraphError } from '../../schema/errors.ts'
import type { Keys } from '../../subgraphs/kit/keys/keys.ts'
import { isMacOf, macOf } from '../../subgraphs/kit/keys/mac.ts'
import type { MakeRate, Rate } from '../limits/rate.ts'

/** How long a sign-in holds, in seconds. */
const SESSION_SECONDS = 3_600

/** Secrets that one address may present in a minute, right or wrong. */
export const ATTEMPTS_PER_MINUTE = 30

/** Requests without an address of their own, which are counted together: from this machine, or through a proxy on it. */
const LOCAL = 'local'

const COOKIE = 'tollgraph_operator'
const IN_HEADER = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`)

/** Where a cookie is sent to. */
export interface CookiePlace {
  /** Path of the operator's page, below which the cookie is sent. */
  readonly path: string
  readonly isSecure: boolean
}

/** What the gate is made of. */
export interface GateParts {
  /** OPERATOR_SECRET. */
  readonly secret: string
  /** Keys that sign sessions, derived for this purpose. */
  readonly keys: Keys
  readonly makeRate: MakeRate
  now(): Date
}

/**
 * Admits the operator: by the secret, or by the cookie of a sign-in. A cookie is signed and nothing of it is stored, so it is
 * valid at every router of the installation. It ends after an hour, or when OPERATOR_SECRET changes.
 */
export class OperatorGate {
  readonly #secret: Buffer
  readonly #keys: Keys
  readonly #attempts: Rate
  readonly #now: () => Date

  constructor({ secret, keys, makeRate, now }: GateParts) {
    this.#secret = digest(secret)
    this.#keys = keys
    this.#attempts = makeRate('operator', ATTEMPTS_PER_MINUTE)
    this.#now = now
  }

  /**
   * Compares a presented secret in constant time. Throws UNAUTHENTICATED where it is missing or wrong, and LimitReached after too
   * many attempts of the address; `address` as limits count it.
   */
  async requireSecret(secret: string | null, address: string | null): Promise<void> {
    if (secret === null)
      throw new TollgraphError('UNAUTHENTICATED', 'Send OPERATOR_SECRET as Authorization: Bearer <secret>')
    const waitMs = await this.#attempts.take(address ?? LOCAL, 1)
    if (waitMs > 0)
      throw new LimitReached(
        `At most ${ATTEMPTS_PER_MINUTE} secrets a minute are compared for one address; try again later`,
        Math.ceil(waitMs / 1_000),
      )
    if (!timingSafeEqual(digest(secret), this.#secret))
      throw new TollgraphError('UNAUTHENTICATED', 'This is not the secret of OPERATOR_SECRET')
  }

  /** The Set-Cookie header that begins a session. */
  beginSession(place: CookiePlace): string {
    const expires = String(Math.floor(this.#now().getTime() / 1_000) + SESSION_SECONDS)
    return cookie(`${expires}.${macOf(this.#keys, this.#signed(expires))}`, SESSION_SECONDS, place)
  }

  /** The Set-Cookie header that ends a session in the browser that gets it. */
  endSession(place: CookiePlace): string {
    return cookie('', 0, place)
  }

  /** Whether a Cookie header has a session that holds. */
  hasSession(header: string | undefined): boolean {
    const [, expires, mac] = IN_HEADER.exec(header ?? '') ?? []
    if (expires === undefined || mac === undefined) return false
    return Number(expires) * 1_000 > this.#now().getTime() && isMacOf(this.#keys, this.#signed(expires), mac)
  }

  /** With the secret's digest, of fixed length: another secret ends all sessions. */
  #signed(expires: string): readonly (string | Buffer)[] {
    return [this.#secret, expires]
  }
}

function cookie(value: string, maxAge: number, { path, isSecure }: CookiePlace): string {
  return `${COOKIE}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/** Digests have one length, as a comparison in constant time requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
