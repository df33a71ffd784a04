import type { PoolClient } from 'pg'
import { actInMonthSql, dateOf, inMonthSql, type MonthName } from './month.ts'

/**
 * Deletes what services recorded of a month's payments, in the transaction that drops their rows: acts that have ended, which are
 * asked for only while their payment is in progress; and purchases, and paid jobs of which nothing is stored any more, which
 * are shown with their payment. What was bought stays: an inbox, a site, an order.
 */
export async function forgetBelongings(holder: PoolClient, month: MonthName): Promise<void> {
  for (const ofMonth of [
    `kit.act WHERE state IN ('DONE', 'RELEASED') AND ${actInMonthSql('act_id', 1)}`,
    `kit.job WHERE state IN ('COMPLETE', 'FAILED') AND expires_at IS NULL AND ${actInMonthSql('act_id', 1)}`,
    `kit.purchase WHERE ${inMonthSql('payment_id', 1)}`,
  ])
    await holder.query(`DELETE FROM ${ofMonth}`, [dateOf(month)])
}
