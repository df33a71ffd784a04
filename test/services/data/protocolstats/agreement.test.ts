import { beforeAll, describe, expect, it } from 'vitest'
import { openStandIn, type StandIn, sum } from './standIn.ts'

interface Protocol {
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly chains: readonly string[]
  readonly tvl: number
  readonly chainTvls: Readonly<Record<string, number>>
}
interface TvlPoint {
  readonly date: number
  readonly totalLiquidityUSD: number
}
interface History {
  readonly currentChainTvls: Readonly<Record<string, number>>
  readonly chainTvls: Readonly<
    Record<
      string,
      {
        readonly tvl: readonly TvlPoint[]
        readonly tokensInUsd: readonly { date: number; tokens: Readonly<Record<string, number>> }[]
      }
    >
  >
  readonly tvl: readonly TvlPoint[]
}
interface Flow {
  readonly total24h: number
  readonly total7d: number
  readonly total30d: number
  readonly totalAllTime: number
  readonly totalDataChart: readonly (readonly [number, number])[]
}
interface Overview extends Flow {
  readonly totalDataChartBreakdown: readonly (readonly [number, Readonly<Record<string, number>>])[]
  readonly protocols: readonly (Omit<Flow, 'totalDataChart'> & { readonly slug: string; readonly name: string })[]
}
interface Summary extends Flow {
  readonly totalDataChartBreakdown: readonly (readonly [
    number,
    Readonly<Record<string, Readonly<Record<string, number>>>>,
  ])[]
}

let standIn: StandIn
let protocols: readonly Protocol[]
beforeAll(async () => {
  standIn = openStandIn()
  protocols = await standIn.ask<Protocol[]>('/api/protocols')
})

describe('what lies in protocols', () => {
  it('is the sum over its chains, the last point of its chart, and what it holds now', async () => {
    expect(protocols.length).toBeGreaterThan(350)
    for (const { slug, tvl, chains, chainTvls } of protocols)
      expect({ slug, tvl: sum(chains.map((chain) => chainTvls[chain] ?? Number.NaN)) }).toEqual({ slug, tvl })
    for (const { slug, tvl } of protocols.filter((_, index) => index % 40 === 0)) {
      const history = await standIn.ask<History>(`/api/protocol/${slug}`)
      expect(history.tvl.at(-1)?.totalLiquidityUSD).toBe(tvl)
      expect(sum(Object.values(history.currentChainTvls))).toBe(tvl)
      expect(await standIn.ask<number>(`/api/tvl/${slug}`)).toBe(tvl)
    }
  })

  it('is the sum over its chains on every day of the past', async () => {
    const { tvl, chainTvls } = await standIn.ask<History>('/api/protocol/aave')
    expect(tvl).toHaveLength(401)
    for (const { date, totalLiquidityUSD } of tvl) {
      const parts = Object.values(chainTvls).map(
        (chain) => chain.tvl.find((point) => point.date === date)?.totalLiquidityUSD ?? 0,
      )
      expect(sum(parts)).toBe(totalLiquidityUSD)
    }
  })

  it('is made of tokens whose worth adds up to it', async () => {
    const { chainTvls } = await standIn.ask<History>('/api/protocol/uniswap')
    for (const { tvl, tokensInUsd } of Object.values(chainTvls)) {
      expect(tokensInUsd.length).toBeGreaterThan(20)
      for (const { date, tokens } of tokensInUsd)
        expect(sum(Object.values(tokens))).toBe(tvl.find((point) => point.date === date)?.totalLiquidityUSD)
    }
  })

  it('adds up to what lies on a chain, where it is not counted elsewhere', async () => {
    const chains = await standIn.ask<{ name: string; tvl: number }[]>('/api/v2/chains')
    const counted = protocols.filter(({ chainTvls }) => !('doublecounted' in chainTvls))
    expect(counted.length).toBeLessThan(protocols.length)
    for (const { name, tvl } of chains) {
      expect({ name, tvl: sum(counted.map(({ chainTvls }) => chainTvls[name] ?? 0)) }).toEqual({ name, tvl })
      const past = await standIn.ask<{ date: number; tvl: number }[]>(`/api/v2/historicalChainTvl/${name}`)
      expect(past.at(-1)?.tvl).toBe(tvl)
    }
  })

  it('adds up by kind', async () => {
    const { chart, categories } = await standIn.ask<{
      chart: Record<string, Record<string, { tvl: number }>>
      categories: Record<string, string[]>
    }>('/api/categories')
    const now = chart[Object.keys(chart).at(-1) ?? '']
    expect(sum(Object.values(now ?? {}).map(({ tvl }) => tvl))).toBe(sum(protocols.map(({ tvl }) => tvl)))
    expect(Object.values(categories).flat().sort()).toEqual(protocols.map(({ name }) => name).sort())
  })

  it.each([
    ['forks', 'forks'],
    ['oracles', 'oracles'],
  ])('adds up by %s', async (path, member) => {
    const answer = await standIn.ask<Record<string, Record<string, unknown>>>(`/api/${path}`)
    const chart = answer.chart as Record<string, Record<string, { tvl: number }>>
    const now = chart[Object.keys(chart).at(-1) ?? ''] ?? {}
    const groups = answer[member] as Record<string, string[]>
    expect(Object.keys(groups).length).toBeGreaterThan(5)
    for (const [name, members] of Object.entries(groups)) {
      const held = protocols.filter((protocol) => members.includes(protocol.name)).map(({ tvl }) => tvl)
      expect(now[name]?.tvl).toBe(sum(held))
    }
  })

  it('stays as it was when the day passes', async () => {
    const other = openStandIn()
    const before = await other.ask<History>('/api/protocol/lido')
    other.travelTo(new Date('2026-11-21T12:00:00Z'))
    const after = await other.ask<History>('/api/protocol/lido')
    expect(after.tvl.slice(0, -2)).toEqual(before.tvl.slice(1, -1))
    expect(after.tvl.at(-1)?.date).toBe(Date.parse('2026-11-21T12:00:00Z') / 1000)
  })
})

