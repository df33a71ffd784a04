import type { PoolClient } from 'pg'
import { type NewArchivedMonth, recordMonth } from './archivedMonth.ts'
import { forgetBelongings } from './belongings.ts'
import { stripCredentials } from './credentials.ts'
import { digestInPostgres, isSameDigest, type RowDigest } from './digest.ts'
import { dateOf, inMonthSql } from './month.ts'
import { openWork } from './rest.ts'
import { attemptedIn, MonthMoved } from './seal.ts'

/** Postgres: foreign key violation. A disbursement that was committed after the comparison refers to the partition. */
const REFERENCED = '23503'

/**
 * Records a sealed month and drops its rows, in a transaction of `whileHolding`. Disbursements are not sealed: their rows are locked
 * and compared once more. Throws MonthMoved, and changes nothing, when they differ from `disbursements` or work was begun meanwhile.
 */
export async function concludeMonth(
  holder: PoolClient,
  archived: NewArchivedMonth,
  disbursements: RowDigest,
): Promise<void> {
  const { month } = archived
  await attemptedIn(holder, async () => {
    await holder.query(`SELECT FROM ledger.disbursement WHERE ${inMonthSql('payment_id', 1)} FOR UPDATE`, [
      dateOf(month),
    ])
    if (!isSameDigest(await digestInPostgres(holder, 'disbursements', month), disbursements))
      throw new MonthMoved(`The refunds or payouts of ${month} changed while it was archived`)
    const reasons = await openWork(holder, month)
    if (reasons.length > 0) throw new MonthMoved(`${month} cannot be archived: ${reasons.join(', ')}`)
    await recordMonth(holder, archived)
    await stripCredentials(holder, month)
    await forgetBelongings(holder, month)
    await holder.query('SELECT ledger.drop_month($1)', [dateOf(month)]).catch((error: Error & { code?: string }) => {
      if (error.code === REFERENCED)
        throw new MonthMoved(`A refund or payout of ${month} was added while it was archived`)
      throw error
    })
  })
}
