import type { Pool } from 'pg'
import type { Credential } from '../credential.ts'
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

const TYPES = ['int', 'text', 'text', 'text', 'text', 'text']

const SQL = `WITH given AS (
    SELECT * FROM unnest(${parameters(TYPES, 1)}) AS given (number, scheme, network, payer, nonce, key))
  SELECT number, payment.id, 'credential' AS by FROM given
    JOIN ledger.payment USING (scheme, network, payer, nonce)
  UNION ALL
  SELECT number, payment.id, 'key' AS by FROM given
    JOIN ledger.payment ON payment.payer = given.payer AND payment.idempotency_key = given.key`

/** Looks all up in one statement. A payment of the very credential goes before one of the same key. */
export async function lookupAll(pool: Pool, lookups: readonly Lookup[]): Promise<(Found | null)[]> {
  const rows = lookups.map(({ credential, idempotencyKey }, number) => [
    number,
    credential.scheme,
    credential.network,
    credential.payer,
    credential.nonce,
    idempotencyKey,
  ])
  const result = await pool.query<{ number: number } & Found>(SQL, columns(rows, TYPES.length))
  const found: (Found | null)[] = lookups.map(() => null)
  for (const { number, id, by } of result.rows) {
    if (by === 'credential' || !found[number]) found[number] = { id, by }
  }
  return found
}
