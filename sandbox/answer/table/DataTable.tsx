import { useMemo, useState } from 'react'
import { Row } from './Row.tsx'
import { type Order, sortRows } from './sort.ts'
import type { Table } from './table.ts'

/** Rows shown initially, and added at a time. */
const PAGE = 100

interface DataTableProps {
  readonly table: Table
  /** Names of the columns to show. */
  readonly shown: ReadonlySet<string>
  /** The subject of the table. */
  readonly caption: string
}

/** Rows and columns; a click on a column's name sorts by it. */
export function DataTable({ table: { columns, rows }, shown, caption }: DataTableProps) {
  const [order, setOrder] = useState<Order | null>(null)
  const [count, setCount] = useState(PAGE)
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order])
  const visible = columns.map((column, index) => ({ ...column, index })).filter(({ name }) => shown.has(name))
  return (
    <>
      <div className="data-table">
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {visible.map(({ name, kind }) => (
                <th
                  key={name}
                  scope="col"
                  className={`cell-${kind}`}
                  aria-sort={order?.column === name ? order.direction : undefined}
                >
                  <button type="button" className="plain" onClick={() => setOrder(nextOrder(order, name))}>
                    {name}
                    <span aria-hidden="true">{signOf(order, name)}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, count).map((row, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and no state
              <Row key={position} row={row} columns={visible} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > count ? (
        <p className="answer-tools">
          <button type="button" onClick={() => setCount(count + PAGE)}>
            Show {Math.min(PAGE, rows.length - count)} more
          </button>
          <span className="quiet">
            {count} of {rows.length} rows shown
          </span>
        </p>
      ) : null}
    </>
  )
}

/** Cycles through ascending, descending and the response's order. */
function nextOrder(order: Order | null, column: string): Order | null {
  if (order?.column !== column) return { column, direction: 'ascending' }
  return order.direction === 'ascending' ? { column, direction: 'descending' } : null
}

function signOf(order: Order | null, column: string): string {
  if (order?.column !== column) return ''
  return order.direction === 'ascending' ? ' ↑' : ' ↓'
}
