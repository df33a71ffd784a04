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
 * process dies. The ledger (its only writer) does the rest. `delayMs` puts it off; asking again brings it forward.
 */
export async function requestRefund(
  transaction: Pool | PoolClient,
  request: RefundRequest,
  delayMs = 0,
): Promise<void> {
  await transaction.query(
    `SELECT graphile_worker.add_job('ledger.refund', $1::json, job_key => $2, run_at => now() + $3 * interval '1 millisecond')`,
    [JSON.stringify(request), `ledger.refund:${request.actId}`, delayMs],
  )
}
