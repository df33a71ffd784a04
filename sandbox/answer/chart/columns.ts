import type { Cell } from '../table/rows.ts'
import type { ColumnKind, Table } from '../table/table.ts'

/** The cells of one column. */
export function cellsOf({ columns, rows }: Table, column: string): readonly Cell[] {
  const index = columns.findIndex(({ name }) => name === column)
  return rows.map((row) => row[index] ?? null)
}

/** The names of the columns of a kind. */
export function namesOf({ columns }: Table, kind: ColumnKind): readonly string[] {
  return columns.filter((column) => column.kind === kind).map(({ name }) => name)
}

/** `latitude` of `location.latitude`. */
export function lastPart(column: string): string {
  return column.slice(column.lastIndexOf('.') + 1)
}
