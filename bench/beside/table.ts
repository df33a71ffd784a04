import { digits, grid, megabytes, type TableColumn } from '../report/grid.ts'
import { type BesideRow, ratioOf } from './row.ts'

/** The rows as a table for a terminal: each other server with what Tollgraph does as a multiple of it. */
export function besideTable(rows: readonly BesideRow[]): string {
  const columns: readonly TableColumn<BesideRow>[] = [
    { title: 'work', align: 'left', text: ({ work }) => work },
    { title: 'in flight', align: 'right', text: ({ connections }) => String(connections) },
    { title: 'server', align: 'left', text: ({ server }) => server },
    { title: 'rate', align: 'right', text: ({ perSecond }) => digits(perSecond) },
    { title: '', align: 'left', text: ({ unit }) => unit },
    { title: 'p50 ms', align: 'right', text: ({ p50 }) => digits(p50) },
    { title: 'p99 ms', align: 'right', text: ({ p99 }) => digits(p99) },
    { title: 'CPU ms', align: 'right', text: ({ cpuPerAnswer }) => small(cpuPerAnswer) },
    { title: 'peak MB', align: 'right', text: ({ rssPeak }) => (rssPeak === null ? '' : megabytes(rssPeak)) },
    { title: 'answers', align: 'right', text: ({ answers }) => String(answers) },
    { title: 'wrong', align: 'right', text: ({ wrong }) => String(wrong) },
    { title: 'load', align: 'right', text: ({ loadAverage }) => digits(loadAverage) },
    { title: 'Tollgraph ×', align: 'right', text: (row) => digits(ratioOf(row, rows)) },
  ]
  return grid(columns, rows)
}

/** Of what may be far below one, such as a static server's CPU time. */
function small(value: number | null): string {
  return value !== null && value < 1 ? value.toPrecision(2) : digits(value)
}
