import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { BillBasis } from './stored.ts'

/** Most ids of written bases in the cache; a payment with a cached one needs no statement. */
const REMEMBERED = 10_000

/** Stores the bases of bills, each once. */
export class BasisStore {
  readonly #pool: Pool
  readonly #supergraphSdl: string
  readonly #written = new LRUCache<string, Promise<void>>({ max: REMEMBERED })

  constructor(pool: Pool, supergraphSdl: string) {
    this.#pool = pool
    this.#supergraphSdl = supergraphSdl
  }

  /** Resolves when the basis is written; rejects when it cannot be. */
  keep(basis: BillBasis): Promise<void> {
    const known = this.#written.get(basis.id)
    if (known) return known
    const writing = this.#write(basis)
    this.#written.set(basis.id, writing)
    writing.catch(() => this.#written.delete(basis.id))
    return writing
  }

  async #write({ id, schemaVersion, operation, variables, takesPart }: BillBasis): Promise<void> {
    const known = await this.#pool.query('SELECT FROM ledger.schema_version WHERE id = $1', [schemaVersion])
    if (known.rowCount === 0) {
      await this.#pool.query(
        'INSERT INTO ledger.schema_version (id, supergraph) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [schemaVersion, this.#supergraphSdl],
      )
    }
    await this.#pool.query(
      `INSERT INTO ledger.bill_basis (id, schema_version, operation, variables, takes_part)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [id, schemaVersion, operation, JSON.stringify(variables), takesPart],
    )
  }
}
