import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCompany, type TestCompany } from './company.ts'

let company: TestCompany
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company?.stop())

const UUID = '747c1d2a-c668-4682-b9f9-296708a3dd90'

describe('a question to the company', () => {
  // The answers are of no use: only what was asked is looked at.
  it.each([
    ['{ protocols { protocolId } }', '/api/protocols'],
    ['{ protocol(slug: "rocket-pool") { history { protocolId } } }', '/api/protocol/rocket-pool'],
    ['{ protocol(slug: "ether.fi") { tvlUsd } }', '/api/tvl/ether.fi'],
    ['{ chainTvls { name } }', '/api/v2/chains'],
    ['{ chain(id: "optimism") { tvl { tvl } } }', '/api/v2/historicalChainTvl/OP%20Mainnet'],
    ['{ chain(id: "base") { blockAt(at: "2026-05-28T20:26:40.5Z") { height } } }', '/coins/block/base/1780000000'],
    [
      '{ coinKeyPrices(coins: ["base:0x1", "marketdata:bitcoin"], searchWidth: "4h") { prices { usd } } }',
      '/coins/prices/current/base%3A0x1%2Ccoingecko%3Abitcoin?searchWidth=4h',
    ],
    [
      '{ coinKeyPricesAt(at: "2026-05-28T20:26:40Z", coins: ["base:0x1"]) { prices { usd } } }',
      '/coins/prices/historical/1780000000/base%3A0x1',
    ],
    [
      '{ coinKeyPricesBatch(coins: [{ coin: "base:0x1", timestamps: [1, 2] }]) { series { coin } } }',
      '/coins/batchHistorical?coins=%7B%22base%3A0x1%22%3A%5B1%2C2%5D%7D',
    ],
    [
      '{ coinKeyChart(coins: ["base:0x1"], start: "2026-05-28T20:26:40Z", span: 5, period: "1h") { charts { coin } } }',
      '/coins/chart/base%3A0x1?start=1780000000&span=5&period=1h',
    ],
    ['{ stablecoins(includePrices: true) { id: stablecoinId } }', '/stablecoins/stablecoins?includePrices=true'],
    ['{ stablecoin(listingId: 2) { history { stablecoinId } } }', '/stablecoins/stablecoin/2'],
    ['{ stablecoinSupplies(stablecoin: 2) { at } }', '/stablecoins/stablecoincharts/all?stablecoin=2'],
    ['{ stablecoinSupplies { at } }', '/stablecoins/stablecoincharts/all'],
    ['{ stablecoinChains { name } }', '/stablecoins/stablecoinchains'],
    [
      '{ dexVolumes(dataType: TOTAL_VOLUME) { chain } }',
      '/api/overview/dexs?excludeTotalDataChart=false&excludeTotalDataChartBreakdown=false&dataType=totalVolume',
    ],
    [
      '{ protocol(slug: "uniswap") { dexVolume { protocolId } } }',
      '/api/summary/dexs/uniswap?excludeTotalDataChart=false&excludeTotalDataChartBreakdown=false',
    ],
    [
      '{ optionVolumes(excludeTotalDataChart: true) { chain } }',
      '/api/overview/options?excludeTotalDataChart=true&excludeTotalDataChartBreakdown=false',
    ],
    [
      '{ derivativeVolumes { chain } }',
      '/api/overview/derivatives?excludeTotalDataChart=false&excludeTotalDataChartBreakdown=false',
    ],
    [
      '{ protocolFees(dataType: DAILY_HOLDERS_REVENUE) { chain } }',
      '/api/overview/fees?excludeTotalDataChart=false&excludeTotalDataChartBreakdown=false&dataType=dailyHoldersRevenue',
    ],
    ['{ protocol(slug: "lido") { fees { protocolId } } }', '/api/summary/fees/lido'],
    ['{ yieldPools { poolId } }', '/yields/pools'],
    [`{ yieldPool(poolId: "${UUID}") { history { apy } } }`, `/yields/chart/${UUID}`],
    ['{ borrowPools { ltv } }', '/yields/poolsBorrow'],
    ['{ fundingRates { perpId } }', '/yields/perps'],
    ['{ liquidStakingRates { name } }', '/yields/lsdRates'],
    ['{ tokenEmissions { name } }', '/api/emissions'],
    ['{ protocol(slug: "aave") { emissions { lastModified } } }', '/api/emission/aave'],
    ['{ protocolCategories { chart { at } } }', '/api/categories'],
    ['{ protocolForks { chart { at } } }', '/api/forks'],
    ['{ protocolOracles { chart { at } } }', '/api/oracles'],
    ['{ hacks { name } }', '/api/hacks'],
    ['{ raises { name } }', '/api/raises'],
    ['{ etfs { name } }', '/etfs/snapshot'],
    ['{ etfFlows { day } }', '/etfs/flows'],
    ['{ bridges(includeChains: true) { bridges { id: bridgeId } } }', '/bridges/bridges?includeChains=true'],
    ['{ bridge(listingId: 3) { details { bridgeId } } }', '/bridges/bridge/3'],
    ['{ bridgeVolume(chain: "Ethereum") { at } }', '/bridges/bridgevolume/Ethereum'],
    [
      '{ bridge(listingId: 3) { transactions(start: "2026-05-28T20:26:40Z", sourceChain: "base", address: "base:0x1", first: 5) { hash } } }',
      '/bridges/transactions/3?starttimestamp=1780000000&sourcechain=base&address=base%3A0x1&limit=5',
    ],
    ['{ treasuries { totalCompanies } }', '/dat/institutions'],
    ['{ institution(ticker: "abcd") { treasury { name } } }', '/dat/institutions/ABCD'],
  ])('%s is what it documents', async (query, path) => {
    await company.ask(query, { body: null })
    expect(company.asked.at(-1)).toBe(path)
  })

  it('names a protocol in lower case, whatever its name holds', async () => {
    const name = fc.string({ unit: fc.constantFrom(..."aZ9 ._()+&'-"), minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(
        name.map((text) => `a${text}`),
        async (slug) => {
          await company.ask(`{ protocol(slug: ${JSON.stringify(slug)}) { tvlUsd } }`, { body: 1 })
          expect(decodeURIComponent(company.asked.at(-1) ?? '')).toBe(`/api/tvl/${slug.toLowerCase()}`)
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('an answer of the company', () => {
  it('is read with its maps, times and arrays', async () => {
    const { data } = await company.ask(
      '{ protocol(slug: "p") { history { currentChainTvls { name usd } chainHistories { chain tvl { at usd } tokens { at tokens { symbol amount } } } tvl { at usd } } } }',
      {
        body: {
          id: '7',
          name: 'P',
          symbol: '-',
          chains: ['Base'],
          currentChainTvls: { Base: 12.5 },
          chainTvls: {
            Base: {
              tvl: [{ date: 1_640_995_200, totalLiquidityUSD: 12.5 }],
              tokens: [{ date: 1_640_995_200, tokens: { USDC: 12.5 } }],
              tokensInUsd: null,
            },
          },
          tvl: [{ date: 1_640_995_200, totalLiquidityUSD: 12.5 }],
        },
      },
    )
    const point = { at: '2022-01-01T00:00:00.000Z', usd: 12.5 }
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      protocol: {
        history: {
          currentChainTvls: [{ name: 'Base', usd: 12.5 }],
          chainHistories: [
            { chain: 'Base', tvl: [point], tokens: [{ at: point.at, tokens: [{ symbol: 'USDC', amount: 12.5 }] }] },
          ],
          tvl: [point],
        },
      },
    })
  })

  it('is read where charts are arrays of arrays', async () => {
    const { data } = await company.ask(
      '{ protocol(slug: "p") { dexVolume { totalDataChart { at usd } totalDataChartBreakdown { at chains { chain protocols { name usd } } } methodology { name text } } } }',
      {
        body: {
          id: '7',
          name: 'P',
          displayName: 'P',
          slug: 'p',
          chains: ['Base'],
          methodology: { Volume: 'Swaps' },
          totalDataChart: [[1_640_995_200, 3]],
          totalDataChartBreakdown: [[1_640_995_200, { Base: { 'P V2': 1, 'P V3': 2 } }]],
        },
      },
    )
    const at = '2022-01-01T00:00:00.000Z'
    expect(JSON.parse(JSON.stringify(data)).protocol).toEqual({
      dexVolume: {
        totalDataChart: [{ at, usd: 3 }],
        totalDataChartBreakdown: [
          {
            at,
            chains: [
              {
                chain: 'Base',
                protocols: [
                  { name: 'P V2', usd: 1 },
                  { name: 'P V3', usd: 2 },
                ],
              },
            ],
          },
        ],
        methodology: [{ name: 'Volume', text: 'Swaps' }],
      },
    })
  })

  it('is read where a pool stands among its loans', async () => {
    const pool = { pool: UUID, chain: 'Base', project: 'p', symbol: 'USDC', tvlUsd: 5, stablecoin: true, apy: 1.5 }
    const { data } = await company.ask('{ borrowPools { supply { poolId apy } totalBorrowUsd ltv } }', {
      body: { status: 'success', data: [{ ...pool, totalBorrowUsd: 3, ltv: 0.75 }] },
    })
    expect(data).toEqual({ borrowPools: [{ supply: { poolId: UUID, apy: 1.5 }, totalBorrowUsd: 3, ltv: 0.75 }] })
  })

  it('is read where a plan is a text within it', async () => {
    const plan = {
      documentedData: {
        data: [{ label: 'Team', data: [{ timestamp: 1_640_995_200, unlocked: 5 }] }],
        tokenAllocation: { current: {}, final: { insiders: 100 }, progress: {} },
      },
      metadata: { token: 'base:0x1', categories: { insiders: ['Team'] }, notes: [], sources: [] },
    }
    const query =
      '{ protocol(slug: "p") { emissions { parts { label points { unlocked } } allocation { final { name percent } } } } }'
    const body = { body: JSON.stringify(plan), lastModified: '2026-01-01T00:00:00.000Z' }
    const { data } = await company.ask(query, { body })
    expect(data?.protocol).toEqual({
      emissions: {
        parts: [{ label: 'Team', points: [{ unlocked: 5 }] }],
        allocation: { final: [{ name: 'insiders', percent: 100 }] },
      },
    })
    const { errors } = await company.ask(query, { body: { body: '{' } })
    expect(errors?.[0]?.message).toContain('body is no JSON')
  })

  it('may leave out what is documented as optional', async () => {
    const { data, errors } = await company.ask('{ hacks { name amount returnedFunds protocolId chains } }', {
      body: [{ date: 1_640_995_200, name: 'P' }],
    })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      hacks: [{ name: 'P', amount: null, returnedFunds: null, protocolId: null, chains: null }],
    })
  })

  it.each([
    ['{ chainTvls { name } }', [{ name: 'Base', tvl: 'much' }], '[0].tvl is no number'],
    ['{ chainTvls { name } }', [{ tvl: 1 }, { tvl: 1 }], '[0].name is missing'],
    ['{ chainTvls { name } }', { chains: [] }, 'the answer is no list'],
    ['{ protocol(slug: "p") { tvlUsd } }', { tvl: 1 }, 'the answer is no number'],
    ['{ yieldPools { poolId } }', { status: 'success', data: 'none' }, 'data is no list'],
    ['{ stablecoins { id: stablecoinId } }', { peggedAssets: [{ id: '1' }] }, 'peggedAssets[0].name is missing'],
    ['{ bridgeVolume(chain: "Base") { at } }', [{ date: 'yesterday' }], '[0].date is no time'],
    ['{ etfFlows { day } }', [{ gecko_id: 'bitcoin', day: 7, total_flow_usd: 1 }], '[0].day is no date'],
    ['{ institution(ticker: "A") { treasury { name } } }', { institutionId: 1.5 }, 'institutionId is no whole number'],
  ])('%s that changed its shape is an upstream error that names the member', async (query, body, says) => {
    const { errors } = await company.ask(query, { body })
    expect(errors?.[0]?.message).toContain(says)
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'UPSTREAM' })
  })

  it('that knows no such name is 404', async () => {
    const { data, errors } = await company.ask('{ protocol(slug: "p") { tvlUsd } }', {
      status: 400,
      body: { message: 'Protocol not found' },
    })
    expect(data).toEqual({ protocol: { tvlUsd: null } })
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    '{ dexVolumes { total24h } }',
    '{ coinKeyChart(coins: ["a:b"]) { charts { coin } } }',
    '{ coinKeyPricesBatch(coins: [{ coin: "a:b", timestamps: [1] }]) { series { coin } } }',
    '{ protocolCategories { chart { at } } }',
  ])('that is nothing at all is waived: %s', async (query) => {
    const before = company.waived.length
    const { errors } = await company.ask(query, { body: null })
    expect(errors).toBeUndefined()
    expect(company.waived).toHaveLength(before + 1)
  })

  it('that found nothing is waived', async () => {
    const before = company.waived.length
    await company.ask(`{ yieldPool(poolId: "${UUID}") { history { apy } } }`, { body: { status: 'success', data: [] } })
    await company.ask('{ coinKeyPrices(coins: ["a:b"]) { prices { usd } } }', { body: { coins: {} } })
    const bare = { body: { coins: { 'a:b': { symbol: 'B', prices: [] } } } }
    await company.ask('{ coinKeyChart(coins: ["a:b"]) { charts { coin } } }', bare)
    await company.ask('{ coinKeyPricesBatch(coins: [{ coin: "a:b", timestamps: [1] }]) { series { coin } } }', bare)
    await company.ask('{ dexVolumes { total24h } }', {
      body: { totalDataChart: [[1, 2]], totalDataChartBreakdown: [], allChains: [], protocols: [] },
    })
    expect(company.waived.slice(before)).toEqual(Array(5).fill('Nothing was found'))
  })
})

describe('a company in trouble', () => {
  let alone: TestCompany
  beforeEach(async () => {
    alone = await startCompany()
    return () => alone.stop()
  })

  it('that answers 429 with Retry-After is asked once, and the refusal has its pause', async () => {
    const { errors } = await alone.ask('{ chainTvls { name } }', {
      status: 429,
      headers: { 'retry-after': '7' },
      body: {},
    })
    expect(alone.asked).toHaveLength(1)
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'UNAVAILABLE', fields: { retryAfter: 7 } })
  })

  it('that fails or answers nonsense is an upstream error', async () => {
    const failed = await alone.ask('{ chainTvls { name } }', { status: 500, body: {} })
    expect(failed.errors?.[0]?.originalError).toMatchObject({ code: 'UPSTREAM' })
    const refused = await alone.ask('{ hacks { name } }', { status: 402, body: {} })
    expect(refused.errors?.[0]?.originalError).toMatchObject({ code: 'UPSTREAM' })
  })

  it('that does not answer in time is an upstream error', async () => {
    const { errors } = await alone.ask('{ chainTvls { name } }', { isSilent: true })
    expect(errors?.[0]?.message).toBe('The protocolstats provider did not answer')
  })

  it('that lets its answers be kept is asked once', async () => {
    const payload = { body: [{ name: 'Base', tvl: 1 }], headers: { 'cache-control': 'max-age=60' } }
    await alone.ask('{ chainTvls { name } }', payload)
    await alone.ask('{ chainTvls { name } }', { status: 500 })
    expect(alone.asked).toEqual(['/api/v2/chains'])
  })
})
