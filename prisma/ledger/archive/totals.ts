import type { PoolClient } from 'pg'
import type { DisbursementTotal, MonthTotals, PaymentTotal } from './archivedMonth.ts'
import { type ArchiveRow, columnAt, type FileName } from './columns.ts'
import { textOf } from './digest.ts'
import { dateOf, inMonthSql, type MonthName, partitionOf } from './month.ts'

/** The sums of a month as Postgres computes them, in the order of `TotalsOfRows`. */
export async function totalsInPostgres(client: PoolClient, month: MonthName): Promise<MonthTotals> {
  const payments = await client.query<PaymentTotal>(
    `SELECT network, asset, pay_to AS "payTo", count(*)::int AS payments, sum(amount)::text AS amount,
       coalesce(sum(charge_amount), 0)::text AS charged, coalesce(sum(settled_amount), 0)::text AS settled
     FROM ${partitionOf('payment', month)} GROUP BY network, asset, pay_to`,
  )
  const lines = await client.query<MonthTotals['lines']>(
    `SELECT coalesce(sum(amount), 0)::text AS amount, coalesce(sum(charged), 0)::text AS charged
     FROM ${partitionOf('payment_line', month)}`,
  )
  const disbursements = await client.query<DisbursementTotal>(
    `SELECT payment.network, payment.asset, disbursement.purpose, disbursement.state, count(*)::int AS disbursements,
       sum(disbursement.amount)::text AS amount
     FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
     WHERE ${inMonthSql('disbursement.payment_id', 1)} GROUP BY 1, 2, 3, 4`,
    [dateOf(month)],
  )
  const [ofLines] = lines.rows
  if (!ofLines) throw new Error(`Postgres gave no sums of the lines of ${month}`)
  return { payments: sorted(payments.rows), lines: ofLines, disbursements: sorted(disbursements.rows) }
}

/** Adds up rows of the files. */
export class TotalsOfRows {
  readonly #payments = new Map<string, bigint[]>()
  readonly #lines = [0n, 0n]
  readonly #disbursements = new Map<string, bigint[]>()

  /** What takes the rows of each file. */
  readonly add: Readonly<Record<FileName, (row: ArchiveRow) => void>> = {
    payments: adder(
      'payments',
      ['network', 'asset', 'pay_to'],
      ['amount', 'charge_amount', 'settled_amount'],
      this.#payments,
    ),
    lines: (row) => addTo(this.#lines, row, LINE_AMOUNTS),
    disbursements: adder('disbursements', ['network', 'asset', 'purpose', 'state'], ['amount'], this.#disbursements),
  }

  get totals(): MonthTotals {
    const payments = [...this.#payments].map(([key, [payments, amount, charged, settled]]): PaymentTotal => {
      const [network = '', asset = '', payTo = ''] = JSON.parse(key) as string[]
      return {
        network,
        asset,
        payTo,
        payments: Number(payments),
        amount: `${amount}`,
        charged: `${charged}`,
        settled: `${settled}`,
      }
    })
    const disbursements = [...this.#disbursements].map(([key, [count, amount]]): DisbursementTotal => {
      const [network = '', asset = '', purpose = '', state = ''] = JSON.parse(key) as string[]
      return { network, asset, purpose, state, disbursements: Number(count), amount: `${amount}` }
    })
    const [amount, charged] = this.#lines
    return {
      payments: sorted(payments),
      lines: { amount: `${amount}`, charged: `${charged}` },
      disbursements: sorted(disbursements),
    }
  }
}

/** Whether two sums of a month are equal. */
export function isSameTotals(one: MonthTotals, other: MonthTotals): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}

const LINE_AMOUNTS = ['amount', 'charged'].map((name) => columnAt('lines', name))

/** Counts rows by some columns, and adds up others. */
function adder(file: FileName, keys: readonly string[], amounts: readonly string[], sums: Map<string, bigint[]>) {
  const values = keys.map((name) => textOf(file, name))
  const places = amounts.map((name) => columnAt(file, name))
  return (row: ArchiveRow) => {
    const key = JSON.stringify(values.map((value) => value(row)))
    let own = sums.get(key)
    if (!own) {
      own = [0n, ...places.map(() => 0n)]
      sums.set(key, own)
    }
    own[0] = (own[0] ?? 0n) + 1n
    addTo(own, row, places, 1)
  }
}

function addTo(sums: bigint[], row: ArchiveRow, places: readonly number[], from = 0): void {
  for (const [index, place] of places.entries()) {
    const value = row[place]
    if (value) sums[from + index] = (sums[from + index] ?? 0n) + BigInt(value)
  }
}

/** By their texts, so that both sides have one order. */
function sorted<Total extends PaymentTotal | DisbursementTotal>(totals: readonly Total[]): Total[] {
  const keyOf = (total: Total) => JSON.stringify(Object.entries(total).sort(([a], [b]) => (a < b ? -1 : 1)))
  return totals
    .map((total) => ({ total, key: keyOf(total) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ total }) => total)
}

/** With the members of each object in one order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, ordered(member)]),
  )
}
