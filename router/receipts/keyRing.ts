import type { Pool } from 'pg'
import type { PublicJwk, Signer } from './signer.ts'

/** A published key, without its DID. */
export interface NamedKey {
  readonly name: string
  readonly jwk: PublicJwk
}

/**
 * Every key that any router of this installation signs or has signed with. The keys that one router publishes verify
 * what another signed, and a receipt stays verifiable after a change of the key.
 */
export class KeyRing {
  readonly #pool: Pool

  private constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Opens the key ring in a database, and adds the router's own key. */
  static async open(pool: Pool, { name, publicJwk }: Pick<Signer, 'name' | 'publicJwk'>): Promise<KeyRing> {
    await pool.query('INSERT INTO ledger.receipt_key (name, x) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      publicJwk.x,
    ])
    return new KeyRing(pool)
  }

  /** The keys, newest first. */
  async keys(): Promise<NamedKey[]> {
    const { rows } = await this.#pool.query<{ name: string; x: string }>(
      'SELECT name, x FROM ledger.receipt_key ORDER BY created_at DESC, name',
    )
    return rows.map(({ name, x }) => ({ name, jwk: { kty: 'OKP', crv: 'Ed25519', x } }))
  }
}
