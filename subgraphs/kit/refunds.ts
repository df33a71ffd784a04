import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc, formatUsd } from '../../schema/money.ts'

/**
 * Gives the money of one line back, whole or in part, to the wallet that paid it, on the asset and chain that it came by.
 * A refund cannot name another recipient: with one, paying and asking for the money back would move it between wallets.
 */
export type RefundRequest = RefundOfLine & (WholeRefund | PartialRefund)

interface RefundOfLine {
  /** The line, as the act was given it. */
  readonly actId: string
  /** For the caller's ledger and the operator: why. */
  readonly reason: string
}

/** All that is left of the line. */
interface WholeRefund {
  readonly amount?: undefined
  /**
   * Names the refund within its payment: the same key again is the same refund, so that asking twice gives back once.
   * Left out, the line's number: a line that is refunded once, whole.
   */
  readonly key?: string
}

/** A part of the line. It has a name of its own: under the line's number it would stand in for the whole one. */
interface PartialRefund {
  /** Never more than is left of the line. */
  readonly amount: AtomicUsdc
  readonly key: string
}

/**
 * Queues a refund inside the caller's own transaction: when that commits, the refund happens, however often the
 * process dies. The ledger (its only writer) does the rest, and keeps trying while it cannot be sent.
 */
export async function requestRefund(transaction: Pool | PoolClient, request: RefundRequest): Promise<void> {
  const { actId, amount, key, reason } = request
  const payload = { actId, key, usd: amount === undefined ? undefined : formatUsd(amount), reason }
  await transaction.query(`SELECT graphile_worker.add_job('ledger.refund', $1::json, job_key => $2)`, [
    JSON.stringify(payload),
    key === undefined ? `ledger.refund:${actId}` : `ledger.refund:${actId}:${key}`,
  ])
}

/** Pays a part of a line on to somebody whom the payer named when it paid. */
export interface PayoutRequest {
  /** The line, as the act was given it. */
  readonly actId: string
  /** Never more than is left of the line, which refunds count against as well. */
  readonly amount: AtomicUsdc
  /** Names the payout within its payment: the same key again is the same payout. No number: those are refunds of lines. */
  readonly key: string
  readonly reason: string
  /** An address of the kind of chain that was paid on: the money never goes anywhere else. */
  readonly to: WalletAddress
}

/**
 * Queues a payout inside the caller's own transaction, as `requestRefund` does: it moves on the chain that the payment
 * came by, once, and waits where it cannot be sent. It is no refund: the payer's receipt tells it apart.
 */
export async function requestPayout(transaction: Pool | PoolClient, request: PayoutRequest): Promise<void> {
  const { actId, amount, key, reason, to } = request
  const payload = { purpose: 'PAYOUT', actId, key, usd: formatUsd(amount), reason, to }
  await transaction.query(`SELECT graphile_worker.add_job('ledger.refund', $1::json, job_key => $2)`, [
    JSON.stringify(payload),
    `ledger.refund:${actId}:${key}`,
  ])
}

/** How far a refund or a payout is that a service asked for. */
export interface FoundRefund {
  /**
   * REFUNDED is on chain; STUCK is tried on, and waits for the operator; DECLINED is too small to be sent; NEEDS_APPROVAL
   * is above a cap, and is sent once the operator approves it.
   */
  readonly state: 'REQUESTED' | 'SENDING' | 'REFUNDED' | 'STUCK' | 'DECLINED' | 'NEEDS_APPROVAL'
  readonly amount: AtomicUsdc
  /** CAIP-2. */
  readonly network: string
  readonly transaction: string | null
  /** Why it has not been sent, for the operator; null while nothing went wrong. */
  readonly note: string | null
}

/** Looks for a refund, or a payout, by what it was asked for with; null while the ledger has not opened it yet. */
export async function findRefund(
  pool: Pool,
  { actId, key }: { readonly actId: string; readonly key?: string },
): Promise<FoundRefund | null> {
  const [paymentId = '', position = ''] = actId.split(':')
  const { rows } = await pool.query<Omit<FoundRefund, 'amount'> & { amount: string }>(
    `SELECT refund.state, refund.amount, refund.transaction_hash AS transaction, refund.note, payment.network
     FROM ledger.refund JOIN ledger.payment ON payment.id = refund.payment_id
     WHERE refund.payment_id = $1 AND refund.key = $2`,
    [paymentId, key ?? position],
  )
  return rows[0] ? { ...rows[0], amount: atomicUsdc(BigInt(rows[0].amount)) } : null
}
