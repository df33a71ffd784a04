import { CellContent } from './CellContent.tsx'
import type { Table } from './table.ts'

interface FactTableProps {
  readonly table: Table
  readonly shown: ReadonlySet<string>
  readonly caption: string
}

/** A single-row table, transposed: one line per column. */
export function FactTable({ table: { columns, rows }, shown, caption }: FactTableProps) {
  const cells = rows[0] ?? []
  return (
    <div className="data-table fact-table">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {columns.map(({ name, kind }, index) =>
            shown.has(name) ? (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <CellContent cell={cells[index] ?? null} kind={kind} />
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </div>
  )
}
