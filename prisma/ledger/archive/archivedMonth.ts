import type { Pool, PoolClient } from 'pg'
import type { FileName } from './columns.ts'
import { dateOf, type MonthName, monthOf, monthOfId } from './month.ts'

// Which months are in files, and what these files are: the only way to them, and what they are compared with when they are read.

/** Rows of a file that are read together. */
export interface RowGroup {
  readonly rows: number
  /** The payments of the first and the last row. */
  readonly first: string
  readonly last: string
}

/** A part of a file, and what it has to be. */
export interface FilePiece {
  /** Where it ends, in bytes from the start of the file; it begins where the one before ends. */
  readonly end: number
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string
}

/** A Parquet file of a month. */
export interface ArchivedFile {
  /** On the file store. */
  readonly key: string
  readonly bytes: number
  /** SHA-256 of the whole file, in hex. */
  readonly sha256: string
  readonly rows: number
  readonly groups: readonly RowGroup[]
  /** One for each row group, and a last one with indexes and metadata. */
  readonly pieces: readonly FilePiece[]
}

/** Payments of a month of one asset to one payee; amounts in atomic units, as decimal digits. */
export interface PaymentTotal {
  readonly network: string
  readonly asset: string
  readonly payTo: string
  readonly payments: number
  readonly amount: string
  readonly charged: string
  readonly settled: string
}

/** Refunds or payouts of a month of one asset. */
export interface DisbursementTotal {
  readonly network: string
  readonly asset: string
  readonly purpose: string
  readonly state: string
  readonly disbursements: number
  readonly amount: string
}

/** The sums of a month. */
export interface MonthTotals {
  readonly payments: readonly PaymentTotal[]
  readonly lines: { readonly amount: string; readonly charged: string }
  readonly disbursements: readonly DisbursementTotal[]
}

/** A month before it is recorded. */
export interface NewArchivedMonth {
  readonly month: MonthName
  readonly files: Readonly<Record<FileName, ArchivedFile>>
  readonly totals: MonthTotals
}

/** What the files of a month take on the store, in bytes. */
export function bytesOf({ files }: Pick<NewArchivedMonth, 'files'>): number {
  return files.payments.bytes + files.lines.bytes + files.disbursements.bytes
}

/** A month that is in files. */
export interface ArchivedMonth extends NewArchivedMonth {
  readonly archivedAt: Date
}

/** The months that are in files, oldest first. */
export async function archivedMonths(connection: Pool | PoolClient): Promise<ArchivedMonth[]> {
  const { rows } = await connection.query(
    `SELECT month::text, archived_at, files, totals FROM ledger.archived_month ORDER BY archived_month.month`,
  )
  return rows.map((row) => ({
    month: row.month.slice(0, 7),
    archivedAt: row.archived_at,
    files: row.files,
    totals: row.totals,
  }))
}

/** The month, where it is in files; else null. */
export async function archivedMonth(connection: Pool | PoolClient, month: MonthName): Promise<ArchivedMonth | null> {
  return (await archivedMonths(connection)).find((one) => one.month === month) ?? null
}

/** The month of a payment, where that is in files; null for any other payment. */
export async function archivedMonthOf(connection: Pool | PoolClient, paymentId: string): Promise<MonthName | null> {
  const month = monthOfId(paymentId)
  if (!month) return null
  const { rowCount } = await connection.query('SELECT FROM ledger.archived_month WHERE month = $1', [dateOf(month)])
  return rowCount ? month : null
}

/** The months that have a partition, oldest first. */
export function storedMonths(connection: Pool | PoolClient): Promise<MonthName[]> {
  return monthsWhere(connection, 'true')
}

/** Months whose rows refuse changes, because they are being archived or packed, or because a process died that did. */
export function sealedMonths(connection: Pool | PoolClient): Promise<MonthName[]> {
  return monthsWhere(
    connection,
    `EXISTS (SELECT FROM pg_trigger WHERE tgrelid = part.oid AND tgname = 'sealed' AND tgenabled = 'O')`,
  )
}

/** The months that are over and have room on their pages for new versions of their rows, oldest first. */
export function monthsToPack(connection: Pool | PoolClient): Promise<MonthName[]> {
  return monthsWhere(
    connection,
    `part.reloptions::text LIKE '%fillfactor%' AND relname < to_char(now() AT TIME ZONE 'UTC', '"payment_"YYYY_MM')`,
  )
}

/** The months whose partition of payments (`part`) meets a condition, oldest first. */
async function monthsWhere(connection: Pool | PoolClient, condition: string): Promise<MonthName[]> {
  const { rows } = await connection.query<{ month: MonthName }>(
    `SELECT replace(substr(relname, 9), '_', '-') AS month FROM pg_class AS part JOIN pg_inherits ON inhrelid = part.oid
     WHERE inhparent = 'ledger.payment'::regclass AND relname ~ '^payment_\\d{4}_\\d{2}$' AND ${condition} ORDER BY relname`,
  )
  return rows.map(({ month }) => month)
}

/** The last month that is archived when so many whole months stay in Postgres. */
export async function lastToArchive(pool: Pool, monthsKept: number): Promise<MonthName> {
  const { rows } = await pool.query<{ first: Date }>(
    `SELECT (date_trunc('month', now() AT TIME ZONE 'UTC') - ($1::int + 1) * interval '1 month') AT TIME ZONE 'UTC' AS first`,
    [monthsKept],
  )
  return monthOf(rows[0]?.first ?? new Date(0))
}

/** Inserts the record of an archived month; in the transaction that drops its rows. */
export async function recordMonth(client: PoolClient, { month, files, totals }: NewArchivedMonth): Promise<void> {
  await client.query(
    `INSERT INTO ledger.archived_month (month, payments, lines, disbursements, files, totals) VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      dateOf(month),
      files.payments.rows,
      files.lines.rows,
      files.disbursements.rows,
      JSON.stringify(files),
      JSON.stringify(totals),
    ],
  )
}
