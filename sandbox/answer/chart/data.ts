import { numberOf, timeOf } from '../table/numbers.ts'
import type { Cell } from '../table/rows.ts'
import type { Table } from '../table/table.ts'
import { type Chart, MOST_BARS } from './charts.ts'
import { cellsOf } from './columns.ts'

export interface LinePoint {
  readonly at: Date
  readonly value: number
  readonly series: string
}

export interface Candle {
  readonly at: Date
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

export interface Bar {
  readonly label: string
  readonly value: number
}

export interface Place {
  readonly latitude: number
  readonly longitude: number
  readonly label: string
}

type Of<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>

/** The points of the lines, earliest first; rows without time or value are skipped. */
export function linePointsOf(chart: Of<'line'>, table: Table): readonly LinePoint[] {
  const [ats, values] = [cellsOf(table, chart.at), cellsOf(table, chart.value)]
  const series = chart.series === null ? null : cellsOf(table, chart.series)
  const points = ats.flatMap((cell, index) => {
    const at = timeOf(cell)
    const value = numberAt(values, index)
    return at === null || value === null ? [] : [{ at: new Date(at), value, series: String(series?.[index] ?? '') }]
  })
  return points.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** The candles, earliest first; incomplete rows are skipped. */
export function candlesIn(chart: Of<'candles'>, table: Table): readonly Candle[] {
  const ats = cellsOf(table, chart.at)
  const [opens, highs, lows, closes] = [chart.open, chart.high, chart.low, chart.close].map((name) =>
    cellsOf(table, name),
  )
  const volumes = chart.volume === null ? [] : cellsOf(table, chart.volume)
  const candles = ats.flatMap((cell, index) => {
    const at = timeOf(cell)
    const open = numberAt(opens, index)
    const high = numberAt(highs, index)
    const low = numberAt(lows, index)
    const close = numberAt(closes, index)
    if (at === null || open === null || high === null || low === null || close === null) return []
    return [{ at: new Date(at), open, high, low, close, volume: numberAt(volumes, index) }]
  })
  return candles.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** The bars, longest first, at most MOST_BARS. */
export function barsIn(chart: Of<'bars'>, table: Table): readonly Bar[] {
  const values = cellsOf(table, chart.value)
  const bars = cellsOf(table, chart.label).flatMap((cell, index) => {
    const value = numberAt(values, index)
    return cell === null || value === null ? [] : [{ label: String(cell), value }]
  })
  return bars.toSorted((one, other) => other.value - one.value).slice(0, MOST_BARS)
}

/** The places on the map; rows without a complete position are skipped. */
export function placesIn(chart: Of<'points'>, table: Table): readonly Place[] {
  const longitudes = cellsOf(table, chart.longitude)
  const labels = chart.label === null ? [] : cellsOf(table, chart.label)
  return cellsOf(table, chart.latitude).flatMap((cell, index) => {
    const latitude = numberOf(cell)
    const longitude = numberAt(longitudes, index)
    return latitude === null || longitude === null ? [] : [{ latitude, longitude, label: String(labels[index] ?? '') }]
  })
}

function numberAt(cells: readonly Cell[] | undefined, index: number): number | null {
  return numberOf(cells?.[index] ?? null)
}
