import type { Table } from '../table/table.ts'
import type { Chart } from './charts.ts'
import { barsIn, candlesIn, linePointsOf } from './data.ts'

/** How values become lengths. */
export type Scale = 'linear' | 'log'

/** Values span more than this factor, two decades, where a log scale is offered. */
const SPAN = 100

/** The values that a chart draws; empty for a map. */
export function valuesOf(chart: Chart, table: Table): readonly number[] {
  switch (chart.kind) {
    case 'line':
      return linePointsOf(chart, table).map(({ value }) => value)
    case 'candles':
      return candlesIn(chart, table).flatMap(({ low, high }) => [low, high])
    case 'bars':
      return barsIn(chart, table).map(({ value }) => value)
    case 'points':
      return []
  }
}

/** Whether a log scale shows more of a chart than a linear one: its values are positive and span more than two decades. */
export function suitsLog(chart: Chart, table: Table): boolean {
  const [low, high] = extremesOf(valuesOf(chart, table))
  return low > 0 && high > low * SPAN
}

/** The power of ten at which bars of a log scale begin: there is no zero. Expects positive values. */
export function logStart(values: readonly number[]): number {
  const [low] = extremesOf(values)
  const start = 10 ** Math.floor(Math.log10(low))
  // The shortest bar has a length too.
  return start === low ? start / 10 : start
}

function extremesOf(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}
