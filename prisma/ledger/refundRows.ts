import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'
import { type AtomicUsdc, sumUsdc } from '../../schema/money.ts'
import { TAKEN } from './lineUnits.ts'
import { readAmount } from './rows.ts'
import type { PreparedRefund, Scheme } from './stored.ts'

/** Purpose of outgoing money: back to its payer, or on to a wallet that the payer named when it paid. */
export type RefundPurpose = 'REFUND' | 'PAYOUT'

/** Recipient of outgoing money. A refund names none: it goes to the wallet that paid. */
export type RefundDestination =
  | { readonly purpose: 'REFUND' }
  | { readonly purpose: 'PAYOUT'; readonly to: WalletAddress }

/** NEEDS_APPROVAL: a cap on refunds was reached, and the operator has to approve this one. */
export type RefundState = 'REQUESTED' | 'SENDING' | 'REFUNDED' | 'STUCK' | 'DECLINED' | 'NEEDS_APPROVAL'

/** A refund or payout, sent or still to be sent. */
export interface Refund {
  readonly id: string
  readonly paymentId: string
  readonly purpose: RefundPurpose
  /** Name of the refund within its payment. */
  readonly key: string
  readonly amount: AtomicUsdc
  readonly reason: string
  readonly state: RefundState
  readonly transaction: string | null
  /** The last signed transfer. */
  readonly prepared: PreparedRefund | null
  readonly attempts: number
  readonly createdAt: Date
  /** Recipient: the payer; for a payout, the wallet that the payer named. */
  readonly to: WalletAddress
  /** The payer, and the rail of the payment. */
  readonly payer: WalletAddress
  readonly scheme: Scheme
  readonly network: string
}

/** The part of a refund that belongs to one line. */
export interface RefundPart {
  readonly position: number
  /** Null: the rest of the line's amount. */
  readonly amount: AtomicUsdc | null
}

/** The refund cannot be opened as requested. */
export class RefundRefused extends Error {}

/** Columns of a refund joined with its payment, for `readRefund`. */
export const REFUND_COLUMNS = `refund.id, refund.payment_id, refund.purpose, refund.key, refund.amount, refund.reason, refund.state, refund.transaction_hash,
  refund.prepared, refund.attempts, refund.created_at, coalesce(refund.recipient, payment.payer) AS "to", payment.payer, payment.scheme, payment.network`

/**
 * Inserts a refund of a settled payment, in the caller's transaction. The same key returns the same refund, whatever
 * else it requests. Throws RefundRefused where a line has less left than requested. Null when nothing is left to
 * refund.
 */
export async function openRefund(
  client: PoolClient,
  paymentId: string,
  key: string,
  parts: readonly RefundPart[],
  reason: string,
  destination: RefundDestination = { purpose: 'REFUND' },
): Promise<string | null> {
  // Two refunds of one payment must not return the same money.
  await client.query('SELECT 1 FROM ledger.payment WHERE id = $1 FOR UPDATE', [paymentId])
  const known = await client.query('SELECT id FROM ledger.refund WHERE payment_id = $1 AND key = $2', [paymentId, key])
  if (known.rows[0]) return known.rows[0].id as string
  const left = await refundable(client, paymentId)
  const amounts = parts.map(({ position, amount }) => {
    const most = left.get(position)
    if (most === undefined) throw new RefundRefused(`Payment ${paymentId} has no line ${position}`)
    if (amount !== null && amount > most)
      throw new RefundRefused(`Line ${position} of payment ${paymentId} has ${most} atomic units left, not ${amount}`)
    return { position, amount: amount ?? most }
  })
  const given = amounts.filter(({ amount }) => amount > 0n)
  if (given.length === 0) return null
  const id = randomUUID()
  await client.query(
    `INSERT INTO ledger.refund (id, payment_id, purpose, key, amount, reason, recipient, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'REQUESTED')`,
    [
      id,
      paymentId,
      destination.purpose,
      key,
      sumUsdc(given.map(({ amount }) => amount)).toString(),
      reason,
      destination.purpose === 'PAYOUT' ? destination.to : null,
    ],
  )
  await client.query(
    `INSERT INTO ledger.refund_line (refund_id, position, amount)
     SELECT $1, line.* FROM unnest($2::int[], $3::numeric[]) AS line`,
    [id, given.map(({ position }) => position), given.map(({ amount }) => amount.toString())],
  )
  return id
}

