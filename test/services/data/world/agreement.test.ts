import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'

/** Between two ticks of the market, and of protocol statistics. */
const NOW = new Date('2026-11-20T12:34:56Z')
const HOUR = 3_600

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph({}, { now: () => NOW })
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

/** Pays for an answer of a path below `/data/api`. */
async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const response = await wallet.pay(`${tollgraph.url}/data/api/${path}`, json(body))
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

interface Capped {
  readonly id: string
  readonly market_cap: number
}

describe('a coin', () => {
  it.each(['aave', 'uniswap'])('has one market cap wherever it is shown: %s', async (id) => {
    const [listed] = await ask<Capped[]>('marketdata/markets', { vs_currency: 'usd', ids: [id] })
    const details = await ask<{ market_data: { market_cap: { usd: number } } }>('marketdata/coin', { id })
    const quotes = await ask<Record<string, { usd_market_cap: number }>>('marketdata/price', {
      ids: [id],
      vs_currencies: ['usd'],
      include_market_cap: true,
    })
    const chart = await ask<{ market_caps: [number, number][] }>('marketdata/chart', {
      id,
      vs_currency: 'usd',
      days: '1',
    })
    const protocols = await ask<{ marketdata_id: string | null; mcap: number | null }[]>('protocolstats/protocols', {})
    const unlocks = await ask<{ marketdata_id: string | null; mcap: number | null }[]>('protocolstats/emissions', {})
    const shown = [
      details.market_data.market_cap.usd,
      quotes[id]?.usd_market_cap,
      chart.market_caps.at(-1)?.[1],
      ...[...protocols, ...unlocks].filter(({ marketdata_id: coin }) => coin === id).map(({ mcap }) => mcap),
    ]
    expect(new Set(shown)).toEqual(new Set([listed?.market_cap]))
  })
})

type Candle = readonly [at: number, open: number, high: number, low: number, close: number, volume: number]

it('candles of a day are what those of its hours are together', async () => {
  const pool = { network: 'eth', address: '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640' }
  const candles = async (timeframe: string, limit: number, before: number) => {
    const body = { ...pool, timeframe, limit, before_timestamp: String(before) }
    const { data } = await ask<{ data: { attributes: { ohlcv_list: Candle[] } } }>(
      'marketdata/onchain/pool/ohlcv',
      body,
    )
    return data.attributes.ohlcv_list
  }
  const midnight = Date.parse('2026-11-20T00:00:00Z') / 1000
  const [day] = await candles('day', 1, midnight)
  const hours = await candles('hour', 24, midnight)
  expect(hours).toHaveLength(24)
  expect(hours.at(-1)?.[0]).toBe(midnight - 24 * HOUR)
  const volume = hours.reduce((sum, hour) => sum + hour[5], 0)
  const [, open, high, low, close, traded] = day ?? []
  expect(open).toBe(hours.at(-1)?.[1])
  expect(high).toBeCloseTo(Math.max(...hours.map((hour) => hour[2])), 9)
  expect(low).toBeCloseTo(Math.min(...hours.map((hour) => hour[3])), 9)
  expect(close).toBe(hours[0]?.[4])
  expect(traded).toBeCloseTo(volume, 3)
})

it.each([
  ['protocolstats/coins/prices-historical', { timestamp: 1_900_000_000, coins: 'marketdata:bitcoin' }, 'timestamp'],
  ['protocolstats/coins/block', { chain: 'ethereum', timestamp: 1_900_000_000 }, 'timestamp'],
  ['marketdata/history', { id: 'bitcoin', date: '31-12-2030' }, 'date'],
  [
    'nodedata/prices/historical',
    { network: 'base-sepolia', symbol: 'ETH', startTime: '2030-01-01T00:00:00Z', endTime: '2030-01-02T00:00:00Z' },
    'startTime',
  ],
])('a price of the future is refused, names its member and costs nothing: %s', async (path, body, member) => {
  const before = await wallet.balance()
  const response = await wallet.pay(`${tollgraph.url}/data/api/${path}`, json(body))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ issues: [{ path: [member] }] })
  expect(await wallet.balance()).toBe(before)
})
