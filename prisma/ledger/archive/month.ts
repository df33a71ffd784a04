import { isUuid } from '../../../schema/uuid.ts'

/** A month in UTC, such as `2026-01`. */
export type MonthName = string & { readonly __brand: 'MonthName' }

/** Whole months that stay in Postgres in any case, besides the present one: what is paid lately is looked up and refunded. */
export const LEAST_MONTHS_KEPT = 2

/** Parses a month; null where the text is none, such as `2026-13`. */
export function parseMonth(text: string): MonthName | null {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? (text as MonthName) : null
}

/** The month in which a moment lies. */
export function monthOf(at: Date): MonthName {
  return at.toISOString().slice(0, 7) as MonthName
}

/** The month that is so many months after another. */
export function monthAfter(month: MonthName, months = 1): MonthName {
  const first = firstDay(month)
  first.setUTCMonth(first.getUTCMonth() + months)
  return monthOf(first)
}

/** When a month begins. */
export function firstDay(month: MonthName): Date {
  return new Date(`${month}-01T00:00:00Z`)
}

/**
 * The month in whose partition a payment is by its id; null for an id that does not begin with its time, as those of payments that are
 * older than UUIDv7.
 */
export function monthOfId(id: string): MonthName | null {
  if (!isUuid(id) || id[14] !== '7') return null
  const at = new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
  return parseMonth(at.toISOString().slice(0, 7))
}

/** SQL: the least id of the month whose first day is a parameter. */
function firstIdSql(parameter: number): string {
  return `ledger.first_id($${parameter}::date::timestamp AT TIME ZONE 'UTC')`
}

/** SQL: whether a column is the id of a payment of the month whose first day is a parameter. */
export function inMonthSql(column: string, parameter: number): string {
  const next = `ledger.first_id(($${parameter}::date + interval '1 month') AT TIME ZONE 'UTC')`
  return `(${column} >= ${firstIdSql(parameter)} AND ${column} < ${next})`
}

/** SQL: the same of an act's id, which begins with its payment's; ids of other forms are never of a month. */
export function actInMonthSql(column: string, parameter: number): string {
  const id = `split_part(${column}, ':', 1)`
  return `CASE WHEN ${id} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${inMonthSql(`(${id})::uuid`, parameter)} ELSE false END`
}

/** A month as the date that SQL takes. */
export function dateOf(month: MonthName): string {
  return `${month}-01`
}

/** The name of a month's partition of a table, which can be put into SQL. */
export function partitionOf(table: 'payment' | 'payment_line', month: MonthName): string {
  return `ledger.${table}_${month.replace('-', '_')}`
}
