import { numberOf, timeOf } from './numbers.ts'
import type { Cell } from './rows.ts'
import type { Column } from './table.ts'

/** Sort column and direction. */
export interface Order {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Sorts rows; empty values come last in both directions, ties keep the response's order. */
export function sortRows(
  rows: readonly (readonly Cell[])[],
  columns: readonly Column[],
  order: Order | null,
): readonly (readonly Cell[])[] {
  const index = columns.findIndex(({ name }) => name === order?.column)
  const column = columns[index]
  if (!order || !column) return rows
  const sign = order.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const a = one[index] ?? null
    const b = other[index] ?? null
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b, column)
  })
}

function compare(a: Cell, b: Cell, { kind }: Column): number {
  if (kind === 'number') return (numberOf(a) ?? 0) - (numberOf(b) ?? 0)
  if (kind === 'time') return (timeOf(a) ?? 0) - (timeOf(b) ?? 0)
  return words.compare(String(a), String(b))
}
