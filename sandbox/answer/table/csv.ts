import type { Cell } from './rows.ts'
import type { Table } from './table.ts'

/** Characters that start a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/

/** A plain number: it may begin with a minus without being a formula. */
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** The byte order mark, which marks a file as UTF-8 for spreadsheets. */
const MARK = '\u{feff}'

/** A table as CSV (RFC 4180), safe to open in a spreadsheet: text that would be a formula is prefixed with `'`. */
export function csvOf({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((cells) => `${cells.map(fieldOf).join(',')}\r\n`)
  return MARK + lines.join('')
}

function fieldOf(cell: Cell): string {
  const text = cell === null ? '' : String(cell)
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
