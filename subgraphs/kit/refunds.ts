import type { Pool, PoolClient } from 'pg'
import { type AtomicUsdc, formatUsd } from '../../schema/money.ts'

/** Gives the money of one line back, whole or in part, on the asset and chain that it came by. */
export interface RefundRequest {
  /** The line, as the act was given it. */
  readonly actId: string
  /** What goes back; all that is left of the line when left out. Never more than that. */
  readonly amount?: AtomicUsdc
  /**
   * Names the refund within its payment: the same key again is the same refund, so that asking twice gives back once.
   * Left out, the line's number: a line that is refunded once, whole.
   */
  readonly key?: string
  /** For the caller's ledger and the operator: why. */
  readonly reason: string
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
