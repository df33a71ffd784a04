import { CellContent } from './CellContent.tsx'
import type { Cell } from './rows.ts'
import type { Column } from './table.ts'

interface RowProps {
  readonly row: readonly Cell[]
  /** The columns to show, each with its place in the row. */
  readonly columns: readonly (Column & { readonly index: number })[]
}

/** One row of a table. */
export function Row({ row, columns }: RowProps) {
  return (
    <tr>
      {columns.map(({ name, kind, index }) => (
        <td key={name} className={`cell-${kind}`}>
          <CellContent cell={row[index] ?? null} kind={kind} />
        </td>
      ))}
    </tr>
  )
}
