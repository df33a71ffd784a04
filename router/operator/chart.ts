import { escapeHtml } from '../pages/html.ts'

/** Height and width of a chart's plot, and the room for its labels, in units of the SVG. */
const WIDTH = 720
const HEIGHT = 160
const LEFT = 72
const BOTTOM = 24
const TOP = 8

/** Widest bar: a chart of one or two values is no wall. */
const WIDEST = 64

/** Labels below the bars that fit beside each other. */
const MOST_LABELS = 8

/** One set of values, drawn in one colour: a bar for each label. */
export interface Series {
  readonly name: string
  /** As many as there are labels. Values below zero are drawn as zero. */
  readonly values: readonly bigint[]
}

/** What a chart shows. Series are stacked, the first one at the bottom. */
export interface Chart {
  readonly title: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  /** Text of a value, such as `12.50 USD`. */
  textOf(value: bigint): string
}

/**
 * Draws bars as SVG, without a script and without inline styles: colours come from the stylesheet's classes. Screen readers get the
 * title; the values are in the table that belongs beside it.
 */
export function barChart({ title, labels, series, textOf }: Chart): string {
  const sums = labels.map((_, index) => series.reduce((sum, { values }) => sum + valueAt(values, index), 0n))
  const top = sums.reduce(larger, 0n)
  const step = WIDTH / Math.max(labels.length, 1)
  const bars = labels.flatMap((label, index) => {
    let below = 0n
    return series.flatMap(({ name, values }, number) => {
      const value = valueAt(values, index)
      const from = below
      below += value
      return value > 0n
        ? [bar({ index, step, from, to: below, top, number }, `${label}: ${textOf(value)}, ${name}`)]
        : []
    })
  })
  const every = Math.ceil(labels.length / MOST_LABELS)
  const marks = labels.flatMap((label, index) => {
    if (index % every !== 0) return []
    return [
      `<text x="${round(LEFT + (index + 0.5) * step)}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${escapeHtml(label)}</text>`,
    ]
  })
  const scale = [
    `<text x="${LEFT - 8}" y="${TOP + HEIGHT}" text-anchor="end">${escapeHtml(textOf(0n))}</text>`,
    ...(top > 0n ? [`<text x="${LEFT - 8}" y="${TOP + 10}" text-anchor="end">${escapeHtml(textOf(top))}</text>`] : []),
  ]
  const size = `viewBox="0 0 ${LEFT + WIDTH} ${TOP + HEIGHT + BOTTOM}"`
  return `<svg class="chart" ${size} role="img" aria-label="${escapeHtml(title)}">
<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${TOP + HEIGHT}" y2="${TOP + HEIGHT}"/>
${[...scale, ...bars, ...marks].join('\n')}
</svg>${series.length > 1 ? legend(series) : ''}`
}

/** A bar's place: its label and series, and the values at its ends. */
interface Bar {
  readonly index: number
  /** Width of a label's place. */
  readonly step: number
  readonly from: bigint
  readonly to: bigint
  /** The value at the top of the chart; above zero. */
  readonly top: bigint
  readonly number: number
}

function bar({ index, step, from, to, top, number }: Bar, text: string): string {
  const width = Math.min(step - Math.min(step * 0.2, 6), WIDEST)
  const heightOf = (value: bigint) => (HEIGHT * Number((value * 10_000n) / top)) / 10_000
  // A small value stays visible beside a large one.
  const height = Math.max(heightOf(to) - heightOf(from), 1)
  const box = `x="${round(LEFT + (index + 0.5) * step - width / 2)}" y="${round(TOP + HEIGHT - heightOf(from) - height)}" width="${round(width)}" height="${round(height)}"`
  return `<rect class="series-${number + 1}" ${box}><title>${escapeHtml(text)}</title></rect>`
}

function legend(series: readonly Series[]): string {
  const items = series.map(
    ({ name }, number) =>
      `<li><svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true"><rect class="series-${number + 1}" width="10" height="10"/></svg> ${escapeHtml(name)}</li>`,
  )
  return `\n<ul class="legend">${items.join('')}</ul>`
}

function valueAt(values: readonly bigint[], index: number): bigint {
  const value = values[index] ?? 0n
  return value > 0n ? value : 0n
}

function larger(one: bigint, other: bigint): bigint {
  if (one > other) return one
  return other
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
