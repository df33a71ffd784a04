import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { BillBasis } from './stored.ts'

/** Most ids of written bases in the cache; a payment with a cached one needs no statement. */
const REMEMBERED = 10_000
/** Milliseconds that an id stays in the cache. */
const REMEMBERED_MS = 3_600_000
/** Hours after which a basis that is needed again gets a new time. */
const RENEWED_HOURS = 12
/**
 * Hours after which a basis that no payment names is deleted. A payment is reserved seconds after its basis was kept or
 * found in the cache, so the basis is younger than RENEWED_HOURS and REMEMBERED_MS together.
 */
const UNNAMED_HOURS = 24

/** Stores the bases of bills, each once. */
export class BasisStore {
  readonly #pool: Pool
  readonly #supergraphSdl: string
  readonly #written: LRUCache<string, Promise<void>>

  /** `clock` counts milliseconds, whatever its start. */
  constructor(pool: Pool, supergraphSdl: string, clock: { now(): number } = performance) {
    this.#pool = pool
    this.#supergraphSdl = supergraphSdl
    // With its option `max`, lru-cache would allocate all its slots at once.
    this.#written = new LRUCache({ maxSize: REMEMBERED, sizeCalculation: () => 1, ttl: REMEMBERED_MS, perf: clock })
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
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET first_seen = now()
       WHERE bill_basis.first_seen < now() - $6 * interval '1 hour'`,
      [id, schemaVersion, operation, JSON.stringify(variables), takesPart, RENEWED_HOURS],
    )
  }
}

/**
 * Deletes the bases that no payment names: those of payments that were refused after their verification. Which others are named is
 * kept, so only payments of the last days are read.
 */
export async function forgetBases(pool: Pool): Promise<void> {
  await pool.query(
    `WITH old AS (
       SELECT id, first_seen FROM ledger.bill_basis
       WHERE NOT is_named AND first_seen < now() - $1 * interval '1 hour'),
     named AS (
       SELECT DISTINCT payment.basis AS id FROM ledger.payment JOIN old ON old.id = payment.basis
       WHERE payment.created_at >= (SELECT min(first_seen) - $1 * interval '1 hour' FROM old)),
     kept AS (UPDATE ledger.bill_basis AS basis SET is_named = true FROM named WHERE basis.id = named.id)
     DELETE FROM ledger.bill_basis AS basis USING old
     WHERE basis.id = old.id AND NOT EXISTS (SELECT FROM named WHERE named.id = old.id)`,
    [UNNAMED_HOURS],
  )
}
