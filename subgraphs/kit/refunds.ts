import type { Pool, PoolClient } from 'pg'

/** Gives the money of one line back, on the chain it came by. */
export interface RefundRequest {
  /** The line, as the act was given it. One line is refunded at most once, however often this is asked. */
  readonly actId: string
  /** For the caller's ledger and the operator: why. */
  readonly reason: string
}

/**
 * Queues a refund inside the caller's own transaction: when that commits, the refund happens, however often the
 * process dies. The ledger (its only writer) does the rest.
 */
export async function requestRefund(transaction: Pool | PoolClient, request: RefundRequest): Promise<void> {
  await transaction.query(
    `SELECT graphile_worker.add_job('ledger.refund', $1::json, job_key => $2, job_key_mode => 'preserve_run_at')`,
    [JSON.stringify(request), `ledger.refund:${request.actId}`],
  )
}
