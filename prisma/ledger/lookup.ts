import type { Pool } from 'pg'
import { columns, parameters } from './reserve.ts'
import type { StoredCredential } from './stored.ts'

/** A credential and its payer's idempotency key, either of which may be known. */
export interface Lookup {
  readonly credential: Pick<StoredCredential, 'scheme' | 'network' | 'payer' | 'nonce'>
  readonly idempotencyKey: string | null
}

/** Id of the found payment, and what it was found by. */
export interface Found {
  readonly id: string
  readonly by: 'credential' | 'key'
}

/** Result of a lookup, and the database's time before it. */
export interface LookedUp {
  readonly found: Found | null
  readonly at: Date
}

const TYPES = ['int', 'text', 'text', 'text', 'text', 'text']

const SQL = `WITH given AS (
    SELECT * FROM unnest(${parameters(TYPES, 1)}) AS given (number, scheme, network, payer, nonce, key))
  SELECT number, payment_id AS id, 'credential' AS by, NULL::timestamptz AS at FROM given
    JOIN ledger.credential USING (scheme, network, payer, nonce)
  UNION ALL
  SELECT number, payment_id, 'key' AS by, NULL FROM given
    JOIN ledger.credential ON credential.payer = given.payer AND credential.idempotency_key = given.key
  -- One row more tells the time.
  UNION ALL
  SELECT NULL, NULL, NULL, now()`

interface Row {
  readonly number: number | null
  readonly id: string | null
  readonly by: Found['by'] | null
  readonly at: Date | null
}

/** Looks all up in one statement. A payment found by credential takes precedence over one found by key. */
export async function lookupAll(pool: Pool, lookups: readonly Lookup[]): Promise<LookedUp[]> {
  const rows = lookups.map(({ credential, idempotencyKey }, number) => [
    number,
    credential.scheme,
    credential.network,
    credential.payer,
    credential.nonce,
    idempotencyKey,
  ])
  const result = await pool.query<Row>(SQL, columns(rows, TYPES.length))
  const found: (Found | null)[] = lookups.map(() => null)
  let time: Date | null = null
  for (const { number, id, by, at } of result.rows) {
    if (at !== null) time = at
    else if (number !== null && id !== null && by !== null && (by === 'credential' || !found[number]))
      found[number] = { id, by }
  }
  if (time === null) throw new Error('A look-up did not tell its time')
  const at = time
  return found.map((one) => ({ found: one, at }))
}
