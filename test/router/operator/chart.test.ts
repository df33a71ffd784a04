import { describe, expect, it } from 'vitest'
import { barChart } from '../../../router/operator/chart.ts'

const textOf = (value: bigint) => `${value} units`

function boxes(svg: string): { readonly name: string; readonly y: number; readonly height: number }[] {
  return [
    ...svg.matchAll(/<rect class="(series-\d)" x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"><title>/g),
  ].map(([, name = '', y, height]) => ({ name, y: Number(y), height: Number(height) }))
}

describe('a bar chart', () => {
  it('draws a bar for each value, the largest as high as the plot', () => {
    const svg = barChart({
      title: 'By day',
      labels: ['a', 'b', 'c'],
      series: [{ name: 'one', values: [50n, 0n, 100n] }],
      textOf,
    })
    expect(boxes(svg).map(({ height }) => height)).toEqual([80, 160])
    expect(svg).toContain('<title>a: 50 units, one</title>')
    expect(svg).toContain('aria-label="By day"')
    expect(svg).not.toContain('<title>b')
  })

  it('stacks series, and names them in a legend', () => {
    const series = [
      { name: 'below', values: [25n] },
      { name: 'above', values: [75n] },
    ]
    const svg = barChart({ title: 'Stacked', labels: ['a'], series, textOf })
    const [below, above] = boxes(svg)
    expect(below).toMatchObject({ name: 'series-1', height: 40 })
    expect(above).toMatchObject({ name: 'series-2', height: 120, y: (below?.y ?? 0) - 120 })
    expect(svg).toMatch(/<ul class="legend">.*below.*above/)
  })

  it('is exact for amounts that no float holds', () => {
    const most = 2n ** 200n
    const svg = barChart({
      title: 'Large',
      labels: ['a', 'b'],
      series: [{ name: 'one', values: [most, most / 4n] }],
      textOf,
    })
    expect(boxes(svg).map(({ height }) => height)).toEqual([160, 40])
  })

  it('draws no bar for what is zero or less, and none at all without values', () => {
    const svg = barChart({ title: 'Empty', labels: ['a', 'b'], series: [{ name: 'one', values: [0n, -5n] }], textOf })
    expect(boxes(svg)).toEqual([])
    expect(barChart({ title: 'None', labels: [], series: [{ name: 'one', values: [] }], textOf })).toContain('<svg')
  })

  it('has texts escaped, no inline style, and few labels for many bars', () => {
    const labels = Array.from({ length: 366 }, (_, index) => `<${index}>`)
    const svg = barChart({ title: '"<b>"', labels, series: [{ name: '<i>', values: labels.map(() => 1n) }], textOf })
    expect(svg).not.toMatch(/<b>|<i>|style=/)
    expect(svg).toContain('&lt;0&gt;')
    expect(svg.match(/text-anchor="middle"/g)).toHaveLength(8)
  })
})
