import type { Pool } from 'pg'
import { storedMonths } from './archivedMonth.ts'
import { type MonthName, partitionOf } from './month.ts'

/** What Postgres has of a month. */
export interface MonthFigures {
  /** Null for payments whose ids do not begin with their time. */
  readonly month: MonthName | null
  readonly payments: number
  /** Atomic units, in decimal digits. */
  readonly amount: string
  readonly settled: string
  /** Of the tables of payments and lines with their indexes. */
  readonly bytes: number
}

/** The months with payments in Postgres, oldest first; payments with other ids come last. */
export async function monthFigures(pool: Pool): Promise<MonthFigures[]> {
  const figures: MonthFigures[] = []
  for (const month of [...(await storedMonths(pool)), null]) {
    const payments = month ? partitionOf('payment', month) : 'ledger.payment_other'
    const lines = month ? partitionOf('payment_line', month) : 'ledger.payment_line_other'
    const { rows } = await pool.query<Omit<MonthFigures, 'month'>>(
      `SELECT count(*)::int AS payments, coalesce(sum(amount), 0)::text AS amount, coalesce(sum(settled_amount), 0)::text AS settled,
         (pg_total_relation_size('${payments}') + pg_total_relation_size('${lines}'))::float8 AS bytes FROM ${payments}`,
    )
    const [row] = rows
    if (row && row.payments > 0) figures.push({ month, ...row })
  }
  return figures
}
