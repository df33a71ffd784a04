import { type CallServer, SERVERS, TITLES } from '../servers/kinds.ts'
import { WORKLOADS, type Workload } from '../workloads.ts'
import { compare } from './comparison.ts'
import { digits, grid, megabytes, type TableColumn } from './grid.ts'
import type { Row } from './row.ts'

const COLUMNS: readonly TableColumn<Row>[] = [
  { title: 'case', align: 'left', text: (row) => WORKLOADS[row.workload] },
  { title: 'in flight', align: 'right', text: (row) => String(row.connections) },
  { title: 'server', align: 'left', text: (row) => TITLES[row.server] },
  { title: 'req/s', align: 'right', text: (row) => digits(row.perSecond) },
  { title: 'p50 ms', align: 'right', text: (row) => digits(row.p50) },
  { title: 'p99 ms', align: 'right', text: (row) => digits(row.p99) },
  { title: 'CPU ms/req', align: 'right', text: (row) => digits(row.cpuPerAnswer) },
  { title: 'RSS MB', align: 'right', text: (row) => megabytes(row.rssBefore) },
  { title: 'peak', align: 'right', text: (row) => megabytes(row.rssPeak) },
  { title: 'answers', align: 'right', text: (row) => String(row.answers) },
  { title: 'wrong', align: 'right', text: (row) => String(row.wrong) },
]

const WORKLOAD_ORDER = Object.keys(WORKLOADS) as Workload[]

/** The rows as a table for a terminal: the same work side by side, and Tollgraph as a multiple of its best peer. */
export function table(rows: readonly Row[]): string {
  const inOrder = [...rows].sort(
    (a, b) =>
      WORKLOAD_ORDER.indexOf(a.workload) - WORKLOAD_ORDER.indexOf(b.workload) ||
      a.connections - b.connections ||
      SERVERS.indexOf(a.server) - SERVERS.indexOf(b.server),
  )
  const comparisons = compare(rows)
  const comparisonOf = (row: Row) =>
    comparisons.find(
      ({ workload, server, connections }) =>
        row.workload === workload && row.server === server && row.connections === connections,
    )
  const ratios: readonly TableColumn<Row>[] = [
    { title: '× req/s', align: 'right', text: (row) => digits(comparisonOf(row)?.throughput) },
    { title: '× CPU', align: 'right', text: (row) => digits(comparisonOf(row)?.cpu) },
    { title: 'of best peer', align: 'left', text: (row) => titleOf(comparisonOf(row)?.bestPeer) },
  ]
  return grid([...COLUMNS, ...ratios], inOrder)
}

function titleOf(server: CallServer | undefined): string {
  return server === undefined ? '' : TITLES[server]
}
