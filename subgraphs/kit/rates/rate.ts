import type { Pool, PoolClient } from 'pg'
import { LimitReached } from '../../../schema/errors.ts'
import { inTransaction } from '../transaction.ts'

// Rate limits that protect money, mailboxes and codes: kept in Postgres, so that every process counts together and a
// restart forgets nothing.

/** A bucket: `most` units at once, and one more every `windowMs / most` milliseconds. */
export interface Rate {
  readonly most: number
  readonly windowMs: number
}

/** What is taken from one bucket. */
export interface Taking {
  /** The rule and whom it counts: `invite-codes:wallet:0x…`. */
  readonly key: string
  readonly rate: Rate
  /** What the caller reads when the bucket is empty: "At most 5 e-mail codes an hour for each wallet". */
  readonly rule: string
}

/**
 * Takes one unit from each bucket, in a transaction of its own: from all of them or from none. Throws LimitReached, naming
 * the first rule that refuses and the seconds until it would not.
 */
export function takeFrom(pool: Pool, takings: readonly Taking[], now: Date): Promise<void> {
  return inTransaction(pool, (client) => takeWithin(client, takings, now))
}

/**
 * Takes one unit from each bucket in the caller's transaction, which must roll back when this throws LimitReached. The rows
 * stay locked until it ends, so take as its last statement.
 */
export async function takeWithin(client: PoolClient, takings: readonly Taking[], now: Date): Promise<void> {
  // In one order everywhere, so that no two transactions wait for each other.
  for (const taking of inOrder(takings)) await takeOne(client, taking, now)
}

/** Returns one unit to each bucket: what it was taken for did not happen. */
export async function giveBack(db: Pool | PoolClient, takings: readonly Taking[]): Promise<void> {
  const sql = `UPDATE kit.rate SET whole_at = whole_at - $2 * interval '1 microsecond' WHERE key = $1`
  for (const { key, rate } of inOrder(takings)) await db.query(sql, [key, costOf(rate)])
}

/** Deletes the rows of buckets that are whole again. */
export async function forgetRates(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM kit.rate WHERE whole_at < now()')
}

/** When the bucket will be whole, or now. A moment beyond two windows was written by a clock that has been set back since. */
const WHOLE_AT = `CASE WHEN rate.whole_at > $2 + $4 * interval '2 microseconds' THEN $2 ELSE greatest(rate.whole_at, $2) END`

const TAKE = `INSERT INTO kit.rate AS rate (key, whole_at) VALUES ($1, $2::timestamptz + $3 * interval '1 microsecond')
  ON CONFLICT (key) DO UPDATE SET whole_at = ${WHOLE_AT} + $3 * interval '1 microsecond'
  WHERE ${WHOLE_AT} + $3 * interval '1 microsecond' <= $2 + $4 * interval '1 microsecond'`

/** Seconds until the bucket holds one unit more than it does. */
const WAIT = `SELECT extract(epoch FROM whole_at + $3 * interval '1 microsecond' - $4 * interval '1 microsecond' - $2)::float8 AS wait
  FROM kit.rate WHERE key = $1`

async function takeOne(client: PoolClient, { key, rate, rule }: Taking, now: Date): Promise<void> {
  const values = [key, now, costOf(rate), windowOf(rate)]
  const { rowCount } = await client.query(TAKE, values)
  if (rowCount === 1) return
  const { rows } = await client.query<{ wait: number }>(WAIT, values)
  throw new LimitReached(`${rule}; try again later`, Math.max(1, Math.ceil(rows[0]?.wait ?? 1)))
}

/** What one unit takes to refill, in microseconds. */
function costOf({ most, windowMs }: Rate): number {
  return Math.floor((windowMs * 1_000) / most)
}

function windowOf({ windowMs }: Rate): number {
  return windowMs * 1_000
}

function inOrder(takings: readonly Taking[]): Taking[] {
  return [...takings].sort((one, other) => (one.key < other.key ? -1 : 1))
}
