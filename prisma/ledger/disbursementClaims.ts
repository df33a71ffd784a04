import type { Pool, PoolClient } from 'pg'
import { type AtomicUsdc, formatUsd } from '../../schema/money.ts'
import { storableText } from '../storable.ts'
import { inTransaction } from '../transaction.ts'
import { CLAIMABLE } from './disbursementStates.ts'
import { DISBURSEMENT_COLUMNS, type Disbursement, readDisbursement } from './disbursements.ts'
import { lockPayment, moveWithRefunds, type Refunds, refundsOf } from './refunding.ts'
import { readAmount } from './rows.ts'
import type { PreparedTransfer } from './stored.ts'

/**
 * Most that may leave without approval: refunds and payouts of all routers and networks together; clock hours and days
 * in UTC.
 */
export interface OutflowCaps {
  readonly hour: AtomicUsdc
  readonly day: AtomicUsdc
}

/** The outflow counted against the caps in the current hour and day. */
export interface Outflow {
  readonly hour: AtomicUsdc
  readonly day: AtomicUsdc
}

/** Note of a disbursement of a payment to a payee that a quote named. */
const NOT_OURS = 'Its payment went to a payee that a quote named, not to the operator'

const DAY = `(now() AT TIME ZONE 'UTC')::date`
const HOUR = `extract(hour FROM now() AT TIME ZONE 'UTC')::int`

/**
 * Claims a refund or payout, so that no other worker sends it meanwhile: it becomes SENDING. One that would exceed a cap
 * becomes NEEDS_APPROVAL instead, and must not be sent. So does one of a payment to none of the `payees`, nor to any that
 * an audit has known: its money never came to the operator. Null when another worker has claimed it, or it needs no sending.
 *
 * One statement checks, counts and claims, and its update locks the day's row, so that concurrent claims cannot exceed
 * a cap together. A disbursement is counted once: an approved one never, and a retry not again, since its signed
 * transfer may have landed. `owner` is the process that holds the lease.
 */
export async function claimDisbursement(
  pool: Pool,
  id: string,
  owner: string,
  leaseMs: number,
  caps: OutflowCaps,
  payees: readonly string[] | null = null,
): Promise<Disbursement | null> {
  const note = `Above REFUND_CAP_HOUR_USD (${formatUsd(caps.hour)}) or REFUND_CAP_DAY_USD (${formatUsd(caps.day)})`
  const { rows } = await pool.query(
    `WITH candidate AS (
       SELECT disbursement.id, disbursement.amount,
         prepared IS NOT NULL OR approved_at IS NOT NULL OR counted_at IS NOT NULL AS is_allowed,
         (payment.pay_to = ANY ($7::text[])) IS FALSE
           AND NOT EXISTS (SELECT FROM ledger.audit WHERE payment.pay_to = ANY (audit.payees)) AS is_of_others
       FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id WHERE disbursement.id = $1
         AND disbursement.state IN ${CLAIMABLE} AND (lease_until IS NULL OR lease_until < now())
       FOR UPDATE OF disbursement),
     counted AS (
       INSERT INTO ledger.outflow AS outflow (day, day_amount, hour, hour_amount)
       SELECT ${DAY}, amount, ${HOUR}, amount FROM candidate
       WHERE NOT is_allowed AND NOT is_of_others AND amount <= $3::numeric AND amount <= $4::numeric
       ON CONFLICT (day) DO UPDATE SET
         day_amount = outflow.day_amount + excluded.day_amount,
         hour = greatest(outflow.hour, excluded.hour),
         hour_amount = CASE WHEN excluded.hour > outflow.hour THEN 0 ELSE outflow.hour_amount END + excluded.hour_amount
       WHERE outflow.day_amount + excluded.day_amount <= $4::numeric
         AND CASE WHEN excluded.hour > outflow.hour THEN 0 ELSE outflow.hour_amount END + excluded.hour_amount <= $3::numeric
       RETURNING day),
     verdict AS (
       SELECT id, EXISTS (SELECT FROM counted) AS is_counted, is_allowed OR EXISTS (SELECT FROM counted) AS is_sent, is_of_others
       FROM candidate)
     UPDATE ledger.disbursement SET updated_at = now(),
       state = CASE WHEN is_sent THEN 'SENDING' ELSE 'NEEDS_APPROVAL' END,
       attempts = CASE WHEN is_sent THEN attempts + 1 ELSE attempts END,
       counted_at = CASE WHEN is_counted THEN now() ELSE counted_at END,
       note = CASE WHEN is_sent THEN note WHEN is_of_others THEN $8 ELSE $5 END,
       lease_until = CASE WHEN is_sent THEN now() + $2 * interval '1 millisecond' END,
       leased_by = CASE WHEN is_sent THEN $6::uuid ELSE leased_by END
     FROM verdict, ledger.payment WHERE disbursement.id = verdict.id AND payment.id = disbursement.payment_id
     RETURNING ${DISBURSEMENT_COLUMNS}`,
    [id, leaseMs, caps.hour.toString(), caps.day.toString(), note, owner, payees, NOT_OURS],
  )
  return rows[0] ? readDisbursement(rows[0]) : null
}

