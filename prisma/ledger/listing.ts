import type { Pool } from 'pg'
import { portions } from '../portions.ts'
import { AT_WORK, type DisbursementState, KEPT, WITH_OPERATOR } from './disbursementStates.ts'
import type { DisbursementPurpose } from './disbursements.ts'
import { TAKEN } from './lineUnits.ts'
import { inSnapshot } from './snapshot.ts'
import { OPEN_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'

/** A row of `ledger.payment`; amounts are atomic units in decimal digits. */
export interface PaymentRow {
  readonly id: string
  readonly state: string
  readonly reason: string
  readonly protocol: string
  readonly scheme: string
  readonly network: string
  readonly asset: string
  readonly payer: string
  readonly pay_to: string
  /** The amount that the credential authorises. */
  readonly amount: string
  /** The amount settled; null until the money is on chain. */
  readonly settled_amount: string | null
  /** The part of it whose refund is on chain. */
  readonly refunded_amount: string
  readonly transaction_hash: string | null
  readonly service: string
  readonly method: string | null
  readonly path: string | null
  readonly operation: string | null
  readonly request_id: string
  readonly created_at: Date
  readonly updated_at: Date
  readonly settled_at: Date | null
}

/** One line of a payment's bill. */
export interface LineRow {
  readonly position: number
  readonly path: string
  readonly field: string
  readonly service: string
  readonly units: number
  readonly amount: string
  readonly charged: string | null
  readonly outcome: string
  /** The amount that can still be refunded. */
  readonly left: string
}

/** A state that a payment has entered. */
export interface TransitionRow {
  readonly from_state: string | null
  readonly to_state: string
  readonly reason: string
  readonly at: Date
}

/** A queued, sent or settled refund or payout. */
export interface DisbursementRow {
  readonly id: string
  readonly payment_id: string
  readonly purpose: DisbursementPurpose
  /** Null for a refund, which goes to the payer. */
  readonly recipient: string | null
  readonly key: string
  readonly amount: string
  readonly state: DisbursementState
  readonly reason: string
  readonly note: string | null
  readonly attempts: number
  readonly transaction_hash: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** Filter of payments; `since` is inclusive, `until` exclusive. */
export interface PaymentFilter {
  readonly state?: string
  readonly payer?: string
  readonly since?: Date
  readonly until?: Date
}

/** How long a payment or a disbursement may be in progress before it counts as stuck. */
const OVERDUE = `interval '10 minutes'`
/** How long after lease expiry recovery may take up a payment; it runs every few seconds. */
const UNTENDED = `interval '1 minute'`

/** SQL: the columns of a PaymentRow, of ledger.payment. */
export const PAYMENT = `payment.id, payment.state, payment.reason, payment.protocol, payment.scheme, payment.network, payment.asset,
  payment.payer, payment.pay_to, payment.amount, payment.settled_amount, payment.transaction_hash, payment.service,
  payment.method, payment.path, payment.operation, payment.request_id, payment.created_at, payment.updated_at,
  payment.settled_at,
  (SELECT coalesce(sum(amount), 0) FROM ledger.disbursement WHERE payment_id = payment.id AND state = 'SENT' AND purpose = 'REFUND') AS refunded_amount`

const DISBURSEMENT = `id, payment_id, purpose, recipient, key, amount, state, reason, note, attempts, transaction_hash, created_at, updated_at`

/** The newest payments, at most `limit`. */
export async function listPayments(pool: Pool, filter: PaymentFilter, limit: number): Promise<PaymentRow[]> {
  const { rows } = await pool.query<PaymentRow>(
    `SELECT ${PAYMENT} FROM ledger.payment WHERE ${CONDITION} ORDER BY created_at DESC, id LIMIT $5`,
    [...parameters(filter), limit],
  )
  return rows
}

/** One payment; null when the id does not exist. */
export async function getPayment(pool: Pool, id: string): Promise<PaymentRow | null> {
  const { rows } = await pool.query<PaymentRow>(`SELECT ${PAYMENT} FROM ledger.payment WHERE id = $1`, [id])
  return rows[0] ?? null
}

/** All payments of a filter, oldest first, from one snapshot and in batches: they may not fit into memory. */
export async function eachPayment(
  pool: Pool,
  filter: PaymentFilter,
  take: (rows: readonly PaymentRow[]) => Promise<void>,
): Promise<void> {
  await inSnapshot(pool, async (client) => {
    const sql = `SELECT ${PAYMENT} FROM ledger.payment WHERE ${CONDITION} ORDER BY created_at, id`
    for await (const rows of portions<PaymentRow>(client, sql, parameters(filter))) await take(rows)
  })
}

/** The lines of a payment, each with its refundable rest: the settled amount less its refunds and payouts that were not declined. */
export async function linesOf(pool: Pool, paymentId: string): Promise<LineRow[]> {
  const { rows } = await pool.query<LineRow>(
    `SELECT line.position, line.path, line.field, line.service, line.units, line.amount, line.charged, line.outcome,
       CASE WHEN payment.settled_amount IS NULL THEN 0
         ELSE ${TAKEN} - coalesce(
           (SELECT sum(part.amount) FROM ledger.disbursement_line AS part JOIN ledger.disbursement ON disbursement.id = part.disbursement_id
            WHERE disbursement.payment_id = line.payment_id AND disbursement.state NOT IN ${KEPT} AND part.position = line.position), 0)
       END AS left
     FROM ledger.payment_line AS line JOIN ledger.payment ON payment.id = line.payment_id
     WHERE line.payment_id = $1 ORDER BY line.position`,
    [paymentId],
  )
  return rows
}

/** The states of a payment, in order. */
export async function transitionsOf(pool: Pool, paymentId: string): Promise<TransitionRow[]> {
  const { rows } = await pool.query<TransitionRow>(
    'SELECT from_state, to_state, reason, at FROM ledger.payment_transition WHERE payment_id = $1 ORDER BY id',
    [paymentId],
  )
  return rows
}

/** The refunds and payouts of a payment, oldest first. */
export async function disbursementsOf(pool: Pool, paymentId: string): Promise<DisbursementRow[]> {
  const { rows } = await pool.query<DisbursementRow>(
    `SELECT ${DISBURSEMENT} FROM ledger.disbursement WHERE payment_id = $1 ORDER BY created_at, id`,
    [paymentId],
  )
  return rows
}

/**
 * Payments that are in progress for too long, or that recovery has not taken up after their lease expired, oldest first. All of
 * them, or at most `limit`.
 */
export async function stuckPayments(pool: Pool, limit: number | null = null): Promise<PaymentRow[]> {
  const { rows } = await pool.query<PaymentRow>(
    `SELECT ${PAYMENT} FROM ledger.payment JOIN ledger.open_payment AS open ON open.payment_id = payment.id
     WHERE open.is_due AND payment.state <> 'FAILED' AND (open.lease_until < now() - ${UNTENDED}
       OR (payment.state IN ${sqlStates(OPEN_STATES)} AND payment.updated_at < now() - ${OVERDUE}))
     UNION ALL
     SELECT ${PAYMENT} FROM ledger.payment
     WHERE is_short AND state = 'REFUNDING' AND updated_at < now() - ${OVERDUE}
     ORDER BY created_at, id LIMIT $1`,
    [limit],
  )
  return rows
}

/**
 * Refunds and payouts that wait for an operator, or are in progress for too long, oldest first. All of them, or at most `limit`.
 */
export async function stuckDisbursements(pool: Pool, limit: number | null = null): Promise<DisbursementRow[]> {
  const { rows } = await pool.query<DisbursementRow>(
    `SELECT ${DISBURSEMENT} FROM ledger.disbursement
     WHERE state IN ${WITH_OPERATOR} OR (state IN ${AT_WORK} AND created_at < now() - ${OVERDUE})
     ORDER BY created_at, id LIMIT $1`,
    [limit],
  )
  return rows
}

/** A refund or payout that waits for approval. */
export interface DisbursementToApprove extends DisbursementRow {
  /** The recipient's address. */
  readonly to: string
}

/** Refunds and payouts that wait for approval, oldest first: all, or those whose own id or payment id is `id`. */
export async function disbursementsToApprove(pool: Pool, id: string | null): Promise<DisbursementToApprove[]> {
  const { rows } = await pool.query<DisbursementToApprove>(
    `SELECT disbursement.*, coalesce(disbursement.recipient, payment.payer) AS "to"
     FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
     WHERE disbursement.state = 'NEEDS_APPROVAL'
       AND ($1::uuid IS NULL OR disbursement.id = $1 OR disbursement.payment_id = $1)
     ORDER BY disbursement.created_at, disbursement.id`,
    [id],
  )
  return rows
}

const CONDITION = `($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR payer = $2)
  AND ($3::timestamptz IS NULL OR created_at >= $3) AND ($4::timestamptz IS NULL OR created_at < $4)`

function parameters({ state, payer, since, until }: PaymentFilter): (string | Date | null)[] {
  return [state ?? null, payer ?? null, since ?? null, until ?? null]
}
