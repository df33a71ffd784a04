import { useCallback, useMemo } from 'react'
import { captionOf } from '../chart/caption.ts'
import { type Chart, chartsOf } from '../chart/charts.ts'
import { PlotFigure } from '../chart/PlotFigure.tsx'
import type { Json } from '../json.ts'
import type { ListChoice } from '../table/lists.ts'
import { Row } from '../table/Row.tsx'
import { type Table, tableOf } from '../table/table.ts'

/** Rows and columns of a tile's table. */
const ROWS = 5
const COLUMNS = 3

interface TileProps {
  readonly content: Json
  readonly list: ListChoice
  readonly onOpen: (list: ListChoice) => void
}

/** One list in short: drawn where its shape allows it, else its first rows. */
export function Tile({ content, list, onOpen }: TileProps) {
  const table = useMemo(() => tableOf(content, list), [content, list])
  const [chart] = useMemo(() => chartsOf(table), [table])
  return (
    <li className="tile">
      <h3>
        <button type="button" className="plain" onClick={() => onOpen(list)}>
          {list.title}
        </button>{' '}
        <span className="quiet">{list.rows}</span>
      </h3>
      {chart ? <TileChart chart={chart} table={table} /> : <TileTable table={table} title={list.title} />}
    </li>
  )
}

function TileChart({ chart, table }: { readonly chart: Chart; readonly table: Table }) {
  const drawChart = useCallback(
    async (width: number) => (await import('../chart/draw.ts')).draw(chart, table, width, 'linear'),
    [chart, table],
  )
  return <PlotFigure draw={drawChart} caption={captionOf(chart, table)} />
}

function TileTable({ table: { columns, rows }, title }: { readonly table: Table; readonly title: string }) {
  const shown = columns.slice(0, COLUMNS).map((column, index) => ({ ...column, index }))
  return (
    <div className="data-table">
      <table>
        <caption className="visually-hidden">The first items of {title}</caption>
        <thead>
          <tr>
            {shown.map(({ name, kind }) => (
              <th key={name} scope="col" className={`tile-head cell-${kind}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and no state
            <Row key={position} row={row} columns={shown} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
