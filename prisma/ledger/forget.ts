import type { Pool } from 'pg'
import { AFTERMATH_MS } from './states.ts'

/**
 * Deletes answers, receipts and idempotency keys of payments that were reserved more than so many hours ago and are at rest, and the
 * credentials of those that have ended: neither can they be executed any more, nor is there an answer to repeat.
 */
export async function forgetDocuments(pool: Pool, olderThanHours: number): Promise<void> {
  for (const table of ['answer', 'receipt'])
    await pool.query(`DELETE FROM ledger.${table} AS old WHERE ${isOld('old.created_at')} AND ${IS_AT_REST}`, [
      olderThanHours,
    ])
  await pool.query(
    `UPDATE ledger.credential AS old SET idempotency_key = NULL
     WHERE idempotency_key IS NOT NULL AND ${isOld(RESERVED_AT)} AND ${IS_AT_REST}`,
    [olderThanHours],
  )
  await pool.query(
    `DELETE FROM ledger.credential AS old WHERE ${isOld(RESERVED_AT)} AND ${IS_AT_REST} AND ${IS_FOUND_BY_NONCE}
       AND valid_before < now() - interval '${AFTERMATH_MS} milliseconds'`,
    [olderThanHours],
  )
}

/**
 * Whether a row is older than the hours of the first parameter. Its payment's id says so, for an index; ids of payments that are
 * older than UUIDv7 are random, nearly all above those of tomorrow, and `time` says how old these rows are.
 */
function isOld(time: string): string {
  return `(payment_id < ledger.first_id(now() - $1 * interval '1 hour') OR payment_id > ledger.first_id(now() + interval '1 day'))
    AND ${time} < now() - $1 * interval '1 hour'`
}

/** A credential has no time of its own. */
const RESERVED_AT = '(SELECT payment.created_at FROM ledger.payment WHERE payment.id = old.payment_id)'

const IS_AT_REST = `NOT EXISTS (SELECT FROM ledger.open_payment AS open WHERE open.payment_id = old.payment_id AND open.is_due)`

/**
 * SQL: whether the credential `old` is of a rail on whose chain a nonce is enough to find its payment again, and is used once for
 * ever; on the others the audit needs the credential.
 */
export const IS_FOUND_BY_NONCE = `old.network LIKE 'eip155:%' AND old.scheme IN ('exact', 'upto')`
