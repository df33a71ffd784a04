import { numberOf } from '../table/numbers.ts'
import type { Column, Table } from '../table/table.ts'
import { cellsOf, lastPart, namesOf } from './columns.ts'

/** A chart of a table: its kind, and the column of each role. */
export type Chart =
  | { readonly kind: 'line'; readonly at: string; readonly value: string; readonly series: string | null }
  | {
      readonly kind: 'candles'
      readonly at: string
      readonly open: string
      readonly high: string
      readonly low: string
      readonly close: string
      readonly volume: string | null
    }
  | { readonly kind: 'bars'; readonly label: string; readonly value: string }
  | {
      readonly kind: 'points'
      readonly latitude: string
      readonly longitude: string
      readonly label: string | null
    }

export type ChartKind = Chart['kind']

/** Chart kinds as shown to the user. */
export const CHART_TITLES: Readonly<Record<ChartKind, string>> = {
  candles: 'Candles',
  line: 'Over time',
  points: 'On a map',
  bars: 'Bars',
}

/** Maximum number of bars; beyond it the largest are drawn. */
export const MOST_BARS = 40

/** Least extent of a map, in degrees (about 100 km): outlines of land and countries say little about less. */
const LEAST_MAP = 1

/** Typical names of label columns. */
const NAME = /^(?:name|title|symbol|label|domain|key|displayName|text)$/i

/** The charts that fit the table's shape, the most informative first. */
export function chartsOf(table: Table): readonly Chart[] {
  if (table.rows.length === 0) return []
  // Rows with names are compared, rather than plotted over their last-update time.
  const isOfNames = table.rows.length <= MOST_BARS && labelColumns(table).some((name) => NAME.test(lastPart(name)))
  const lines = isOfNames ? [barsOf(table), lineOf(table)] : [lineOf(table), barsOf(table)]
  const charts = [candlesOf(table), pointsOf(table), ...lines]
  return charts.filter((chart) => chart !== null)
}

function candlesOf(table: Table): Chart | null {
  const at = timeColumn(table)
  const numbers = namesOf(table, 'number')
  const called = (name: RegExp) => numbers.find((column) => name.test(lastPart(column))) ?? null
  const [open, high, low, close] = [called(/^open$/i), called(/^high$/i), called(/^low$/i), called(/^close$/i)]
  if (!at || !open || !high || !low || !close || table.rows.length < 2) return null
  return { kind: 'candles', at, open, high, low, close, volume: called(/^volume/i) }
}

function lineOf(table: Table): Chart | null {
  const at = timeColumn(table)
  const value = likeliestValue(table)
  if (!at || !value) return null
  const moments = new Set(cellsOf(table, at))
  if (moments.size < 2) return null
  // Several values at one time mean several series.
  const series = moments.size < table.rows.length ? seriesColumn(table) : null
  return { kind: 'line', at, value, series }
}

function barsOf(table: Table): Chart | null {
  const label = likeliestLabel(table)
  const value = likeliestValue(table)
  return label && value && table.rows.length > 1 ? { kind: 'bars', label, value } : null
}

function pointsOf(table: Table): Chart | null {
  for (const latitude of namesOf(table, 'number')) {
    if (!/^lat(?:itude)?$/i.test(lastPart(latitude))) continue
    const place = latitude.slice(0, latitude.length - lastPart(latitude).length)
    const longitude = namesOf(table, 'number').find(
      (name) => name.startsWith(place) && /^(?:lon|lng|long|longitude)$/i.test(name.slice(place.length)),
    )
    if (!longitude || !isOnGlobe(table, latitude, 90) || !isOnGlobe(table, longitude, 180)) continue
    if (!isWideApart(table, latitude, longitude)) continue
    return { kind: 'points', latitude, longitude, label: likeliestLabel(table) ?? namesOf(table, 'text')[0] ?? null }
  }
  return null
}

/** Places of one town would need its streets, which the map does not have. */
function isWideApart(table: Table, ...columns: readonly string[]): boolean {
  return columns.some((column) => {
    const degrees = cellsOf(table, column).flatMap((cell) => numberOf(cell) ?? [])
    return Math.max(...degrees) - Math.min(...degrees) >= LEAST_MAP
  })
}

function isOnGlobe(table: Table, column: string, most: number): boolean {
  return cellsOf(table, column).every((cell) => Math.abs(numberOf(cell) ?? 0) <= most)
}

/** The time column with the most distinct values. */
function timeColumn(table: Table): string | null {
  const known = namesOf(table, 'time').map((name) => ({ name, moments: new Set(cellsOf(table, name)).size }))
  return known.toSorted((one, other) => other.moments - one.moments)[0]?.name ?? null
}

/** Prefers prices and amounts over counts and degrees. */
function likeliestValue(table: Table): string | null {
  const names = namesOf(table, 'number').filter(
    (name) => !/^(?:lat|latitude|lon|lng|long|longitude)$/i.test(lastPart(name)),
  )
  return names.find((name) => /price|close|value|amount|usd|tvl|total|cap|score|rating/i.test(name)) ?? names[0] ?? null
}

/** A column with short, distinct values; name columns first. */
function likeliestLabel(table: Table): string | null {
  const labels = labelColumns(table)
  const called = labels.find((name) => NAME.test(lastPart(name)))
  return called ?? labels[0] ?? null
}

/** The columns that can label the rows. */
export function labelColumns(table: Table): readonly string[] {
  return table.columns
    .filter(({ kind }: Column) => kind === 'text')
    .map(({ name }) => name)
    .filter((name) => {
      const cells = cellsOf(table, name)
      const texts = cells.filter((cell) => typeof cell === 'string' && cell !== '')
      const length = texts.reduce<number>((sum, text) => sum + String(text).length, 0)
      return texts.length > 0 && new Set(cells).size === cells.length && length / texts.length <= 60
    })
}

/** The columns that divide the rows into a few series. */
export function seriesColumns(table: Table): readonly string[] {
  return namesOf(table, 'text').filter((name) => {
    const count = new Set(cellsOf(table, name)).size
    return count >= 2 && count <= 10
  })
}

function seriesColumn(table: Table): string | null {
  return seriesColumns(table)[0] ?? null
}
