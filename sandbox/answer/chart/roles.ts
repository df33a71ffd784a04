import type { Table } from '../table/table.ts'
import { type Chart, labelColumns, seriesColumns } from './charts.ts'
import { namesOf } from './columns.ts'

/** A role in a chart whose column the user may choose. */
export interface Role {
  readonly name: string
  /** Name shown to the user. */
  readonly title: string
  readonly columns: readonly string[]
  readonly chosen: string | null
  /** Whether the role may have no column. */
  readonly isOptional: boolean
}

/** The roles of a chart, with their candidate columns. */
export function rolesOf(chart: Chart, table: Table): readonly Role[] {
  const times = namesOf(table, 'time')
  const numbers = namesOf(table, 'number')
  switch (chart.kind) {
    case 'line':
      return [
        needed('at', 'Time', times, chart.at),
        needed('value', 'Value', numbers, chart.value),
        optional('series', 'A line for each', seriesColumns(table), chart.series),
      ]
    case 'candles':
      return [
        needed('at', 'Time', times, chart.at),
        optional(
          'volume',
          'Volume',
          numbers.filter((name) => !isPriceOf(chart, name)),
          chart.volume,
        ),
      ]
    case 'bars':
      return [
        needed('label', 'A bar for each', labelColumns(table), chart.label),
        needed('value', 'Length', numbers, chart.value),
      ]
    case 'points':
      return [optional('label', 'Name', [...labelColumns(table)], chart.label)]
  }
}

/** The same chart with another column in one of its roles. */
export function withRole(chart: Chart, { name }: Role, column: string | null): Chart {
  return { ...chart, [name]: column }
}

function needed(name: string, title: string, columns: readonly string[], chosen: string): Role {
  return { name, title, columns, chosen, isOptional: false }
}

function optional(name: string, title: string, columns: readonly string[], chosen: string | null): Role {
  // Include the automatically chosen column even if it is not a candidate.
  const offered = chosen !== null && !columns.includes(chosen) ? [chosen, ...columns] : columns
  return { name, title, columns: offered, chosen, isOptional: true }
}

function isPriceOf({ open, high, low, close }: Extract<Chart, { kind: 'candles' }>, name: string): boolean {
  return name === open || name === high || name === low || name === close
}