describe.each([
  ['dexs', 'uniswap', 'dailyVolume'],
  ['options', 'derive', 'dailyPremiumVolume'],
  ['derivatives', 'gmx', 'dailyVolume'],
  ['fees', 'lido', 'dailyRevenue'],
])('what passed: %s', (kind, slug, dataType) => {
  it('is the sum over protocols and over days', async () => {
    const overview = await standIn.ask<Overview>(`/api/overview/${kind}?dataType=${dataType}`)
    for (const member of ['total24h', 'total7d', 'total30d', 'totalAllTime'] as const)
      expect({ [member]: sum(overview.protocols.map((one) => one[member])) }).toEqual({ [member]: overview[member] })
    const days = overview.totalDataChart.map(([, value]) => value)
    expect(overview.total24h).toBe(days.at(-1))
    expect(overview.total7d).toBe(sum(days.slice(-7)))
    expect(overview.totalAllTime).toBe(sum(days))
    expect(overview.totalDataChart.at(-1)?.[0]).toBe(Date.parse('2026-11-19') / 1000)
    for (const [date, parts] of overview.totalDataChartBreakdown) {
      const whole = overview.totalDataChart.find(([day]) => day === date)?.[1]
      expect(sum(Object.values(parts))).toBe(whole)
    }
  })

  it('is for one protocol what the list says of it, and the sum over its chains', async () => {
    const overview = await standIn.ask<Overview>(`/api/overview/${kind}?dataType=${dataType}`)
    const listed = overview.protocols.find((one) => one.slug === slug)
    const summary = await standIn.ask<Summary>(`/api/summary/${kind}/${slug}?dataType=${dataType}`)
    expect(summary).toMatchObject({ total24h: listed?.total24h, totalAllTime: listed?.totalAllTime })
    expect(summary.total24h).toBeGreaterThan(0)
    summary.totalDataChartBreakdown.forEach(([date, chains], index) => {
      const parts = Object.values(chains).flatMap((versions) => Object.values(versions))
      expect([date, sum(parts)]).toEqual(summary.totalDataChart[index])
    })
  })
})

it('what passed by the end of a day is the sum of the days until then', async () => {
  const daily = await standIn.ask<Overview>('/api/overview/dexs')
  const running = await standIn.ask<Overview>('/api/overview/dexs?dataType=totalVolume')
  expect(running.totalDataChart.at(-1)?.[1]).toBe(daily.totalAllTime)
  expect(running.total24h).toBe(daily.total24h)
})

it('what a protocol keeps is no more than what people pay, and what holders get no more than that', async () => {
  const [fees, revenue, holders] = await Promise.all(
    ['dailyFees', 'dailyRevenue', 'dailyHoldersRevenue'].map((dataType) =>
      standIn.ask<Overview>(`/api/overview/fees?dataType=${dataType}`),
    ),
  )
  expect(fees?.total24h).toBeGreaterThan(revenue?.total24h ?? 0)
  expect(revenue?.total24h).toBeGreaterThan(holders?.total24h ?? 0)
  expect(holders?.total24h).toBeGreaterThan(0)
})
