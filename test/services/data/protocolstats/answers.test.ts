import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { PROTOCOLSTATS_ROWS } from '../../../contract/facts/data/protocolstats.ts'
import { bodyOf, send } from '../../../contract/requests.ts'
import { json } from '../../../support/wallet.ts'
import { sum } from './standIn.ts'

/** The world moves on with the clock: answers that are compared are of one moment. */
const NOW = new Date()

/** What each answer costs, in atomic units. */
const PRICE = 10_000n

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['data'], { now: () => NOW })
}, 120_000)
afterAll(() => answering?.stop())

/** Pays for a question as a caller does, whatever it answers. */
function pay(path: string, input: object): Promise<Response> {
  return answering.wallet.pay(`${answering.tollgraph.url}/data/api/protocolstats/${path}`, json(input))
}

const untold = new Set(['ReadYieldChart'])

it.each(PROTOCOLSTATS_ROWS.filter(({ operation }) => !untold.has(operation)).map((row) => [row.path, row] as const))(
  '%s answers what is documented, for its price',
  async (_, { operation, sample }) => {
    expect(await answering.costOf(() => answering.call(operation, sample))).toBe(PRICE)
  },
)

describe('answers agree', () => {
  it('on what a protocol holds', async () => {
    const protocols = await answering.call<{ slug: string; tvl: number; chains: string[] }[]>('ListProtocols')
    const aave = protocols.find(({ slug }) => slug === 'aave')
    expect(await answering.call<unknown>('ReadProtocolTvl', { name: 'aave' })).toBe(aave?.tvl)
    const history = await answering.call<{
      currentChainTvls: Record<string, number>
      chainTvls: Record<string, { tvl: { totalLiquidityUSD: number }[] }>
    }>('ReadProtocol', { name: 'aave' })
    expect(Object.keys(history.currentChainTvls)).toEqual(aave?.chains)
    expect(sum(Object.values(history.currentChainTvls))).toBe(aave?.tvl)
    for (const [chain, tvl] of Object.entries(history.currentChainTvls))
      expect(history.chainTvls[chain]?.tvl.at(-1)?.totalLiquidityUSD).toBe(tvl)
  })

  it('on the past of a pool, which is told at the time of the list', async () => {
    const { data } = await answering.call<{ data: { pool: string; apy: number; tvlUsd: number }[] }>('ListYieldPools')
    const [largest] = data
    const chart = await answering.call<{ data: { apy: number; tvlUsd: number }[] }>('ReadYieldChart', {
      pool: largest?.pool,
    })
    expect(chart.data.at(-1)).toMatchObject({ apy: largest?.apy, tvlUsd: largest?.tvlUsd })
  })

  it('on what a stablecoin costs, by its number and by its contract', async () => {
    const { peggedAssets } = await answering.call<{ peggedAssets: { symbol: string; id: string; price: number }[] }>(
      'ListStablecoins',
      { includePrices: true },
    )
    const usdc = peggedAssets.find(({ symbol }) => symbol === 'USDC')
    const one = await answering.call<{ price: number }>('ReadStablecoin', { id: Number(usdc?.id) })
    expect(one.price).toBe(usdc?.price)
    const key = 'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    const { coins } = await answering.call<{ coins: Record<string, { price: number; decimals: number }> }>(
      'ReadCoinPrices',
      { coins: key },
    )
    // Lists are some minutes old at most; a dollar does not move far in that time.
    expect(coins[key]?.price).toBeCloseTo(one.price, 2)
    expect(coins[key]?.decimals).toBe(6)
  })

  it('leave out what was not asked for', async () => {
    const { peggedAssets } = await answering.call<{ peggedAssets: object[] }>('ListStablecoins')
    expect(peggedAssets.some((coin) => 'price' in coin)).toBe(false)
    expect(await answering.call('ListBridges')).not.toHaveProperty('chains')
    const whole = await answering.call<{ totalDataChart: unknown[] }>('ReadDexOverview')
    expect(whole.totalDataChart.length).toBe(399)
    expect(await answering.call('ReadDexOverview', { excludeTotalDataChart: true })).toMatchObject({
      totalDataChart: [],
    })
  })
})

