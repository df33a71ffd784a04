import * as Plot from '@observablehq/plot'
import { numberText } from '../table/shownCell.ts'
import type { Table } from '../table/table.ts'
import type { Chart } from './charts.ts'
import { barsIn, candlesIn, linePointsOf } from './data.ts'
import { drawMap } from './drawMap.ts'
import { logStart, type Scale } from './scale.ts'

/** Maximum width of a label's letter, in pixels. */
const LETTER = 7

/** Maximum letters of a label. */
const MOST_LABEL = 24

/** Plot options of time series. */
const OVER_TIME: Plot.PlotOptions = {
  marginLeft: 60,
  marginTop: 32,
  className: 'plot',
  x: { type: 'utc', label: null },
}

/** Draws a chart at a width in pixels. This file imports the chart library: load it on demand. */
export async function draw(chart: Chart, table: Table, width: number, scale: Scale): Promise<Element> {
  switch (chart.kind) {
    case 'line':
      return drawLine(chart, table, width, scale)
    case 'candles':
      return drawCandles(chart, table, width, scale)
    case 'bars':
      return drawBars(chart, table, width, scale)
    case 'points':
      return await drawMap(chart, table, width)
  }
}

function drawLine(chart: Extract<Chart, { kind: 'line' }>, table: Table, width: number, scale: Scale): Element {
  const points = [...linePointsOf(chart, table)]
  const stroke = chart.series === null ? 'var(--accent)' : 'series'
  return Plot.plot({
    ...OVER_TIME,
    width,
    height: 300,
    y: { type: scale, label: chart.value, grid: true, nice: true, tickFormat: '~s' },
    color: { legend: chart.series !== null },
    marks: [
      Plot.lineY(points, { x: 'at', y: 'value', stroke, strokeWidth: 2 }),
      points.length <= 40 ? Plot.dot(points, { x: 'at', y: 'value', fill: stroke, r: 2.5 }) : null,
      Plot.tip(points, Plot.pointerX({ x: 'at', y: 'value', stroke })),
    ],
  })
}

function drawCandles(chart: Extract<Chart, { kind: 'candles' }>, table: Table, width: number, scale: Scale): Element {
  const candles = [...candlesIn(chart, table)]
  const colour = ({ open, close }: (typeof candles)[number]) => (close >= open ? 'var(--money)' : 'var(--bad)')
  const body = Math.max(1, Math.min(12, ((width - 80) / candles.length) * 0.6))
  const prices = Plot.plot({
    ...OVER_TIME,
    width,
    height: 300,
    y: { type: scale, label: 'Price', grid: true, nice: true, tickFormat: '~s' },
    marks: [
      Plot.ruleX(candles, { x: 'at', y1: 'low', y2: 'high', stroke: colour }),
      Plot.ruleX(candles, { x: 'at', y1: 'open', y2: 'close', stroke: colour, strokeWidth: body }),
      Plot.tip(
        candles,
        Plot.pointerX({
          x: 'at',
          y: 'high',
          title: ({ at, open, high, low, close, volume }: (typeof candles)[number]) =>
            [
              at.toISOString().slice(0, 16).replace('T', ' '),
              `open ${open}`,
              `high ${high}`,
              `low ${low}`,
              `close ${close}`,
              ...(volume === null ? [] : [`volume ${volume}`]),
            ].join('\n'),
        }),
      ),
    ],
  })
  if (chart.volume === null) return prices
  const volumes = Plot.plot({
    ...OVER_TIME,
    width,
    height: 100,
    y: { label: chart.volume, ticks: 3, tickFormat: '~s' },
    marks: [
      Plot.ruleX(candles, { x: 'at', y: 'volume', stroke: 'var(--ink-soft)', strokeWidth: body }),
      Plot.ruleY([0]),
    ],
  })
  const both = document.createElement('div')
  both.append(prices, volumes)
  return both
}

function drawBars(chart: Extract<Chart, { kind: 'bars' }>, table: Table, width: number, scale: Scale): Element {
  const bars = [...barsIn(chart, table)]
  const start = scale === 'log' ? logStart(bars.map(({ value }) => value)) : 0
  const longest = bars.reduce((length, { label }) => Math.max(length, label.length), 0)
  const fitting = Math.min(longest, MOST_LABEL, Math.floor((width / 3 - 16) / LETTER))
  return Plot.plot({
    width,
    height: bars.length * 26 + 64,
    marginBottom: 44,
    marginLeft: fitting * LETTER + 16,
    marginRight: 56,
    className: 'plot',
    x: { type: scale, label: chart.value, grid: true, nice: true, tickFormat: '~s', ticks: Math.max(2, width / 120) },
    y: {
      label: null,
      domain: bars.map(({ label }) => label),
      tickFormat: (label: string) => shortened(label, fitting),
    },
    marks: [
      Plot.barX(bars, { x1: start, x2: 'value', y: 'label', fill: 'var(--accent)' }),
      Plot.text(bars, {
        x: 'value',
        y: 'label',
        text: ({ value }: (typeof bars)[number]) => numberText(value),
        textAnchor: 'start',
        dx: 4,
      }),
      Plot.ruleX([start]),
    ],
  })
}

function shortened(label: string, most: number): string {
  return label.length > most ? `${label.slice(0, most - 1)}…` : label
}
