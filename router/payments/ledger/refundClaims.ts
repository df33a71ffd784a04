import type { Pool, PoolClient } from 'pg'
import { type AtomicUsdc, formatUsd } from '../../../schema/money.ts'
import type { PreparedRefund } from '../protocol/refunder.ts'
import { REFUND_COLUMNS, type Refund, readRefund } from './refundRows.ts'
import { readAmount } from './rows.ts'

/** What may leave without approval, refunds and payouts of all routers and networks together; clock hours and days in UTC. */
export interface RefundCaps {
  readonly hour: AtomicUsdc
  readonly day: AtomicUsdc
}

/** What was counted against the caps of the present hour and day. */
export interface RefundOutflow {
  readonly hour: AtomicUsdc
  readonly day: AtomicUsdc
}

const DAY = `(now() AT TIME ZONE 'UTC')::date`
const HOUR = `extract(hour FROM now() AT TIME ZONE 'UTC')::int`

/**
 * Takes a refund up, so that no other worker sends it meanwhile: it is SENDING then. One that would exceed a cap becomes
 * NEEDS_APPROVAL instead, and nothing may be sent. Null when another worker has it, or it needs nothing more.
 *
 * One statement checks, counts and claims, and the day's row is locked by its update, so that routers which claim at the
 * same time cannot exceed a cap together. A refund is counted once: approved ones never, and a retry not again, since the
 * transfer that was signed may have landed.
 */
export async function claimRefund(pool: Pool, id: string, leaseMs: number, caps: RefundCaps): Promise<Refund | null> {
  const note = `Above REFUND_CAP_HOUR_USD (${formatUsd(caps.hour)}) or REFUND_CAP_DAY_USD (${formatUsd(caps.day)})`
  const { rows } = await pool.query(
    `WITH candidate AS (
       SELECT id, amount, prepared IS NOT NULL OR approved_at IS NOT NULL OR counted_at IS NOT NULL AS is_allowed
       FROM ledger.refund WHERE id = $1
         AND state IN ('REQUESTED', 'SENDING', 'STUCK') AND (lease_until IS NULL OR lease_until < now())
       FOR UPDATE),
     counted AS (
       INSERT INTO ledger.refund_outflow AS outflow (day, day_amount, hour, hour_amount)
       SELECT ${DAY}, amount, ${HOUR}, amount FROM candidate
       WHERE NOT is_allowed AND amount <= $3::numeric AND amount <= $4::numeric
       ON CONFLICT (day) DO UPDATE SET
         day_amount = outflow.day_amount + excluded.day_amount,
         hour = greatest(outflow.hour, excluded.hour),
         hour_amount = CASE WHEN excluded.hour > outflow.hour THEN 0 ELSE outflow.hour_amount END + excluded.hour_amount
       WHERE outflow.day_amount + excluded.day_amount <= $4::numeric
         AND CASE WHEN excluded.hour > outflow.hour THEN 0 ELSE outflow.hour_amount END + excluded.hour_amount <= $3::numeric
       RETURNING day),
     verdict AS (
       SELECT id, EXISTS (SELECT FROM counted) AS is_counted, is_allowed OR EXISTS (SELECT FROM counted) AS is_sent FROM candidate)
     UPDATE ledger.refund SET updated_at = now(),
       state = CASE WHEN is_sent THEN 'SENDING' ELSE 'NEEDS_APPROVAL' END,
       attempts = CASE WHEN is_sent THEN attempts + 1 ELSE attempts END,
       counted_at = CASE WHEN is_counted THEN now() ELSE counted_at END,
       note = CASE WHEN is_sent THEN note ELSE $5 END,
       lease_until = CASE WHEN is_sent THEN now() + $2 * interval '1 millisecond' END
     FROM verdict, ledger.payment WHERE refund.id = verdict.id AND payment.id = refund.payment_id
     RETURNING ${REFUND_COLUMNS}`,
    [id, leaseMs, caps.hour.toString(), caps.day.toString(), note],
  )
  return rows[0] ? readRefund(rows[0]) : null
}

/** A refund as it was taken up: a worker that takes it up later makes another attempt of it. */
type Claim = Pick<Refund, 'id' | 'attempts'>

const IS_OURS = `refund.id = $1 AND refund.attempts = $2 AND refund.state = 'SENDING'`

/** Whether a refund is still worked on by who took it up so, and not by somebody who came after. */
export async function isClaimed(client: PoolClient, { id, attempts }: Claim): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT 1 FROM ledger.refund WHERE ${IS_OURS}`, [id, attempts])
  return rowCount === 1
}

/**
 * Keeps a signed transfer before it is sent, so that what came of it can be found out by whoever comes next. False when
 * somebody has taken the refund over: the transfer must not be sent, for theirs may be on its way.
 */
export async function keepPrepared(pool: Pool, { id, attempts }: Claim, prepared: PreparedRefund): Promise<boolean> {
  const { rowCount } = await pool.query(`UPDATE ledger.refund SET prepared = $3, updated_at = now() WHERE ${IS_OURS}`, [
    id,
    attempts,
    JSON.stringify(prepared),
  ])
  return rowCount === 1
}

/**
 * Lets a refund go that could not be sent now, unless somebody has taken it over; `note` says why, to the operator. Where
 * nothing was signed nothing can have left, so it counts against no cap until it is taken up again.
 */
export async function yieldRefund(
  pool: Pool,
  { id, attempts }: Claim,
  state: 'REQUESTED' | 'STUCK' | 'DECLINED',
  note: string,
): Promise<void> {
  await pool.query(
    `WITH before AS (SELECT id, counted_at FROM ledger.refund WHERE id = $1 FOR UPDATE),
     yielded AS (
       UPDATE ledger.refund SET state = $3, note = $4, lease_until = NULL, updated_at = now(),
         counted_at = CASE WHEN refund.prepared IS NULL THEN NULL ELSE refund.counted_at END
       FROM before WHERE refund.id = before.id AND ${IS_OURS}
       RETURNING refund.amount, refund.prepared, before.counted_at AT TIME ZONE 'UTC' AS counted_at)
     UPDATE ledger.refund_outflow AS outflow SET
       day_amount = outflow.day_amount - yielded.amount,
       hour_amount = outflow.hour_amount
         - CASE WHEN extract(hour FROM yielded.counted_at)::int = outflow.hour THEN yielded.amount ELSE 0 END
     FROM yielded WHERE yielded.prepared IS NULL AND outflow.day = yielded.counted_at::date`,
    [id, attempts, state, note.slice(0, 500)],
  )
}

/** Lets refunds that wait for approval be sent, whatever the caps say. Returns the ids of those that did wait. */
export async function approveRefunds(pool: Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE ledger.refund SET state = 'REQUESTED', approved_at = now(), note = NULL, updated_at = now()
     WHERE id = ANY ($1) AND state = 'NEEDS_APPROVAL' RETURNING id`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** What was counted in the present hour and day. */
export async function refundOutflow(pool: Pool): Promise<RefundOutflow> {
  const { rows } = await pool.query<{ hour: string; day: string }>(
    `SELECT coalesce(sum(hour_amount) FILTER (WHERE hour = ${HOUR}), 0)::text AS hour,
       coalesce(sum(day_amount), 0)::text AS day
     FROM ledger.refund_outflow WHERE day = ${DAY}`,
  )
  return { hour: readAmount(rows[0]?.hour ?? '0'), day: readAmount(rows[0]?.day ?? '0') }
}
