import { type Expression, sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, firstRow, tables } from '../../../prisma/sql.ts'
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
  for (const { key, rate } of inOrder(takings)) {
    const given = tables.updateTable('kit.rate').set(({ ref }) => ({ wholeAt: later(ref('wholeAt'), -costOf(rate)) }))
    await affected(db, given.where('key', '=', key))
  }
}

/** Deletes the rows of full buckets. */
export async function forgetRates(pool: Pool): Promise<void> {
  await affected(pool, tables.deleteFrom('kit.rate').where('wholeAt', '<', sql<Date>`now()`))
}

async function takeOne(client: PoolClient, { key, rate, rule }: Taking, time: Date): Promise<void> {
  const now = sql<Date>`${time}::timestamptz`
  const cost = costOf(rate)
  const window = windowOf(rate)
  const take = tables
    .insertInto('kit.rate')
    .values({ key, wholeAt: later(now, cost) })
    .onConflict((known) =>
      known
        .column('key')
        .doUpdateSet(({ ref }) => ({ wholeAt: later(wholeAt(ref('kit.rate.wholeAt'), now, window), cost) }))
        .where(({ ref }) => later(wholeAt(ref('kit.rate.wholeAt'), now, window), cost), '<=', later(now, window)),
    )
  if ((await affected(client, take)) === 1) return
  const bucket = tables.selectFrom('kit.rate').where('key', '=', key)
  const waiting = bucket.select(({ ref }) => secondsFrom(now, later(ref('wholeAt'), cost - window)).as('seconds'))
  const wait = await firstRow(client, waiting)
  throw new LimitReached(`${rule}; try again later`, Math.max(1, Math.ceil(wait?.seconds ?? 1)))
}

function secondsFrom(start: Expression<Date>, end: Expression<Date>) {
  return sql<number>`extract(epoch from ${end} - ${start})::float8`
}

/** When a bucket will be full, or now. A time beyond two windows comes from a clock that was set back since. */
function wholeAt(stored: Expression<Date>, now: Expression<Date>, window: number) {
  return sql<Date>`case when ${stored} > ${later(now, 2 * window)} then ${now} else greatest(${stored}, ${now}) end`
}

function later(time: Expression<Date>, micros: number) {
  return sql<Date>`${time} + ${micros} * interval '1 microsecond'`
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
