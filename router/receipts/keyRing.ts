import type { Pool } from '../../prisma/database.ts'
import { addReceiptKey, receiptKeys } from '../../prisma/ledger/receiptKeys.ts'
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
    await addReceiptKey(pool, { name, x: publicJwk.x })
    return new KeyRing(pool)
  }

  /** The keys, newest first. */
  async keys(): Promise<NamedKey[]> {
    const keys = await receiptKeys(this.#pool)
    return keys.map(({ name, x }) => ({ name, jwk: { kty: 'OKP', crv: 'Ed25519', x } }))
  }
}
