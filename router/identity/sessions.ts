import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Pool } from '../../prisma/database.ts'
import { affected, firstRow, type Row, tables } from '../../prisma/sql.ts'
import type { WalletAddress } from '../../schema/address.ts'

/** Lifetime of a session, in milliseconds. Use does not prolong it, so a stolen token soon expires. */
export const SESSION_MS = 15 * 60_000
const TOKEN = /^tgs_[\w-]{43}$/

/** A wallet's sign-in session. */
export type Session = Pick<Row<'identity.session'>, 'address' | 'expiresAt'>

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
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    const session = { tokenHash: hashOf(token), address, createdAt: now, expiresAt }
    await affected(this.#pool, tables.insertInto('identity.session').values(session))
    return { token, address, expiresAt }
  }

  /** The session of a token; null when it expired, was ended, or never existed. */
  async find(token: string, now: Date): Promise<Session | null> {
    const valid = tables
      .selectFrom('identity.session')
      .where('tokenHash', '=', hashOf(token))
      .where('expiresAt', '>', now)
    return await firstRow(this.#pool, valid.select(['address', 'expiresAt']))
  }

  /** Ends a session early. False when there was none. */
  async end(token: string): Promise<boolean> {
    const session = tables.deleteFrom('identity.session').where('tokenHash', '=', hashOf(token))
    return (await affected(this.#pool, session)) === 1
  }

  /** Deletes expired sessions. */
  async forget(): Promise<void> {
    await affected(this.#pool, tables.deleteFrom('identity.session').where('expiresAt', '<', sql<Date>`now()`))
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
