import { beforeAll, describe, expect, it } from 'vitest'
import { blockAt, networkById } from '../../../../stand-ins/worlds/market/networks.ts'
import { NOON, openStandIn, type StandIn, sum } from './standIn.ts'

let standIn: StandIn
beforeAll(() => {
  standIn = openStandIn()
})

describe('prices by coin key', () => {
  interface Price {
    readonly price: number
    readonly timestamp: number
    readonly symbol: string
    readonly decimals?: number
  }
  const AT = Date.parse('2026-06-01T10:00:00Z') / 1000
  const USDC = 'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

  it('are those of the coins, under the key as it was asked for', async () => {
    const { coins } = await standIn.ask<{ coins: Record<string, Price> }>(
      `/coins/prices/current/coingecko:bitcoin,${USDC},coingecko:nothing,nowhere:0x1`,
    )
    expect(Object.keys(coins)).toEqual(['coingecko:bitcoin', USDC])
    const { prices, asOf } = standIn.world
    expect(coins['coingecko:bitcoin']?.price).toBe(prices.priceAt('bitcoin', asOf()))
    expect(coins[USDC]).toMatchObject({ symbol: 'USDC', decimals: 6, price: prices.priceAt('usd-coin', asOf()) })
  })

  it('are the same one by one, all at once and in a chart', async () => {
    const { coins: then } = await standIn.ask<{ coins: Record<string, Price> }>(
      `/coins/prices/historical/${AT}/coingecko:ethereum`,
    )
    const asked = encodeURIComponent(JSON.stringify({ 'coingecko:ethereum': [AT - 3600, AT] }))
    const { coins: batch } = await standIn.ask<{ coins: Record<string, { prices: Price[] }> }>(
      `/coins/batchHistorical?coins=${asked}`,
    )
    const { coins: chart } = await standIn.ask<{ coins: Record<string, { prices: Price[] }> }>(
      `/coins/chart/coingecko:ethereum?end=${AT}&span=24&period=1h`,
    )
    const price = then['coingecko:ethereum']?.price
    expect(batch['coingecko:ethereum']?.prices.at(-1)).toMatchObject({ timestamp: AT, price })
    const points = chart['coingecko:ethereum']?.prices ?? []
    expect(points).toHaveLength(24)
    expect(points.at(-1)).toEqual({ timestamp: AT, price })
    expect(points.at(-2)?.price).toBe(batch['coingecko:ethereum']?.prices[0]?.price)
  })

  it('begin with the coin, and end with the present', async () => {
    const { coins: early } = await standIn.ask<{ coins: object }>(
      '/coins/prices/historical/1000000000/coingecko:bitcoin',
    )
    expect(early).toEqual({})
    const { coins } = await standIn.ask<{ coins: Record<string, { prices: Price[] }> }>(
      `/coins/chart/coingecko:bitcoin?start=${NOON.getTime() / 1000 - 7200}&span=100&period=1h`,
    )
    expect(coins['coingecko:bitcoin']?.prices).toHaveLength(3)
  })
})

describe('blocks', () => {
  it('are those of the network, and never younger than asked for', async () => {
    const base = networkById('base')
    const at = Date.parse('2026-07-01T00:00:01Z') / 1000
    const block = await standIn.ask<{ height: number; timestamp: number }>(`/coins/block/base/${at}`)
    expect(block.height).toBe(blockAt(base!, at * 1000))
    expect(block.timestamp).toBeLessThanOrEqual(at)
    expect(at - block.timestamp).toBeLessThan(3)
  })

  it('rise with time on every chain', async () => {
    const chains = await standIn.ask<{ name: string }[]>('/api/v2/chains')
    for (const { name } of chains) {
      const heights = await Promise.all(
        ['2026-01-02', '2026-03-01', '2026-11-20'].map(async (day) => {
          const { height } = await standIn.ask<{ height: number }>(`/coins/block/${name}/${Date.parse(day) / 1000}`)
          return height
        }),
      )
      expect({ name, heights }).toEqual({ name, heights: heights.toSorted((one, other) => one - other) })
      expect(heights[0]).toBeLessThan(heights[2] ?? 0)
    }
    expect(await standIn.statusOf('/coins/block/base/1500000000')).toBe(400)
  })
})

describe('emissions', () => {
  interface Emission {
    readonly name: string
    readonly circSupply: number
    readonly circSupply30d: number
    readonly totalLocked: number
    readonly maxSupply: number
    readonly unlocksPerDay: number
    readonly nextEvent: { readonly date: number; readonly toUnlock: number } | null
    readonly gecko_id: string | null
    readonly mcap: number | null
  }
  interface Plan {
    readonly body: {
      readonly documentedData: {
        readonly data: readonly { readonly label: string; readonly data: readonly { unlocked: number }[] }[]
        readonly tokenAllocation: Readonly<Record<'current' | 'final' | 'progress', Readonly<Record<string, number>>>>
      }
      readonly metadata: { readonly total: number; readonly categories: Readonly<Record<string, readonly string[]>> }
    }
  }

  it('tell tokens that have come and those still to come, which are all there will be', async () => {
    const emissions = await standIn.ask<Emission[]>('/api/emissions')
    expect(emissions.length).toBeGreaterThan(80)
    for (const one of emissions) {
      expect(one.circSupply + one.totalLocked).toBe(one.maxSupply)
      expect(one.circSupply30d).toBeLessThanOrEqual(one.circSupply)
      expect(one.unlocksPerDay).toBeGreaterThanOrEqual(0)
      if (one.nextEvent) expect(one.nextEvent.date * 1000).toBeGreaterThan(NOON.getTime())
      expect(one.mcap === null).toBe(one.gecko_id === null)
    }
    expect(emissions.some(({ nextEvent }) => nextEvent !== null && nextEvent.toUnlock > 0)).toBe(true)
  })

  it('end when all tokens have come, and never take any back', async () => {
    const { body } = await standIn.ask<Plan>('/api/emission/uniswap')
    const { data, tokenAllocation } = body.documentedData
    expect(sum(data.map((part) => part.data.at(-1)?.unlocked ?? 0))).toBe(body.metadata.total)
    for (const part of data) {
      const series = part.data.map(({ unlocked }) => unlocked)
      expect(series).toEqual(series.toSorted((one, other) => one - other))
    }
    expect(sum(Object.values(tokenAllocation.final))).toBeCloseTo(100, 1)
    expect(sum(Object.values(tokenAllocation.current))).toBeCloseTo(100, 1)
    expect(Object.values(body.metadata.categories).flat().sort()).toEqual(data.map(({ label }) => label).sort())
  })
})