/** The refundable rest of each line of a settled payment. */
export async function refundable(client: Pool | PoolClient, paymentId: string): Promise<Map<number, AtomicUsdc>> {
  const { rows } = await client.query(
    `SELECT line.position,
       ${TAKEN} - coalesce(back.amount, 0) AS left
     FROM ledger.payment_line AS line JOIN ledger.payment ON payment.id = line.payment_id
     LEFT JOIN (
       SELECT refund.payment_id, part.position, sum(part.amount) AS amount
       FROM ledger.refund_line AS part JOIN ledger.refund ON refund.id = part.refund_id
       WHERE refund.state <> 'DECLINED' GROUP BY refund.payment_id, part.position) AS back
       ON back.payment_id = line.payment_id AND back.position = line.position
     WHERE line.payment_id = $1 AND payment.settled_amount IS NOT NULL`,
    [paymentId],
  )
  return new Map(rows.map((row) => [row.position as number, readAmount(row.left)]))
}

/** The refund with an id; null when there is none. */
export async function getRefund(pool: Pool, id: string): Promise<Refund | null> {
  const { rows } = await pool.query(
    `SELECT ${REFUND_COLUMNS} FROM ledger.refund JOIN ledger.payment ON payment.id = refund.payment_id WHERE refund.id = $1`,
    [id],
  )
  return rows[0] ? readRefund(rows[0]) : null
}

/** The refunds of a payment, oldest first. */
export async function refundsOf(pool: Pool, paymentId: string): Promise<Refund[]> {
  const { rows } = await pool.query(
    `SELECT ${REFUND_COLUMNS} FROM ledger.refund JOIN ledger.payment ON payment.id = refund.payment_id
     WHERE refund.payment_id = $1 ORDER BY refund.created_at, refund.id`,
    [paymentId],
  )
  return rows.map(readRefund)
}

/** Closes a refund that is on chain. A fully refunded line becomes REFUNDED. */
export async function closeRefund(client: PoolClient, id: string, transaction: string): Promise<void> {
  await client.query(
    `UPDATE ledger.refund SET state = 'REFUNDED', transaction_hash = $2, note = NULL, lease_until = NULL, updated_at = now()
     WHERE id = $1`,
    [id, transaction],
  )
  await client.query(
    `UPDATE ledger.payment_line AS line SET outcome = 'REFUNDED'
     FROM ledger.refund, ledger.payment
     WHERE refund.id = $1 AND payment.id = refund.payment_id AND line.payment_id = payment.id
       AND (SELECT sum(part.amount) FROM ledger.refund_line AS part JOIN ledger.refund AS done ON done.id = part.refund_id
            WHERE done.payment_id = payment.id AND done.state = 'REFUNDED' AND done.purpose = 'REFUND' AND part.position = line.position)
         >= ${TAKEN}`,
    [id],
  )
}

/**
 * Refunds that can be sent and that no worker holds: untouched for a while, or approved and not attempted yet. Those
 * waiting for approval are excluded.
 */
export async function restingRefunds(pool: Pool, olderThanMs: number, limit: number): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT id FROM ledger.refund WHERE state IN ('REQUESTED', 'SENDING', 'STUCK')
       AND (updated_at < now() - $1 * interval '1 millisecond' OR (approved_at IS NOT NULL AND attempts = 0))
       AND (lease_until IS NULL OR lease_until < now())
     ORDER BY updated_at LIMIT $2`,
    [olderThanMs, limit],
  )
  return rows.map((row) => row.id as string)
}

/** Reads a refund from a row of `REFUND_COLUMNS`. */
export function readRefund(row: Record<string, unknown>): Refund {
  return {
    id: row.id as string,
    paymentId: row.payment_id as string,
    purpose: row.purpose as RefundPurpose,
    key: row.key as string,
    amount: readAmount(row.amount),
    reason: row.reason as string,
    state: row.state as RefundState,
    transaction: row.transaction_hash as string | null,
    prepared: row.prepared as PreparedRefund | null,
    attempts: row.attempts as number,
    createdAt: row.created_at as Date,
    to: row.to as WalletAddress,
    payer: row.payer as WalletAddress,
    scheme: row.scheme as Scheme,
    network: row.network as string,
  }
}
