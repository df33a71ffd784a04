import * as Plot from '@observablehq/plot'
import { formatUsd } from '../api/usd.ts'
import type { SpendTotals } from './totals.ts'

/** Bars by service. Millionths become numbers for drawing only; labels are exact. */
export function drawServices({ services }: SpendTotals, width: number): Element {
  const bars = services.map(({ service, micro }) => ({ service, usd: Number(micro) / 1e6, text: formatUsd(micro) }))
  return Plot.plot({
    width,
    height: bars.length * 30 + 64,
    marginBottom: 44,
    marginLeft: 76,
    marginRight: 64,
    className: 'plot',
    x: { label: 'USD', grid: true, nice: true, ticks: Math.max(2, width / 100) },
    y: { label: null, domain: bars.map(({ service }) => service) },
    marks: [
      Plot.barX(bars, { x: 'usd', y: 'service', fill: 'var(--accent)' }),
      Plot.text(bars, { x: 'usd', y: 'service', text: 'text', textAnchor: 'start', dx: 4 }),
      Plot.ruleX([0]),
    ],
  })
}

/** Bars by day, the services stacked. */
export function drawDays({ services, days }: SpendTotals, width: number): Element {
  const bars = days.map(({ day, service, micro }) => ({
    day: new Date(day),
    service,
    usd: Number(micro) / 1e6,
    title: `${day}: ${formatUsd(micro)} USD for ${service}`,
  }))
  const names = services.map(({ service }) => service)
  return Plot.plot({
    width,
    height: 260,
    marginLeft: 50,
    marginTop: 32,
    className: 'plot',
    x: { type: 'utc', label: null, domain: domainOf(bars) },
    y: { label: 'USD', grid: true, nice: true },
    color: { legend: true, domain: names, scheme: names.length > 10 ? 'rainbow' : 'observable10' },
    marks: [
      Plot.rectY(bars, {
        x: 'day',
        interval: 'day',
        y: 'usd',
        fill: 'service',
        order: names,
        title: 'title',
        tip: true,
      }),
      Plot.ruleY([0]),
    ],
  })
}

const DAY = 86_400_000

/** At least a week: a single day as wide as the page would be misleading. */
function domainOf(bars: readonly { readonly day: Date }[]): [Date, Date] {
  const times = bars.map(({ day }) => day.getTime())
  const [first, last] = [Math.min(...times), Math.max(...times)]
  return [new Date(Math.min(first, last - 6 * DAY)), new Date(last + DAY)]
}
