import { beforeAll, describe, expect, it } from 'vitest'
import { circulatingSupplyAt, coinById } from '../../../../stand-ins/worlds/market/coins.ts'
import { openStandIn, type StandIn, sum } from './standIn.ts'

type Pegs = Readonly<Record<string, number>>
interface Stablecoin {
  readonly id: string
  readonly symbol: string
  readonly pegType: string
  readonly circulating: Pegs
  readonly circulatingPrevWeek: Pegs
  readonly chainCirculating: Readonly<Record<string, { readonly current: Pegs; readonly circulatingPrevWeek: Pegs }>>
  readonly chains: readonly string[]
  readonly price?: number
}
interface StablecoinHistory {
  readonly chainBalances: Readonly<Record<string, { readonly tokens: readonly { date: number; circulating: Pegs }[] }>>
  readonly currentChainBalances: Readonly<Record<string, Pegs>>
  readonly tokens: readonly { readonly date: number; readonly circulating: Pegs }[]
}
interface Pool {
  readonly pool: string
  readonly chain: string
  readonly project: string
  readonly tvlUsd: number
  readonly apy: number
  readonly apyBase: number
  readonly apyReward: number | null
  readonly apyPct1D: number
  readonly apyMean30d: number
  readonly totalSupplyUsd: number
  readonly totalBorrowUsd: number
  readonly apyBaseBorrow: number
}

const PRESENT = new Date('2026-11-20T12:00:00Z')

let standIn: StandIn
beforeAll(() => {
  standIn = openStandIn()
})

describe('stablecoins', () => {
  let coins: readonly Stablecoin[]
  beforeAll(async () => {
    coins = (await standIn.ask<{ peggedAssets: Stablecoin[] }>('/stablecoins/stablecoins?includePrices=true'))
      .peggedAssets
  })

  it('in circulation are those on all chains, now and before', () => {
    expect(coins.length).toBeGreaterThan(50)
    for (const { symbol, pegType, circulating, circulatingPrevWeek, chainCirculating, chains } of coins) {
      const onChains = Object.values(chainCirculating)
      expect(Object.keys(chainCirculating)).toEqual(chains)
      expect({ symbol, now: sum(onChains.map(({ current }) => current[pegType] ?? 0)) }).toEqual({
        symbol,
        now: circulating[pegType],
      })
      const weekAgo = onChains.map((chain) => chain.circulatingPrevWeek[pegType] ?? 0)
      expect(sum(weekAgo)).toBe(circulatingPrevWeek[pegType])
    }
  })

  it('are as many as the coin has in circulation, and cost what it costs', () => {
    const usdc = coins.find(({ symbol }) => symbol === 'USDC')
    const coin = coinById('usd-coin')
    expect(usdc?.circulating.peggedUSD).toBe(Math.round(circulatingSupplyAt(coin!, PRESENT.getTime())))
    expect(usdc?.price).toBe(standIn.world.prices.priceAt('usd-coin', PRESENT.getTime()))
  })

  it('end their history at the present', async () => {
    const usdt = coins.find(({ symbol }) => symbol === 'USDT')
    const history = await standIn.ask<StablecoinHistory>(`/stablecoins/stablecoin/${usdt?.id}`)
    expect(history.tokens.at(-1)?.circulating).toEqual(usdt?.circulating)
    for (const [chain, { current }] of Object.entries(usdt?.chainCirculating ?? {})) {
      expect(history.currentChainBalances[chain]).toEqual(current)
      expect(history.chainBalances[chain]?.tokens.at(-1)?.circulating).toEqual(current)
    }
    for (const { date, circulating } of history.tokens) {
      const parts = Object.values(history.chainBalances).map(
        ({ tokens }) => tokens.find((point) => point.date === date)?.circulating.peggedUSD ?? 0,
      )
      expect(sum(parts)).toBe(circulating.peggedUSD)
    }
  })

  it('add up in the chart of all, and on each chain', async () => {
    const chart = await standIn.ask<{ totalCirculating: Pegs; totalCirculatingUSD: Pegs }[]>(
      '/stablecoins/stablecoincharts/all',
    )
    const chains = await standIn.ask<{ totalCirculatingUSD: Pegs }[]>('/stablecoins/stablecoinchains')
    const last = chart.at(-1)
    expect(chart).toHaveLength(401)
    for (const peg of ['peggedUSD', 'peggedEUR', 'peggedJPY', 'peggedREAL']) {
      const kind = coins.filter(({ pegType }) => pegType === peg)
      expect(last?.totalCirculating[peg]).toBe(sum(kind.map(({ circulating }) => circulating[peg] ?? 0)))
      const inUsd = sum(kind.map(({ circulating, price }) => Math.round((circulating[peg] ?? 0) * (price ?? 0))))
      expect(last?.totalCirculatingUSD[peg]).toBe(inUsd)
      // On each chain what it is worth is rounded to the dollar.
      const onChains = sum(chains.map(({ totalCirculatingUSD }) => totalCirculatingUSD[peg] ?? 0))
      expect(Math.abs(onChains - inUsd)).toBeLessThan(kind.length * 12)
    }
    for (const { totalCirculating } of chart) expect(totalCirculating.peggedUSD).toBeGreaterThan(1e11)
  })
})