describe('nothing is paid', () => {
  it.each([
    ['protocol', { name: 'nothing' }],
    ['tvl', { name: 'nothing' }],
    ['chain-tvl', { chain: 'Nowhere' }],
    ['coins/block', { chain: 'ethereum', timestamp: 1_000_000_000 }],
    ['stablecoin', { id: 4_000_000 }],
    ['dex-summary', { protocol: 'lido' }],
    ['fees-summary', { protocol: 'nothing' }],
    ['emission', { protocol: 'nothing' }],
    ['bridge', { id: 4_000_000 }],
    ['bridge-volume', { chain: 'Nowhere' }],
    ['bridge-transactions', { id: 1, sourcechain: 'Nowhere' }],
    ['treasury', { symbol: 'NONE' }],
  ])('for %s of what does not exist, which is 404', async (path, input) => {
    const cost = await answering.costOf(async () => {
      const response = await pay(path, input)
      expect(response.status).toBe(404)
      expect(await bodyOf(response)).toMatchObject({ success: false, error: 'Nothing is known by that name' })
    })
    expect(cost).toBe(0n)
  })

  it.each([
    ['coins/prices', { coins: 'marketdata:nothing' }, { coins: {} }],
    ['coins/chart', { coins: 'nowhere:0x1' }, { coins: {} }],
    ['stablecoin-charts', { stablecoin: 4_000_000 }, []],
    ['yields/chart', { pool: '00000000-0000-4000-a000-000000000000' }, { status: 'success', data: [] }],
    ['bridge-transactions', { id: 1, address: '0x0000000000000000000000000000000000000001' }, []],
  ])('for %s that finds nothing', async (path, input, nothing) => {
    const cost = await answering.costOf(async () => {
      const response = await pay(path, input)
      expect(response.status).toBe(200)
      expect(await bodyOf(response)).toEqual(nothing)
    })
    expect(cost).toBe(0n)
  })

  it.each([
    ['coins/prices', { coins: 'bitcoin' }, ['coins', 0]],
    ['coins/prices', { coins: 'a:b,c' }, ['coins', 1]],
    ['coins/batch-historical', { coins: { bitcoin: [1] } }, ['coins', 0, 'coin']],
    ['coins/batch-historical', { coins: { 'a:b': [-1] } }, ['coins', 0, 'timestamps', 0]],
    ['coins/batch-historical', { coins: { 'a:b': Array(501).fill(1) } }, ['coins', 0, 'timestamps']],
    ['coins/chart', { coins: 'a:b', start: 1_780_000_000, end: 1_780_000_001 }, ['end']],
    ['coins/chart', { coins: Array(60).fill('a:b').join(','), span: 500 }, ['span']],
    ['bridge-transactions', { id: 1, starttimestamp: 1_780_000_001, endtimestamp: 1_780_000_000 }, ['starttimestamp']],
  ])('for %s with %j, which is 400', async (path, input, place) => {
    const cost = await answering.costOf(async () => {
      const response = await pay(path, input)
      expect(response.status).toBe(400)
      const { issues } = await bodyOf<{ issues: { path: unknown[] }[] }>(response)
      expect(issues.map((issue) => issue.path)).toContainEqual(place)
    })
    expect(cost).toBe(0n)
  })
})

it('tells that its facts are made up, and how old they are', async () => {
  const response = await pay('chains', {})
  expect(response.headers.get('x-data-source')).toBe('sandbox')
  expect(Number(response.headers.get('age'))).toBeLessThan(70)
})

it('walks from protocols to fees in one bill', async () => {
  const query = `{
    protocol(slug: "aave") { tvlUsd fees { total24h } }
    unknown: protocol(slug: "nothing") { tvlUsd }
  }`
  const cost = await answering.costOf(async () => {
    const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query }))
    const { data } = await bodyOf<{ data: Record<string, unknown> }>(response)
    expect(data).toMatchObject({
      protocol: { tvlUsd: expect.any(Number), fees: { total24h: expect.any(Number) } },
      unknown: { tvlUsd: null },
    })
  })
  expect(cost).toBe(2n * PRICE)
})

it('refuses a request that was not paid with the price', async () => {
  const row = PROTOCOLSTATS_ROWS.find(({ operation }) => operation === 'ListHacks')
  expect((await send(answering.tollgraph, row!, {})).status).toBe(402)
})
