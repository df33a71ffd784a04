import type { Row } from '../measure.ts'

interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
  text(row: Row): string
}

const COLUMNS: readonly Column[] = [
  { title: 'case', align: 'left', text: (row) => row.case },
  { title: 'conn', align: 'right', text: (row) => String(row.connections) },
  { title: 'req/s', align: 'right', text: (row) => digits(row.perSecond) },
  { title: 'p50 ms', align: 'right', text: (row) => digits(row.p50) },
  { title: 'p99 ms', align: 'right', text: (row) => digits(row.p99) },
  { title: 'CPU ms/req', align: 'right', text: (row) => digits(row.cpuPerAnswer) },
  { title: 'RSS MB', align: 'right', text: (row) => (row.rss / 2 ** 20).toFixed(0) },
  { title: 'answers', align: 'right', text: (row) => String(row.answers) },
  { title: 'wrong', align: 'right', text: (row) => String(row.wrong) },
]

/** The rows as a table for a terminal. */
export function table(rows: readonly Row[]): string {
  const cells = [COLUMNS.map(({ title }) => title), ...rows.map((row) => COLUMNS.map((column) => column.text(row)))]
  const widths = COLUMNS.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)))
  const lines = cells.map((line) => line.map((text, index) => pad(text, widths[index] ?? 0, COLUMNS[index])).join('  '))
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

function pad(text: string, width: number, column: Column | undefined): string {
  return column?.align === 'left' ? text.padEnd(width) : text.padStart(width)
}

/** No more digits than the figure is worth. */
function digits(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
