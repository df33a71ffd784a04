import type { PoolClient } from 'pg'
import { IS_FOUND_BY_NONCE } from '../forget.ts'
import { AFTERMATH_MS } from '../states.ts'
import { dateOf, inMonthSql, type MonthName } from './month.ts'

/** SQL: whether a credential can neither be executed any more nor be asked for by its payer's own name. */
export const HAS_ENDED = `(valid_before < now() - interval '${AFTERMATH_MS} milliseconds' AND idempotency_key IS NULL)`

const EMPTY = `'{}'::jsonb`

/**
 * Removes what the credentials of a month hold, in the transaction that drops its rows: only the audit reads it, which does not check
 * archived payments. Where the chain does not refuse a nonce for ever, the row stays as a claim, so that the credential is not
 * accepted a second time.
 */
export async function stripCredentials(holder: PoolClient, month: MonthName): Promise<void> {
  const inMonth = inMonthSql('payment_id', 1)
  await holder.query(`DELETE FROM ledger.credential AS old WHERE ${inMonth} AND ${IS_FOUND_BY_NONCE}`, [dateOf(month)])
  await holder.query(`UPDATE ledger.credential SET payload = ${EMPTY}, requirements = ${EMPTY} WHERE ${inMonth}`, [
    dateOf(month),
  ])
}