/** A claimed disbursement; every later claim increments `attempts`. */
type Claim = Pick<Disbursement, 'id' | 'attempts'>

const IS_OURS = `disbursement.id = $1 AND disbursement.attempts = $2 AND disbursement.state = 'SENDING'`

/** Whether a worker still holds its claim, and no later one has replaced it. */
export async function isClaimed(client: PoolClient, { id, attempts }: Claim): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT 1 FROM ledger.disbursement WHERE ${IS_OURS}`, [id, attempts])
  return rowCount === 1
}

/**
 * Stores a signed transfer before it is sent, so that a later worker can find out its outcome. False when another
 * worker has claimed the disbursement: the transfer must not be sent, because the other one may be in flight.
 */
export async function keepPrepared(pool: Pool, { id, attempts }: Claim, prepared: PreparedTransfer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE ledger.disbursement SET prepared = $3, updated_at = now() WHERE ${IS_OURS}`,
    [id, attempts, JSON.stringify(prepared)],
  )
  return rowCount === 1
}

/**
 * Releases the claim on a disbursement that could not be sent, unless another worker has claimed it; `note` tells the
 * operator why. Without a signed transfer no money can have left, so it counts against no cap until it is claimed
 * again.
 */
export async function yieldDisbursement(
  pool: Pool | PoolClient,
  { id, attempts }: Claim,
  state: 'REQUESTED' | 'STUCK' | 'DECLINED',
  note: string,
): Promise<void> {
  await pool.query(
    `WITH before AS (SELECT id, counted_at FROM ledger.disbursement WHERE id = $1 FOR UPDATE),
     yielded AS (
       UPDATE ledger.disbursement SET state = $3, note = $4, lease_until = NULL, updated_at = now(),
         counted_at = CASE WHEN disbursement.prepared IS NULL THEN NULL ELSE disbursement.counted_at END
       FROM before WHERE disbursement.id = before.id AND ${IS_OURS}
       RETURNING disbursement.amount, disbursement.prepared, before.counted_at AT TIME ZONE 'UTC' AS counted_at)
     UPDATE ledger.outflow AS outflow SET
       day_amount = outflow.day_amount - yielded.amount,
       hour_amount = outflow.hour_amount
         - CASE WHEN extract(hour FROM yielded.counted_at)::int = outflow.hour THEN yielded.amount ELSE 0 END
     FROM yielded WHERE yielded.prepared IS NULL AND outflow.day = yielded.counted_at::date`,
    [id, attempts, state, storableText(note).slice(0, 500)],
  )
}

/**
 * Declines a claimed refund or payout that is too small to be sent. False when it has to be sent all the same: a transfer of
 * it may be on chain, or its payment is REFUNDING by it alone and would stay so.
 */
export async function declineDisbursement(pool: Pool, claimed: Disbursement, note: string): Promise<boolean> {
  if (claimed.prepared) return false
  const { paymentId, purpose } = claimed
  return inTransaction(pool, async (client) => {
    await lockPayment(client, paymentId)
    if (purpose === 'REFUND' && endsWithIt(await refundsOf(client, paymentId))) return false
    await yieldDisbursement(client, claimed, 'DECLINED', note)
    if (purpose === 'REFUND') await moveWithRefunds(client, paymentId, note)
    return true
  })
}

/** Whether a payment of whose owed refunds one is declined would be REFUNDING without a refund. */
function endsWithIt({ state, owed, sent }: Refunds): boolean {
  return state === 'REFUNDING' && owed === 1 && sent === 0
}

/** Approves refunds and payouts that wait for it, regardless of the caps. Returns the ids of those that were waiting. */
export async function approveDisbursements(pool: Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE ledger.disbursement SET state = 'REQUESTED', approved_at = now(), note = NULL, updated_at = now()
     WHERE id = ANY ($1) AND state = 'NEEDS_APPROVAL' RETURNING id`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** The outflow of the current hour and day. */
export async function currentOutflow(pool: Pool): Promise<Outflow> {
  const { rows } = await pool.query<{ hour: string; day: string }>(
    `SELECT coalesce(sum(hour_amount) FILTER (WHERE hour = ${HOUR}), 0)::text AS hour,
       coalesce(sum(day_amount), 0)::text AS day
     FROM ledger.outflow WHERE day = ${DAY}`,
  )
  return { hour: readAmount(rows[0]?.hour ?? '0'), day: readAmount(rows[0]?.day ?? '0') }
}
