import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc, formatUsd } from '../../schema/money.ts'
import type { DisbursementState } from './disbursementStates.ts'

/**
 * Returns the money of one line, in whole or in part, to the wallet that paid it, on the payment's asset and chain. A
 * refund cannot name another recipient: paying and asking for a refund would then move money between wallets.
 */
export type RefundRequest = RefundOfLine & (WholeRefund | PartialRefund)

interface RefundOfLine {
  /** The line's `actId`, as passed to the act. */
  readonly actId: string
  /** Why; shown in the caller's ledger and to the operator. */
  readonly reason: string
}

/** The whole remaining amount of the line. */
interface WholeRefund {
  readonly amount?: undefined
  /**
   * Idempotency key within the payment: a second request with the same key is the same refund. Omitted: the line's
   * number, for a line that is refunded once and in whole.
   */
  readonly key?: string
}

/** A part of the line. It needs its own key: under the line's number it would take the whole refund's place. */
interface PartialRefund {
  /** At most the remaining amount of the line. */
  readonly amount: AtomicUsdc
  readonly key: string
}

/**
 * Queues a refund inside the caller's own transaction: once that commits, the refund survives crashes of the process.
 * The ledger, its only writer, sends it and retries while sending fails.
 */
export async function requestRefund(transaction: Pool | PoolClient, request: RefundRequest): Promise<void> {
  const { actId, amount, key, reason } = request
  const payload = { actId, key, usd: amount === undefined ? undefined : formatUsd(amount), reason }
  await transaction.query(`SELECT graphile_worker.add_job('ledger.refund', $1::json, job_key => $2)`, [
    JSON.stringify(payload),
    key === undefined ? `ledger.refund:${actId}` : `ledger.refund:${actId}:${key}`,
  ])
}

/** Pays a part of a line to a recipient named by the payer in the paid request. */
export interface PayoutRequest {
  /** The line's `actId`, as passed to the act. */
  readonly actId: string
  /** At most the remaining amount of the line; refunds reduce it too. */
  readonly amount: AtomicUsdc
  /** Idempotency key within the payment. Not a number: those are refunds of lines. */
  readonly key: string
  readonly reason: string
  /** An address on the same kind of chain as the payment: the payout never leaves that chain. */
  readonly to: WalletAddress
}

/**
 * Queues a payout inside the caller's own transaction, like `requestRefund`: sent once, on the payment's chain, and
 * kept waiting while it cannot be sent. It is not a refund: the payer's receipt lists it separately.
 */
export async function requestPayout(transaction: Pool | PoolClient, request: PayoutRequest): Promise<void> {
  const { actId, amount, key, reason, to } = request
  const payload = { purpose: 'PAYOUT', actId, key, usd: formatUsd(amount), reason, to }
  await transaction.query(`SELECT graphile_worker.add_job('ledger.refund', $1::json, job_key => $2)`, [
    JSON.stringify(payload),
    `ledger.refund:${actId}:${key}`,
  ])
}

/** Progress of a refund or payout that a service requested. */
export interface FoundDisbursement {
  readonly state: DisbursementState
  readonly amount: AtomicUsdc
  /** CAIP-2. */
  readonly network: string
  readonly transaction: string | null
  /** Why it has not been sent, for the operator; null if nothing went wrong. */
  readonly note: string | null
}

/** Finds a refund or payout by the identifiers of its request; null until the ledger has opened it. */
export async function findDisbursement(
  pool: Pool,
  { actId, key }: { readonly actId: string; readonly key?: string },
): Promise<FoundDisbursement | null> {
  const [paymentId = '', position = ''] = actId.split(':')
  const { rows } = await pool.query<Omit<FoundDisbursement, 'amount'> & { amount: string }>(
    `SELECT disbursement.state, disbursement.amount, disbursement.transaction_hash AS transaction, disbursement.note, payment.network
     FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
     WHERE disbursement.payment_id = $1 AND disbursement.key = $2`,
    [paymentId, key ?? position],
  )
  return rows[0] ? { ...rows[0], amount: atomicUsdc(BigInt(rows[0].amount)) } : null
}