describe('yields', () => {
  let pools: readonly Pool[]
  beforeAll(async () => {
    pools = (await standIn.ask<{ data: Pool[] }>('/yields/pools')).data
  })

  it('are of pools that hold no more than their protocols', async () => {
    const protocols =
      await standIn.ask<{ slug: string; chainTvls: Readonly<Record<string, number>> }[]>('/api/protocols')
    expect(pools.length).toBeGreaterThan(1_000)
    expect(new Set(pools.map(({ pool }) => pool)).size).toBe(pools.length)
    for (const { slug, chainTvls } of protocols) {
      for (const [chain, tvl] of Object.entries(chainTvls)) {
        const there = pools.filter((pool) => pool.project === slug && pool.chain === chain)
        expect(sum(there.map(({ tvlUsd }) => tvlUsd))).toBeLessThanOrEqual(tvl)
      }
    }
  })

  it('end their history at the present, and their mean is that of its last 30 points', async () => {
    for (const pool of pools.filter((_, index) => index % 151 === 0)) {
      const { data } = await standIn.ask<{
        data: { timestamp: string; tvlUsd: number; apy: number; apyBase: number }[]
      }>(`/yields/chart/${pool.pool}`)
      expect(data.at(-1)).toMatchObject({
        timestamp: PRESENT.toISOString(),
        tvlUsd: pool.tvlUsd,
        apy: pool.apy,
        apyBase: pool.apyBase,
      })
      expect(sum(data.slice(-30).map(({ apy }) => apy)) / 30).toBeCloseTo(pool.apyMean30d, 4)
    }
  })

  it('are what is earned and what is given together', () => {
    expect(pools.some(({ apyReward }) => apyReward === null)).toBe(true)
    for (const { apy, apyBase, apyReward } of pools) expect(apy).toBeCloseTo(apyBase + (apyReward ?? 0), 4)
  })

  it('of loans come from what borrowers pay on what they borrowed', async () => {
    const { data } = await standIn.ask<{ data: Pool[] }>('/yields/poolsBorrow')
    expect(data.length).toBeGreaterThan(150)
    for (const one of data) {
      expect(one.totalSupplyUsd - one.totalBorrowUsd).toBe(one.tvlUsd)
      expect(one.apyBase * one.totalSupplyUsd).toBeLessThan(one.apyBaseBorrow * one.totalBorrowUsd)
      const { apyBase, tvlUsd, apy } = pools.find(({ pool }) => pool === one.pool) ?? {}
      expect({ apyBase, tvlUsd, apy }).toEqual({ apyBase: one.apyBase, tvlUsd: one.tvlUsd, apy: one.apy })
    }
  })

  it('of futures are told with the price of the coin itself', async () => {
    const { data } = await standIn.ask<{
      data: {
        baseAsset: string
        market: string
        indexPrice: number
        fundingRate7dAverage: number
        fundingRate7dSum: number
      }[]
    }>('/yields/perps')
    const bitcoin = data.filter(({ baseAsset }) => baseAsset === 'BTC')
    expect(bitcoin.length).toBeGreaterThan(3)
    const price = standIn.world.prices.priceAt('bitcoin', PRESENT.getTime())
    for (const { indexPrice } of bitcoin) expect(indexPrice / price).toBeCloseTo(1, 6)
    for (const one of data) expect(one.fundingRate7dSum / 21).toBeCloseTo(one.fundingRate7dAverage, 6)
  })

  it('of staked ETH are told with what its tokens cost against ETH', async () => {
    const rates =
      await standIn.ask<{ symbol: string; marketRate: number; expectedRate: number; ethPeg: number }[]>(
        '/yields/lsdRates',
      )
    const { prices } = standIn.world
    const steth = rates.find(({ symbol }) => symbol === 'stETH')
    const at = PRESENT.getTime()
    expect(steth?.marketRate).toBeCloseTo(prices.priceAt('staked-ether', at) / prices.priceAt('ethereum', at), 5)
    for (const { marketRate, expectedRate, ethPeg } of rates)
      expect((marketRate / expectedRate - 1) * 100).toBeCloseTo(ethPeg, 2)
  })
})
