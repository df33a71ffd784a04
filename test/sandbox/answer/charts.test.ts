import { describe, expect, it } from 'vitest'
import { captionOf } from '../../../sandbox/answer/chart/caption.ts'
import { chartsOf } from '../../../sandbox/answer/chart/charts.ts'
import { barsIn, candlesIn, linePointsOf, placesIn } from '../../../sandbox/answer/chart/data.ts'
import { frameOf, isWide } from '../../../sandbox/answer/chart/frame.ts'
import { rolesOf, withRole } from '../../../sandbox/answer/chart/roles.ts'
import { logStart, suitsLog } from '../../../sandbox/answer/chart/scale.ts'
import type { Json } from '../../../sandbox/answer/json.ts'
import { listsOf } from '../../../sandbox/answer/table/lists.ts'
import { type Table, tableOf } from '../../../sandbox/answer/table/table.ts'

const tableFrom = (items: readonly Json[]): Table => tableOf({ items }, listsOf({ items }, () => true)[0]!)

const kindsOf = (items: readonly Json[]) => chartsOf(tableFrom(items)).map(({ kind }) => kind)

const candles = [
  { closedAt: '2026-01-02T00:00:00Z', open: 2, high: 5, low: 1, close: 4 },
  { closedAt: '2026-01-01T00:00:00Z', open: 3, high: 4, low: 2, close: 2 },
]

describe('the charts of a table', () => {
  it('are candles where there are open, high, low and close, with the volume if there is one', () => {
    const [chart] = chartsOf(tableFrom(candles.map((candle) => ({ ...candle, volumeUsd: 7 }))))
    expect(chart).toEqual({
      kind: 'candles',
      at: 'closedAt',
      open: 'open',
      high: 'high',
      low: 'low',
      close: 'close',
      volume: 'volumeUsd',
    })
  })

  it('are a line where there are times and numbers, epochs and decimal strings too', () => {
    const items = [
      { timestamp: 1_700_000_060, price: '2.5' },
      { timestamp: 1_700_000_000, price: '1.5' },
    ]
    const table = tableFrom(items)
    const [chart] = chartsOf(table)
    expect(chart).toEqual({ kind: 'line', at: 'timestamp', value: 'price', series: null })
    expect(chart?.kind === 'line' && linePointsOf(chart, table).map(({ at, value }) => [at.getTime(), value])).toEqual([
      [1_700_000_000_000, 1.5],
      [1_700_000_060_000, 2.5],
    ])
  })

  it('part the lines of several things by their name', () => {
    const items = ['btc', 'eth'].flatMap((key) => [
      { key, date: '2026-01-01', price: 1 },
      { key, date: '2026-01-02', price: 2 },
    ])
    expect(chartsOf(tableFrom(items))[0]).toMatchObject({ kind: 'line', series: 'key' })
  })

  it('are bars where names have numbers, the longest first', () => {
    const table = tableFrom([
      { id: 'a1', name: 'Ash', score: 3 },
      { id: 'b2', name: 'Oak', score: 9 },
    ])
    const [chart] = chartsOf(table)
    expect(chart).toEqual({ kind: 'bars', label: 'name', value: 'score' })
    expect(chart?.kind === 'bars' && barsIn(chart, table).map(({ label }) => label)).toEqual(['Oak', 'Ash'])
  })

  it('compare things with names before lining them up by when they were seen', () => {
    const items = [
      { name: 'Ash', score: 3, updatedAt: '2026-01-01T00:00:00Z' },
      { name: 'Oak', score: 9, updatedAt: '2026-01-01T00:00:07Z' },
    ]
    expect(kindsOf(items)).toEqual(['bars', 'line'])
  })

  it('are no map of one town, whose streets it would lack', () => {
    const lisbon = { name: 'Here', latitude: 38.71, longitude: -9.14 }
    expect(kindsOf([lisbon, { ...lisbon, name: 'There', longitude: -9.1 }])).not.toContain('points')
    expect(kindsOf([lisbon, { ...lisbon, name: 'Far', longitude: 2.35 }])).toContain('points')
  })

  it('are points on a map where there is a position, nested or not', () => {
    const items = [
      { name: 'Here', location: { latitude: 52.5, longitude: 13.4 } },
      { name: 'Nowhere', location: null },
      { name: 'There', location: { latitude: '48.1', longitude: '11.6' } },
    ]
    const table = tableFrom(items)
    const chart = chartsOf(table).find(({ kind }) => kind === 'points')
    expect(chart).toEqual({
      kind: 'points',
      latitude: 'location.latitude',
      longitude: 'location.longitude',
      label: 'name',
    })
    expect(chart?.kind === 'points' && placesIn(chart, table)).toEqual([
      { latitude: 52.5, longitude: 13.4, label: 'Here' },
      { latitude: 48.1, longitude: 11.6, label: 'There' },
    ])
  })

  it('are none for words, for positions off the globe, and for a single time', () => {
    expect(kindsOf([{ name: 'a' }, { name: 'b' }])).toEqual([])
    expect(
      kindsOf([
        { lat: 400, lon: 3 },
        { lat: 1, lon: 3 },
      ]),
    ).toEqual([])
    expect(kindsOf([{ at: '2026-01-01', value: 1 }])).toEqual([])
    expect(chartsOf({ columns: [], rows: [], left: 0 })).toEqual([])
  })

  it('leave out rows that are no whole candle', () => {
    const table = tableFrom([...candles, { closedAt: '2026-01-03T00:00:00Z', open: 2, high: null, low: 1, close: 4 }])
    const [chart] = chartsOf(table)
    expect(chart?.kind === 'candles' && candlesIn(chart, table).map(({ open }) => open)).toEqual([3, 2])
  })

  it('let the person choose other columns', () => {
    const table = tableFrom([
      { name: 'Ash', symbol: 'A', score: 3, height: 20 },
      { name: 'Oak', symbol: 'O', score: 9, height: 30 },
    ])
    const [chart] = chartsOf(table)
    if (!chart) throw new Error('No chart')
    const [label, value] = rolesOf(chart, table)
    expect(label?.columns).toEqual(['name', 'symbol'])
    expect(withRole(chart, value!, 'height')).toEqual({ kind: 'bars', label: 'name', value: 'height' })
  })
})

