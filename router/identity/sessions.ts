import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from '../../prisma/database.ts'
import type { WalletAddress } from '../../schema/address.ts'

/** Lifetime of a session, in milliseconds. Use does not prolong it, so a stolen token soon expires. */
const LIFETIME_MS = 15 * 60_000
const TOKEN = /^tgs_[\w-]{43}$/

/** A wallet's sign-in session. */
export interface Session {
  readonly address: WalletAddress
  readonly expiresAt: Date
}

/** Whether a bearer token has the form of a session token. */
export function isSessionToken(bearer: string | null): bearer is string {
  return bearer !== null && TOKEN.test(bearer)
}

/**
 * Sessions of wallets that signed in, so that a page need not ask for a signature with each request. They are stored in
 * Postgres: every router knows them, and a session ended on one router is ended on all.
 */
export class Sessions {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Begins a session. The token is returned only here; the database stores its hash. */
  async begin(address: WalletAddress, now: Date): Promise<Session & { readonly token: string }> {
    const token = `tgs_${randomBytes(32).toString('base64url')}`
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    const sql = 'INSERT INTO identity.session (token_hash, address, created_at, expires_at) VALUES ($1, $2, $3, $4)'
    await this.#pool.query(sql, [hashOf(token), address, now, expiresAt])
    return { token, address, expiresAt }
  }

  /** The session of a token; null when it expired, was ended, or never existed. */
  async find(token: string, now: Date): Promise<Session | null> {
    const { rows } = await this.#pool.query<Session>(
      'SELECT address, expires_at AS "expiresAt" FROM identity.session WHERE token_hash = $1 AND expires_at > $2',
      [hashOf(token), now],
    )
    return rows[0] ?? null
  }

  /** Ends a session early. False when there was none. */
  async end(token: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('DELETE FROM identity.session WHERE token_hash = $1', [hashOf(token)])
    return rowCount === 1
  }

  /** Deletes expired sessions. */
  async forget(): Promise<void> {
    await this.#pool.query('DELETE FROM identity.session WHERE expires_at < now()')
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
