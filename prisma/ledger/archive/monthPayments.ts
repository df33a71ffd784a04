import type { PoolClient } from 'pg'
import { portions } from '../../portions.ts'
import { PAYMENT, type PaymentRow } from '../listing.ts'
import { dateOf, inMonthSql, type MonthName } from './month.ts'

/** Filter of the payments of a month. */
export interface MonthFilter {
  /** As the network spells it. */
  readonly payer?: string
  readonly service?: string
}

const CONDITION = '($2::text IS NULL OR payment.payer = $2) AND ($3::text IS NULL OR payment.service = $3)'

/** Ids that do not begin with their time have another version. */
const OF_OTHER_IDS = `substr(payment.id::text, 15, 1) <> '7'`

/**
 * The payments of a month that are in Postgres, in portions: in the order of their ids, then those whose ids do not begin with their time.
 * Needs a transaction, and one query at a time.
 */
export async function* monthPayments(
  client: PoolClient,
  month: MonthName,
  { payer, service }: MonthFilter,
): AsyncGenerator<readonly PaymentRow[]> {
  const parameters = [dateOf(month), payer ?? null, service ?? null]
  const select = `SELECT ${PAYMENT} FROM ledger.payment WHERE ${CONDITION}`
  yield* portions<PaymentRow>(
    client,
    `${select} AND ${inMonthSql('payment.id', 1)} AND NOT (${OF_OTHER_IDS}) ORDER BY payment.id`,
    parameters,
  )
  yield* portions<PaymentRow>(
    client,
    `${select} AND ${OF_OTHER_IDS} AND payment.created_at >= $1::date::timestamp AT TIME ZONE 'UTC'
       AND payment.created_at < ($1::date + interval '1 month') AT TIME ZONE 'UTC' ORDER BY payment.created_at, payment.id`,
    parameters,
  )
}
