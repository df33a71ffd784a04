import type { Pool } from 'pg'
import { firstPaymentId } from './paymentId.ts'
import { AFTERMATH_MS } from './states.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Deletes answers, receipts and idempotency keys of payments that were reserved more than so many hours ago and are at rest, and the
 * credentials of those that have ended: neither can they be executed any more, nor is there an answer to repeat.
 */
export async function forgetDocuments(pool: Pool, olderThanHours: number): Promise<void> {
  const { rows } = await pool.query<{ now: Date }>('SELECT now()')
  const now = rows[0]?.now.getTime() ?? 0
  const before = firstPaymentId(new Date(now - olderThanHours * HOUR_MS))
  // Ids of payments that are older than UUIDv7 are random: nearly all are above those of tomorrow.
  const random = firstPaymentId(new Date(now + DAY_MS))
  const parameters = [before, random, olderThanHours]
  for (const table of ['answer', 'receipt'])
    await pool.query(`DELETE FROM ledger.${table} AS old WHERE ${IS_OLD} AND ${IS_AT_REST}`, parameters)
  await pool.query(
    `UPDATE ledger.credential AS old SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND ${ownTime(IS_OLD)} AND ${IS_AT_REST}`,
    parameters,
  )
  await pool.query(
    `DELETE FROM ledger.credential AS old WHERE ${ownTime(IS_OLD)} AND ${IS_AT_REST} AND ${IS_FOUND_BY_NONCE}
       AND valid_before < now() - interval '${AFTERMATH_MS} milliseconds'`,
    parameters,
  )
}

const IS_OLD = `(payment_id < $1::uuid OR payment_id > $2::uuid) AND created_at < now() - $3 * interval '1 hour'`
const IS_AT_REST = `NOT EXISTS (SELECT FROM ledger.open_payment AS open WHERE open.payment_id = old.payment_id AND open.is_due)`

/** Rails on which a nonce is enough to find a payment on chain again; on the others the audit needs the credential. */
const IS_FOUND_BY_NONCE = `old.network LIKE 'eip155:%' AND old.scheme IN ('exact', 'upto')`

/** A credential has no time of its own. */
function ownTime(condition: string): string {
  return condition.replace(
    'created_at',
    '(SELECT payment.created_at FROM ledger.payment WHERE payment.id = old.payment_id)',
  )
}
