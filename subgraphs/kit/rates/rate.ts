import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { LimitReached } from '../../../schema/errors.ts'

// Rate limits that protect money, mailboxes and codes: stored in Postgres, so that all processes share them and a
// restart keeps them.

/** A token bucket: at most `most` units, refilled by one every `windowMs / most` milliseconds. */
export interface Rate {
  readonly most: number
  readonly windowMs: number
}

/** One unit to take from one bucket. */
export interface Taking {
  /** The rule and the counted subject: `invite-codes:wallet:0x…`. */
  readonly key: string
  readonly rate: Rate
  /** Error message for the caller if the bucket is empty: "At most 5 e-mail codes an hour for each wallet". */
  readonly rule: string
}

/**
 * Takes one unit from each bucket, all or none, in a transaction of its own. Throws LimitReached with the first
 * exhausted rule and its wait in seconds.
 */
export function takeFrom(pool: Pool, takings: readonly Taking[], now: Date): Promise<void> {
  return inTransaction(pool, (client) => takeWithin(client, takings, now))
}

/**
 * Takes one unit from each bucket in the caller's transaction, which must roll back if this throws LimitReached. The
 * rows stay locked until the transaction ends, so call it as the last statement.
 */
export async function takeWithin(client: PoolClient, takings: readonly Taking[], now: Date): Promise<void> {
  // Fixed order, so that two transactions cannot deadlock.
  for (const taking of inOrder(takings)) await takeOne(client, taking, now)
}

/** Returns one unit to each bucket, because its purpose did not happen. */
export async function giveBack(db: Pool | PoolClient, takings: readonly Taking[]): Promise<void> {
  const sql = `UPDATE kit.rate SET whole_at = whole_at - $2 * interval '1 microsecond' WHERE key = $1`
  for (const { key, rate } of inOrder(takings)) await db.query(sql, [key, costOf(rate)])
}

/** Deletes the rows of full buckets. */
export async function forgetRates(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM kit.rate WHERE whole_at < now()')
}

/** When the bucket will be full, or now. A time beyond two windows comes from a clock that was set back since. */
const WHOLE_AT = `CASE WHEN rate.whole_at > $2 + $4 * interval '2 microseconds' THEN $2 ELSE greatest(rate.whole_at, $2) END`

const TAKE = `INSERT INTO kit.rate AS rate (key, whole_at) VALUES ($1, $2::timestamptz + $3 * interval '1 microsecond')
  ON CONFLICT (key) DO UPDATE SET whole_at = ${WHOLE_AT} + $3 * interval '1 microsecond'
  WHERE ${WHOLE_AT} + $3 * interval '1 microsecond' <= $2 + $4 * interval '1 microsecond'`

/** Seconds until the bucket has one more unit. */
const WAIT = `SELECT extract(epoch FROM whole_at + $3 * interval '1 microsecond' - $4 * interval '1 microsecond' - $2)::float8 AS wait
  FROM kit.rate WHERE key = $1`

async function takeOne(client: PoolClient, { key, rate, rule }: Taking, now: Date): Promise<void> {
  const values = [key, now, costOf(rate), windowOf(rate)]
  const { rowCount } = await client.query(TAKE, values)
  if (rowCount === 1) return
  const { rows } = await client.query<{ wait: number }>(WAIT, values)
  throw new LimitReached(`${rule}; try again later`, Math.max(1, Math.ceil(rows[0]?.wait ?? 1)))
}

/** Refill time of one unit, in microseconds. */
function costOf({ most, windowMs }: Rate): number {
  return Math.floor((windowMs * 1_000) / most)
}

function windowOf({ windowMs }: Rate): number {
  return windowMs * 1_000
}

function inOrder(takings: readonly Taking[]): Taking[] {
  return [...takings].sort((one, other) => (one.key < other.key ? -1 : 1))
}
