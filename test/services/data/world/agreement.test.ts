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

interface Trade {
  readonly attributes: { readonly block_timestamp: string; readonly kind: string; readonly volume_in_usd: string }
}

describe('the volume of a pool', () => {
  const pool = { network: 'eth', address: '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640' }
  let trades: readonly Trade[]
  beforeAll(async () => {
    const answer = await ask<{ data: Trade[] }>('marketdata/onchain/pool/trades', pool)
    trades = answer.data
  })
  const sumOf = (some: readonly Trade[]) =>
    some.reduce((sum, { attributes }) => sum + Number(attributes.volume_in_usd), 0)

  it('of an hour is that of as many trades as it counts', async () => {
    const { data } = await ask<{
      data: {
        attributes: {
          volume_usd: { h1: string }
          transactions: { h1: { buys: number; sells: number } }
        }
      }
    }>('marketdata/onchain/pool', pool)
    const { volume_usd: volume, transactions } = data.attributes
    const count = transactions.h1.buys + transactions.h1.sells
    expect(count).toBeGreaterThan(10)
    expect(sumOf(trades.slice(0, count)) / Number(volume.h1)).toBeCloseTo(1, 6)
  })

  it('of a minute’s candle is that of its trades', async () => {
    const minute = 60
    const before = Math.floor(NOW.getTime() / 60_000) * minute - 10 * minute
    const { data } = await ask<{ data: { attributes: { ohlcv_list: Candle[] } } }>('marketdata/onchain/pool/ohlcv', {
      ...pool,
      timeframe: 'minute',
      limit: 20,
      before_timestamp: String(before),
    })
    for (const [at, , , , , volume] of data.attributes.ohlcv_list) {
      const inMinute = trades.filter(({ attributes }) => {
        const second = Date.parse(attributes.block_timestamp) / 1_000
        return second > at && second <= at + minute
      })
      expect(Math.abs(sumOf(inMinute) - volume)).toBeLessThan(1e-6 * volume + 1e-6)
    }
  })
})

it('the volume of a bridge on a day is that of its transactions', async () => {
  const day = Date.parse('2026-11-19T00:00:00Z') / 1_000
  const { bridges } = await ask<{ bridges: { id: number; lastDailyVolume: number }[] }>('protocolstats/bridges', {})
  const [bridge] = [...bridges].sort((one, other) => one.lastDailyVolume - other.lastDailyVolume)
  const transactions = await ask<{ usd_value: number; is_deposit: boolean }[]>('protocolstats/bridge-transactions', {
    id: bridge?.id,
    starttimestamp: day,
    endtimestamp: day + 24 * HOUR,
    limit: 1_000,
  })
  expect(transactions.length).toBeLessThan(1_000)
  const deposits = transactions.filter(({ is_deposit: isDeposit }) => isDeposit)
  const sum = deposits.reduce((total, { usd_value: usd }) => total + usd, 0)
  expect(sum / (bridge?.lastDailyVolume ?? 0)).toBeCloseTo(1, 6)
})