describe('a chart in words', () => {
  it('says what is drawn, its span and its extremes', () => {
    const table = tableFrom(candles)
    expect(captionOf(chartsOf(table)[0]!, table)).toBe(
      'Prices as candles: 2 candles from 2026-01-01 to 2026-01-02, between 1 and 5.',
    )
  })

  it('names places by their numbers, and says how large the map is', () => {
    const table = tableFrom([
      { name: 'Here', lat: 1, lon: 2 },
      { name: 'There', lat: 3, lon: 4 },
    ])
    expect(captionOf(chartsOf(table)[0]!, table)).toBe(
      '2 places on a map of 290 km from north to south: 1 Here, 2 There.',
    )
  })
})

describe('the frame of a map', () => {
  it('has air around the places, and never less than some 5 km', () => {
    expect(frameOf([{ latitude: 50, longitude: 10 }])).toEqual({
      west: 9.975,
      south: 49.975,
      east: 10.025,
      north: 50.025,
    })
    expect(
      frameOf([
        { latitude: 40, longitude: 0 },
        { latitude: 50, longitude: 20 },
      ]),
    ).toEqual({
      west: -3,
      south: 38.5,
      east: 23,
      north: 51.5,
    })
  })

  it('ends where the world does', () => {
    const frame = frameOf([
      { latitude: 89, longitude: -180 },
      { latitude: -89, longitude: 180 },
    ])
    expect(frame).toEqual({ west: -179.9, south: -80, east: 179.9, north: 80 })
    expect(isWide(frame)).toBe(true)
  })
})

describe('the scale of a chart', () => {
  const suits = (values: readonly (number | string)[]) => {
    const table = tableFrom(values.map((value, index) => ({ name: `n${index}`, value })))
    const [chart] = chartsOf(table)
    return chart ? suitsLog(chart, table) : null
  }

  it.each([
    [[1, 101], true],
    [['0.001', '5'], true],
    [[1, 100], false],
    [[0, 1000], false],
    [[-5, 1000], false],
    [[2, 2], false],
  ])('may be logarithmic for %j: %j', (values, isOffered) => {
    expect(suits(values)).toBe(isOffered)
  })

  it('is never so for a map', () => {
    const table = tableFrom([
      { name: 'a', latitude: 0.1, longitude: 0.1 },
      { name: 'b', latitude: 80, longitude: 100 },
    ])
    expect(suitsLog(chartsOf(table)[0]!, table)).toBe(false)
  })

  it('begins below the smallest value', () => {
    expect(logStart([35, 4000])).toBe(10)
    expect(logStart([10, 4000])).toBe(1)
  })
})
