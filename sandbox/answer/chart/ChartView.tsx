import { useCallback, useMemo, useState } from 'react'
import { Empty } from '../../components/Notice.tsx'
import type { Json } from '../json.ts'
import { ListSelect } from '../table/ListSelect.tsx'
import type { ListChoice } from '../table/lists.ts'
import { type Table, tableOf } from '../table/table.ts'
import { captionOf } from './caption.ts'
import { CHART_TITLES, type Chart, type ChartKind, chartsOf } from './charts.ts'
import { PlotFigure } from './PlotFigure.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { rolesOf, withRole } from './roles.ts'
import { type Scale, suitsLog } from './scale.ts'

interface ChartViewProps {
  readonly content: Json
  readonly lists: readonly ListChoice[]
  readonly list: ListChoice
  readonly onList: (list: ListChoice) => void
}

/** A list of the response as a chart, if its shape allows one. */
export function ChartView({ content, lists, list, onList }: ChartViewProps) {
  const table = useMemo(() => tableOf(content, list), [content, list])
  const charts = useMemo(() => chartsOf(table), [table])
  const [kind, setKind] = useState<ChartKind | null>(null)
  const offered = charts.find((chart) => chart.kind === kind) ?? charts[0]
  return (
    <div className="chart-view">
      <div className="answer-tools">
        <ListSelect lists={lists} list={list} onList={onList} />
        {charts.length > 1 && offered ? (
          <label>
            Draw{' '}
            <select value={offered.kind} onChange={({ target }) => setKind(target.value as ChartKind)}>
              {charts.map((chart) => (
                <option key={chart.kind} value={chart.kind}>
                  {CHART_TITLES[chart.kind]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      {offered ? (
        <ChosenChart key={`${list.name} ${offered.kind}`} offered={offered} table={table} />
      ) : (
        <NoChart hasOthers={lists.length > 1} />
      )}
    </div>
  )
}

function ChosenChart({ offered, table }: { readonly offered: Chart; readonly table: Table }) {
  const [chosen, setChosen] = useState(offered)
  // The previously chosen columns may be missing in the new response.
  const names = new Set(table.columns.map(({ name }) => name))
  const roles = rolesOf(chosen, table)
  const chart = roles.every(({ chosen }) => chosen === null || names.has(chosen)) ? chosen : offered
  const [wanted, setWanted] = useState<Scale>('linear')
  const isLogOffered = useMemo(() => suitsLog(chart, table), [chart, table])
  const scale = isLogOffered ? wanted : 'linear'
  const drawChart = useCallback(
    async (width: number) => (await import('./draw.ts')).draw(chart, table, width, scale),
    [chart, table, scale],
  )
  return (
    <>
      <div className="answer-tools">
        {rolesOf(chart, table).map((role) => (
          <RoleSelect key={role.name} role={role} onChoose={(column) => setChosen(withRole(chart, role, column))} />
        ))}
        {isLogOffered ? (
          <label>
            <input
              type="checkbox"
              checked={wanted === 'log'}
              onChange={({ target }) => setWanted(target.checked ? 'log' : 'linear')}
            />{' '}
            Log scale
          </label>
        ) : null}
      </div>
      <PlotFigure draw={drawChart} caption={captionOf(chart, table)} />
    </>
  )
}

function NoChart({ hasOthers }: { readonly hasOthers: boolean }) {
  return (
    <Empty
      title={hasOthers ? 'This list has no shape that can be drawn.' : 'This answer has no shape that can be drawn.'}
    >
      <p>What can be drawn is a list of at least two items with:</p>
      <ul className="bulleted">
        <li>a date or time and a number: a line</li>
        <li>a time, open, high, low and close: candles</li>
        <li>a name and a number: bars</li>
        <li>latitude and longitude, more than a town apart: points on a map</li>
      </ul>
      {hasOthers ? <p>Another list of this answer may have one of them: choose it above.</p> : null}
    </Empty>
  )
}
