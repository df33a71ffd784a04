import type { Json } from '../json.ts'
import type { ListChoice } from './lists.ts'
import { epochOf, isoTimeOf, numberOf, yearOf } from './numbers.ts'
import { type Cell, rowsOf } from './rows.ts'

export type ColumnKind = 'number' | 'time' | 'boolean' | 'text'

export interface Column {
  readonly name: string
  readonly kind: ColumnKind
}

/** Rows and columns of a response. */
export interface Table {
  readonly columns: readonly Column[]
  /** Cells in the order of the columns. */
  readonly rows: readonly (readonly Cell[])[]
  /** Rows of the response that are not in the table. */
  readonly left: number
}

/** Maximum rows of a table. */
export const MOST_ROWS = 20_000

/** The table of one list of a response. */
export function tableOf(content: Json, { steps }: Pick<ListChoice, 'steps'>, bound = MOST_ROWS): Table {
  const { rows, left } = rowsOf(content, steps, bound)
  const names = new Set<string>()
  for (const row of rows) for (const name of row.keys()) names.add(name)
  const columns = [...names].map((name) => ({
    name,
    kind: kindOf(
      name,
      rows.map((row) => row.get(name) ?? null),
    ),
  }))
  return { columns, rows: rows.map((row) => columns.map(({ name }) => row.get(name) ?? null)), left }
}

/** The common kind of a column's cells; text for an empty column. */
export function kindOf(name: string, cells: readonly Cell[]): ColumnKind {
  const values = cells.filter((cell) => cell !== null)
  const are = (test: (cell: Cell) => unknown) => values.length > 0 && values.every((cell) => test(cell) !== null)
  if (are(isoTimeOf)) return 'time'
  if (/(?:^|[._])year$/i.test(name) && are(yearOf)) return 'time'
  if (saysTime(name) && are(epochOf)) return 'time'
  // A number in an identifier column is not an amount.
  if (are(numberOf) && !/(?:^|[._])(?:id|zip|code|phone)$|[a-z]Id$/.test(name)) return 'number'
  return values.length > 0 && values.every((cell) => typeof cell === 'boolean') ? 'boolean' : 'text'
}

function saysTime(name: string): boolean {
  return /(?:^|[._])(?:t|ts|at|on|time|date|day|timestamp|\[0\])$|(?:At|Time|Date|Timestamp|_at)$|^\[0\]$/.test(name)
}