describe('events', () => {
  it('are of the past, the latest first, and stay what they were', async () => {
    interface Event {
      readonly date: number
      readonly name: string
    }
    const hacks = await standIn.ask<Event[]>('/api/hacks')
    const { raises } = await standIn.ask<{ raises: Event[] }>('/api/raises')
    for (const events of [hacks, raises]) {
      expect(events.length).toBeGreaterThan(100)
      const dates = events.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted((one, other) => other - one))
      expect(dates[0]).toBeLessThanOrEqual(NOON.getTime() / 1000)
    }
    const later = openStandIn()
    later.travelTo(new Date('2027-01-15T00:00:00Z'))
    const known = new Set((await later.ask<Event[]>('/api/hacks')).map((hack) => JSON.stringify(hack)))
    for (const hack of hacks.slice(0, 100)) expect(known).toContain(JSON.stringify(hack))
  })

  it('name protocols that are listed', async () => {
    const protocols = await standIn.ask<{ id: string; name: string }[]>('/api/protocols')
    const names = new Map(protocols.map(({ id, name }) => [id, name]))
    const hacks = await standIn.ask<{ name: string; defillamaId: number | null }[]>('/api/hacks')
    const listed = hacks.filter(({ defillamaId: id }) => id !== null)
    expect(listed.length).toBeGreaterThan(20)
    for (const { name, defillamaId: id } of listed) expect(names.get(String(id))).toBe(name)
  })
})

describe('funds', () => {
  it('on exchanges take in what the history of their coin says', async () => {
    const etfs = await standIn.ask<{ asset: string; flows: number; aum: number; timestamp: number }[]>('/etfs/snapshot')
    const history = await standIn.ask<{ gecko_id: string; day: string; total_flow_usd: number }[]>('/etfs/flows')
    for (const coinId of ['bitcoin', 'ethereum', 'solana']) {
      const funds = etfs.filter(({ asset }) => asset === coinId)
      const last = history.filter(({ gecko_id: id }) => id === coinId).at(-1)
      expect(last).toMatchObject({
        day: '2026-11-19T00:00:00.000Z',
        total_flow_usd: sum(funds.map(({ flows }) => flows)),
      })
      for (const { aum, timestamp } of funds) {
        expect(aum).toBeGreaterThan(0)
        expect(timestamp).toBe(Date.parse('2026-11-19') / 1000)
      }
    }
    const weekdays = new Set(history.map(({ day }) => new Date(day).getUTCDay()))
    expect([...weekdays].sort()).toEqual([1, 2, 3, 4, 5])
  })

  interface Holding {
    readonly amount: number
    readonly usdValue: number
    readonly cost: number
  }

  it('of companies are worth what their coins are worth', async () => {
    const treasuries = await standIn.ask<{
      institutionMetadata: Record<string, { ticker: string; price: number; holdings: Record<string, Holding> }>
      institutions: {
        institutionId: number
        totalUsdValue: number
        totalCost: number
      }[]
      assetMetadata: Record<string, { companies: number; totalUsdValue: number }>
      assets: Record<string, { institutionId: number; usdValue: number }[]>
      totalCompanies: number
    }>('/dat/institutions')
    const present = Date.parse('2026-11-20T12:00:00Z')
    expect(treasuries.institutions).toHaveLength(treasuries.totalCompanies)
    const holdingsOf = (id: number) => treasuries.institutionMetadata[String(id)]?.holdings ?? {}
    for (const { institutionId, totalUsdValue, totalCost } of treasuries.institutions) {
      const holdings = Object.values(holdingsOf(institutionId))
      expect(sum(holdings.map(({ usdValue }) => usdValue))).toBe(totalUsdValue)
      expect(sum(holdings.map(({ cost }) => cost))).toBe(totalCost)
    }
    const btc = treasuries.institutions.flatMap(({ institutionId }) => holdingsOf(institutionId).BTC ?? [])
    const price = standIn.world.prices.priceAt('bitcoin', present)
    for (const { amount, usdValue } of btc) expect(usdValue).toBe(Math.round(amount * price))
    expect(treasuries.assetMetadata.BTC).toMatchObject({
      companies: btc.length,
      totalUsdValue: sum(btc.map(({ usdValue }) => usdValue)),
    })
    expect(treasuries.assets.BTC).toHaveLength(btc.length)

    const tickers = Object.values(treasuries.institutionMetadata).map(({ ticker }) => ticker)
    expect(new Set(tickers).size).toBe(tickers.length)
    const [first] = treasuries.institutions
    const about = treasuries.institutionMetadata[String(first?.institutionId)]
    const one = await standIn.ask<{ assets: object; price: number; stats: number[][] }>(
      `/dat/institutions/${about?.ticker.toLowerCase()}`,
    )
    expect(one).toMatchObject({ assets: about?.holdings, price: about?.price })
    for (const point of one.stats) expect(point).toHaveLength(10)
  })
})
