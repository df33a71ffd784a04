import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc, formatUsd } from '../../schema/money.ts'
import { storableJson } from '../storable.ts'
import type { DisbursementState } from './disbursementStates.ts'
import { refundable } from './disbursements.ts'

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
  /** Where the line has less left, that is refunded. */
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
    storableJson(payload),
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
    storableJson(payload),
    `ledger.refund:${actId}:${key}`,
  ])
}

/** What refunds and payouts have left of lines, by their acts; none for a line that the ledger does not have. */
export async function leftOfActs(client: PoolClient, actIds: readonly string[]): Promise<Map<string, AtomicUsdc>> {
  const left = new Map<string, AtomicUsdc>()
  for (const payment of new Set(actIds.map((actId) => actId.split(':')[0] ?? '')))
    for (const [position, amount] of await refundable(client, payment)) left.set(`${payment}:${position}`, amount)
  return left
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

/** The identifiers of a requested refund or payout; without a key, the refund of the whole line. */
export interface DisbursementName {
  readonly actId: string
  readonly key?: string
}

/** Finds refunds and payouts by the identifiers of their requests, in order; null until the ledger has opened one. */
export async function findDisbursements(
  pool: Pool,
  names: readonly DisbursementName[],
): Promise<(FoundDisbursement | null)[]> {
  const asked = names.map(({ actId, key }) => {
    const [paymentId = '', position = ''] = actId.split(':')
    return { paymentId, key: key ?? position }
  })
  const { rows } = await pool.query<Omit<FoundDisbursement, 'amount'> & { amount: string; name: string }>(
    `SELECT disbursement.payment_id || ':' || disbursement.key AS name,
            disbursement.state, disbursement.amount, disbursement.transaction_hash AS transaction, disbursement.note, payment.network
     FROM unnest($1::uuid[], $2::text[]) AS asked (payment_id, key)
     JOIN ledger.disbursement ON disbursement.payment_id = asked.payment_id AND disbursement.key = asked.key
     JOIN ledger.payment ON payment.id = disbursement.payment_id`,
    [asked.map(({ paymentId }) => paymentId), asked.map(({ key }) => key)],
  )
  const found = new Map(
    rows.map(({ name, amount, ...row }) => [name, { ...row, amount: atomicUsdc(BigInt(amount)) }] as const),
  )
  return asked.map(({ paymentId, key }) => found.get(`${paymentId}:${key}`) ?? null)
}

/** The keys of refunds and payouts of a payment that are requested and not carried out yet. */
export async function queuedKeys(pool: Pool, paymentId: string): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT key FROM graphile_worker.jobs WHERE key LIKE 'ledger.refund:' || $1 || ':%'`,
    [paymentId],
  )
  // `ledger.refund:<payment>:<line>`, and the key where the request gave one.
  return rows.map(({ key }) => {
    const [, , position = '', ...named] = key.split(':')
    return named.length === 0 ? position : named.join(':')
  })
}
