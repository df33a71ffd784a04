import type { Pool } from 'pg'
import type { Credential } from '../protocol/credential.ts'
import { columns, parameters } from './reserve.ts'

/** What may have been here before: a credential, or its payer's name for what it buys. */
export interface Lookup {
  readonly credential: Pick<Credential, 'scheme' | 'network' | 'payer' | 'nonce'>
  readonly idempotencyKey: string | null
}

/** The id of the payment that was found, and by what. */
export interface Found {
  readonly id: string
  readonly by: 'credential' | 'key'
}

/** What a look-up found, and the database's time before it looked. */
export interface LookedUp {
  readonly found: Found | null
  readonly at: Date
}

const TYPES = ['int', 'text', 'text', 'text', 'text', 'text']

const SQL = `WITH given AS (
    SELECT * FROM unnest(${parameters(TYPES, 1)}) AS given (number, scheme, network, payer, nonce, key))
  SELECT number, payment.id, 'credential' AS by, NULL::timestamptz AS at FROM given
    JOIN ledger.payment USING (scheme, network, payer, nonce)
  UNION ALL
  SELECT number, payment.id, 'key' AS by, NULL FROM given
    JOIN ledger.payment ON payment.payer = given.payer AND payment.idempotency_key = given.key
  -- One row more tells the time.
  UNION ALL
  SELECT NULL, NULL, NULL, now()`

interface Row {
  readonly number: number | null
  readonly id: string | null
  readonly by: Found['by'] | null
  readonly at: Date | null
}

/** Looks all up in one statement. A payment of the very credential goes before one of the same key. */
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
