import type { Table } from '../table/table.ts'
import type { Chart } from './charts.ts'
import { barsIn, candlesIn, linePointsOf, placesIn } from './data.ts'
import { frameOf, kilometresOf } from './frame.ts'

/** Maximum number of numbered places on a map. */
export const MOST_NUMBERED = 30

const NUMBER = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 })

/** Text alternative of a chart for screen readers: span, extremes, number of values. */
export function captionOf(chart: Chart, table: Table): string {
  switch (chart.kind) {
    case 'line': {
      const points = linePointsOf(chart, table)
      const values = points.map(({ value }) => value)
      return `${chart.value} over time: ${counted(points.length, 'point')}${spanOf(points)}${rangeOf(values)}.`
    }
    case 'candles': {
      const candles = candlesIn(chart, table)
      const prices = candles.flatMap(({ low, high }) => [low, high])
      return `Prices as candles: ${counted(candles.length, 'candle')}${spanOf(candles)}${rangeOf(prices)}.`
    }
    case 'bars': {
      const bars = barsIn(chart, table)
      const [first] = bars
      const longest = first ? `; ${first.label} has the most, ${NUMBER.format(first.value)}` : ''
      const left = table.rows.length - bars.length
      return `${chart.value} by ${chart.label}: ${counted(bars.length, 'bar')}${longest}${left > 0 ? `; ${left} more are in the table` : ''}.`
    }
    case 'points': {
      const places = placesIn(chart, table)
      const names = places.slice(0, MOST_NUMBERED).map(({ label }, index) => `${index + 1} ${label}`.trim())
      const others = places.length - names.length
      const named = chart.label === null ? '' : `: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`
      return `${counted(places.length, 'place')} on a map of ${kilometresOf(frameOf(places))} km from north to south${named}.`
    }
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function spanOf(points: readonly { readonly at: Date }[]): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? ` from ${dayOf(first.at)} to ${dayOf(last.at)}` : ''
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function rangeOf(values: readonly number[]): string {
  if (values.length === 0) return ''
  const [low, high] = values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [values[0]!, values[0]!],
  )
  return `, between ${NUMBER.format(low)} and ${NUMBER.format(high)}`
}
