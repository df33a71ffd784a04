import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defillama } from '../../../../subgraphs/data/companies.ts'
import { protocolstatsProvider } from '../../../../subgraphs/data/providers/protocolstats.ts'
import { type OpenProvider, openProvider } from '../../../../subgraphs/kit/upstream/provider.ts'
import { get } from '../../../../subgraphs/kit/upstream/request.ts'
import { rowOf } from '../../../contract/facts.ts'
import { requestOf } from '../../../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'

// DefiLlama without a key: free servers for some paths, each with its own, and nothing for the others.

describe('without a key', () => {
  let company: FastifyInstance
  let open: OpenProvider
  const asked: string[] = []
  beforeAll(async () => {
    // One server has the names of all of them at the beginning of its paths.
    company = fastify({ routerOptions: { maxParamLength: 8_192 } })
    company.get('/*', async ({ url }) => {
      asked.push(url.slice(1))
      return {}
    })
    const here = await company.listen({ host: '127.0.0.1', port: 0 })
    const free = protocolstatsProvider.servers?.({ url: defillama.url ?? '', kind: 'live' }) ?? []
    const servers = () => free.map((server) => ({ ...server, url: server.url.replace('https:/', here) }))
    const standIn = { kind: 'live' as const, register() {} }
    const options = { timeoutMs: 2_000, log: pino({ level: 'silent' }) }
    open = await openProvider({ ...protocolstatsProvider, servers }, { url: here }, standIn, options)
  })
  afterAll(async () => {
    await open?.stop()
    await company?.close()
  })

  it.each([
    ['/api/protocols', 'api.llama.fi/protocols'],
    ['/api/protocol/kit', 'api.llama.fi/protocol/kit'],
    ['/api/tvl/kit', 'api.llama.fi/tvl/kit'],
    ['/api/v2/chains', 'api.llama.fi/v2/chains'],
    ['/api/v2/historicalChainTvl/Base', 'api.llama.fi/v2/historicalChainTvl/Base'],
    ['/api/overview/dexs', 'api.llama.fi/overview/dexs'],
    ['/api/overview/options', 'api.llama.fi/overview/options'],
    ['/api/overview/fees', 'api.llama.fi/overview/fees'],
    ['/api/summary/dexs/kit', 'api.llama.fi/summary/dexs/kit'],
    ['/api/summary/fees/kit', 'api.llama.fi/summary/fees/kit'],
    ['/coins/prices/current/coingecko:kit', 'coins.llama.fi/prices/current/coingecko:kit'],
    ['/coins/prices/historical/1780000000/coingecko:kit', 'coins.llama.fi/prices/historical/1780000000/coingecko:kit'],
    ['/coins/batchHistorical', 'coins.llama.fi/batchHistorical'],
    ['/coins/chart/coingecko:kit', 'coins.llama.fi/chart/coingecko:kit'],
    ['/coins/block/base/1780000000', 'coins.llama.fi/block/base/1780000000'],
    ['/stablecoins/stablecoins', 'stablecoins.llama.fi/stablecoins'],
    ['/stablecoins/stablecoin/1', 'stablecoins.llama.fi/stablecoin/1'],
    ['/stablecoins/stablecoincharts/all', 'stablecoins.llama.fi/stablecoincharts/all'],
    ['/stablecoins/stablecoinchains', 'stablecoins.llama.fi/stablecoinchains'],
    ['/yields/pools', 'yields.llama.fi/pools'],
    ['/yields/chart/kit', 'yields.llama.fi/chart/kit'],
  ])('%s is asked of %s', async (path, there) => {
    await open.upstream.for({ origin: null }).request(get(path))
    expect(asked.at(-1)).toBe(there)
  })

  it.each([
    '/api/overview/derivatives',
    '/api/emissions',
    '/api/hacks',
    '/yields/poolsBorrow',
    '/yields/perps',
    '/etfs/flows',
    '/bridges/bridges',
    '/dat/institutions',
  ])('%s is asked of no server', async (path) => {
    const before = asked.length
    await expect(open.upstream.for({ origin: null }).request(get(path))).rejects.toMatchObject({ status: 503 })
    expect(asked).toHaveLength(before)
  })
})

describe('the graph without a key', () => {
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    tollgraph = await startTollgraph({ SERVICES: 'data', PROVIDERS: 'defillama' })
  })
  afterAll(() => tollgraph?.stop())

  async function ask(operation: string) {
    const row = rowOf(operation)
    const { url, init } = requestOf(tollgraph, row, row.sample)
    const answer = await fetch(url, init)
    const { reason, provider } = (await answer.json()) as { reason?: string; provider?: string }
    return { status: answer.status, isPriced: answer.headers.has('payment-required'), reason, provider }
  }

  it.each([
    'ReadDerivativesOverview',
    'ListBorrowPools',
    'ListFundingRates',
    'ListLiquidStakingRates',
    'ListEmissions',
    'ReadEmission',
    'ListDefiCategories',
    'ListForks',
    'ListOracles',
    'ListHacks',
    'ListRaises',
    'ListEtfs',
    'ListEtfFlows',
    'ListBridges',
    'ReadBridge',
    'ReadBridgeVolume',
    'ListBridgeTransactions',
    'ListTreasuries',
    'ReadTreasury',
  ])('%s, which the company has for a key alone, answers 503 and asks no price', async (operation) => {
    expect(await ask(operation)).toEqual({
      status: 503,
      isPriced: false,
      reason: 'provider_not_configured',
      provider: 'protocolstats-pro',
    })
  })

  it.each(['ListProtocols', 'ReadDexOverview', 'ReadCoinPrices', 'ListStablecoins', 'ListYieldPools'])(
    '%s is offered',
    async (operation) => {
      expect(await ask(operation)).toMatchObject({ status: 402, isPriced: true })
    },
  )

  it('what is not there leaves the documents', async () => {
    const text = await (await fetch(`${tollgraph.url}/data/openapi.json`)).text()
    expect(text).toContain(rowOf('ListProtocols').path)
    expect(text).not.toContain(rowOf('ListHacks').path)
  })
})
