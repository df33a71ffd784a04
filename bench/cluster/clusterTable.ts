import { grid, type TableColumn } from '../report/grid.ts'
import type { DrillFault, DrillReport } from './drill.ts'
import { isClean } from './verdict.ts'

/** A run as a table for a terminal: each fault with what clients saw, then what was wrong at the end, and refusals that no document knows. */
export function clusterTable({ quiet, faults, verdict }: DrillReport): string {
  const columns: readonly TableColumn<DrillFault>[] = [
    { title: 'fault', align: 'left', text: ({ name }) => name },
    { title: 'no answer ms', align: 'right', text: ({ unavailableMs }) => String(longest(unavailableMs)) },
    { title: 'failing ms', align: 'right', text: ({ failingMs }) => String(failingMs) },
    { title: 'broken', align: 'right', text: ({ broken }) => String(broken) },
    { title: 'refused', align: 'left', text: ({ refused }) => byStatus(refused) },
    { title: 'answered', align: 'right', text: ({ answered }) => String(answered) },
    { title: 'slowest call ms', align: 'right', text: ({ slowestCallMs }) => String(slowestCallMs ?? 'none') },
    {
      title: 'taken over ms',
      align: 'right',
      text: ({ takeover }) => (takeover?.payments ? String(takeover.tookMs) : ''),
    },
    { title: 'well after ms', align: 'right', text: ({ wellAfterMs }) => String(wellAfterMs) },
  ]
  const { calls, ...faultsFound } = verdict
  const breaches = faults.flatMap(({ name, breaches: those }) => those.map((breach) => `${name}: ${breach}`))
  const wrong = Object.entries(faultsFound).map(([name, { length }]) => `${name} ${length}`)
  return [
    grid(columns, [{ ...quiet, name: '(none)', wellAfterMs: 0 }, ...faults]),
    '',
    `${calls} calls: ${isClean(verdict) ? 'all answered, each charged once, the audit has no findings' : wrong.join(', ')}`,
    ...breaches,
  ].join('\n')
}

function longest(unavailableMs: Readonly<Record<string, number>>): number {
  return Math.max(...Object.values(unavailableMs))
}

function byStatus(refused: Readonly<Record<string, number>>): string {
  return Object.entries(refused)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
