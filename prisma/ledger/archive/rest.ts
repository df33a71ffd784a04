import type { Pool, PoolClient } from 'pg'
import { OWED } from '../disbursementStates.ts'
import { OPEN_STATES } from '../states.ts'
import { sqlStates } from '../stateTable.ts'
import { HAS_ENDED } from './credentials.ts'
import { actInMonthSql, dateOf, inMonthSql, type MonthName, partitionOf } from './month.ts'

/**
 * Whether a queued refund has no attempts left, and the ledger has opened it: it is sent without its job, which stays in the
 * queue for ever. The key of the job names payment and line, and the refund if that has a name of its own.
 */
const HAS_GIVEN_UP = `(job.attempts >= job.max_attempts AND EXISTS (
  SELECT FROM ledger.disbursement WHERE disbursement.payment_id::text = split_part(job.key, ':', 2)
    AND disbursement.key = coalesce(substring(job.key FROM '^ledger\\.refund:[^:]*:[^:]*:(.*)$'), split_part(job.key, ':', 3))))`

/** What keeps a month in Postgres, each as a sentence without its number of rows. */
const MOVING: readonly { readonly says: string; readonly sql: (month: MonthName) => string }[] = [
  {
    says: 'payments are in progress',
    sql: (month) =>
      `SELECT count(*) FROM ${partitionOf('payment', month)} WHERE state IN ${sqlStates([...OPEN_STATES, 'REFUNDING'])}`,
  },
  { says: 'payments are watched or settled a moment ago', sql: () => inTable('open_payment') },
  // The others leave with the month: see archive/credentials.ts.
  { says: 'credentials are stored that can still be used', sql: () => `${inTable('credential')} AND NOT ${HAS_ENDED}` },
  { says: 'answers are stored', sql: () => inTable('answer') },
  { says: 'receipts are stored', sql: () => inTable('receipt') },
  {
    says: 'refunds or payouts are to be sent',
    sql: () => `SELECT count(*) FROM ledger.disbursement WHERE state IN ${OWED} AND ${inMonthSql('payment_id', 1)}`,
  },
  {
    says: 'refunds or payouts are queued',
    // The key is `ledger.refund:`, the act, and the refund if that has a name of its own.
    sql: () =>
      `SELECT count(*) FROM graphile_worker.jobs AS job
       WHERE key LIKE 'ledger.refund:%' AND ${actInMonthSql(`substr(key, 15)`, 1)} AND NOT ${HAS_GIVEN_UP}`,
  },
  {
    says: 'paid acts are not done yet',
    sql: () => `SELECT count(*) FROM kit.act WHERE state IN ('HELD', 'ASKED') AND ${actInMonthSql('act_id', 1)}`,
  },
]

/** Why a month's payments may still change: one reason for each kind of open work; none when all have come to rest. */
export async function openWork(connection: Pool | PoolClient, month: MonthName): Promise<string[]> {
  const reasons: string[] = []
  for (const { says, sql } of MOVING) {
    const text = sql(month)
    const { rows } = await connection.query<{ count: string }>(text, text.includes('$1') ? [dateOf(month)] : [])
    const count = rows[0]?.count
    if (count !== '0') reasons.push(`${count} ${says}`)
  }
  return reasons
}

function inTable(table: string): string {
  return `SELECT count(*) FROM ledger.${table} WHERE ${inMonthSql('payment_id', 1)}`
}
