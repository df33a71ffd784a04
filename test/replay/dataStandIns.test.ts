import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { marketdataStandIn } from '../../stand-ins/marketdata/marketdata.ts'
import { nodedataPricesStandIn } from '../../stand-ins/nodedata-prices/standIn.ts'
import { protocolstatsStandIn } from '../../stand-ins/protocolstats/index.ts'
import { openDataWorld } from '../../stand-ins/worlds/market/world.ts'
import { type RunningStandIn, startStandIn } from '../../subgraphs/kit/upstream/standIn.ts'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet } from '../support/wallet.ts'
import { alchemyReplay } from './companies/alchemy.ts'
import { coingeckoReplay } from './companies/coingecko.ts'
import { defillamaReplay } from './companies/defillama.ts'
import type { ReplayDefinition } from './definition.ts'
import { lacking } from './sameForm.ts'
import { type Asked, type ReplayServer, startReplay } from './server.ts'

// The stand-ins of market data and protocol statistics answer the requests that the
// companies document, with members of the documented types.

const world = openDataWorld({ seed: 'tollgraph', now: () => new Date() })

/** Members that the stand-in has no values for. */
const LEFT_OUT = /( is missing|\[\] is empty)$/

interface Imitated {
  readonly definition: ReplayDefinition
  readonly register: (app: FastifyInstance) => void
  readonly operations: readonly string[]
}

const imitated: readonly Imitated[] = [
  {
    definition: coingeckoReplay,
    register: (app) => marketdataStandIn(app, world),
    operations: [
      'CoinPrices',
      'CoinMarkets',
      'ReadCoin',
      'CoinChart',
      'CoinOhlc',
      'CoinHistory',
      'SearchTrends',
      'GlobalMarket',
      'CoinCategories',
      'TopMovers',
      'ReadExchange',
      'ExchangeTickers',
      'ExchangeVolumes',
      'TrendingPools',
      'ListNetworks',
      'SearchPools',
      'NewPools',
      'OnchainCategories',
      'ReadPool',
      'PoolTokens',
      'PoolOhlcv',
      'PoolTrades',
      'NetworkDexes',
      'NetworkTrendingPools',
      'NetworkNewPools',
      'NetworkPools',
      'CategoryPools',
    ],
  },
  {
    definition: defillamaReplay,
    register: (app) => protocolstatsStandIn(app, world),
    operations: [
      'ListProtocols',
      'ReadProtocol',
      'ReadProtocolTvl',
      'ListChains',
      'ReadChainTvl',
      'ReadCoinPrices',
      'ReadHistoricalCoinPrices',
      'ReadCoinPriceBatch',
      'ReadCoinChart',
      'ReadBlock',
      'ListStablecoins',
      'ReadStablecoin',
      'ReadStablecoinCharts',
      'ListStablecoinChains',
      'ReadDexOverview',
      'ReadDexSummary',
      'ReadOptionsOverview',
      'ReadDerivativesOverview',
      'ReadFeesOverview',
      'ReadFeesSummary',
      'ListYieldPools',
      'ReadYieldChart',
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
    ],
  },
  {
    definition: alchemyReplay,
    register: (app) => nodedataPricesStandIn(app, { ...world, chainId: 84_532 }),
    // History is documented in one form and recorded in another; the stand-in has the recorded one, and the adapter reads both.
    operations: ['NodedataPricesBySymbol', 'NodedataPricesByAddress'],
  },
]

describe.each(imitated)('the stand-in of $definition.company', ({ definition, register, operations }) => {
  let company: ReplayServer
  let standIn: RunningStandIn
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    company = await startReplay(definition)
    standIn = await startStandIn(register)
    const prefix = definition.company.toUpperCase()
    tollgraph = await startTollgraph({
      SERVICES: 'data',
      [`${prefix}_URL`]: company.url,
      [`${prefix}_KEY`]: definition.key,
    })
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await standIn?.stop()
    await company?.close()
  })

  /** What an operation asks of the company. */
  async function requestsOf(operation: string): Promise<readonly Asked[]> {
    company.asked.length = 0
    const wallet = await makeWallet(tollgraph)
    const row = rowOf(operation)
    const { url, init } = requestOf(tollgraph, row, row.sample)
    await wallet.pay(url, init)
    return [...company.asked]
  }

  async function send(base: string, { method, path, query, headers, body }: Asked) {
    const key = headers['x-cg-demo-api-key']
    const response = await fetch(base + path + query, {
      method,
      headers: {
        ...(typeof key === 'string' ? { 'x-cg-demo-api-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  it.each(operations)('answers what %s asks of the company, in the documented types', async (operation) => {
    const asked = await requestsOf(operation)
    expect(asked.length).toBeGreaterThan(0)
    for (const request of asked) {
      const documented = await send(company.url, request)
      // Where the key is in the path, the stand-in has none.
      const own = await send(standIn.url, { ...request, path: request.path.replace(`/${definition.key}`, '') })
      expect({ path: request.path, documented: documented.status, own: own.status }).toMatchObject({
        documented: 200,
        own: 200,
      })
      // What the document has beside what we read, the stand-in may leave out.
      const others = lacking(documented.body, own.body).filter((one) => !LEFT_OUT.test(one))
      expect({ path: request.path, others }).toEqual({ path: request.path, others: [] })
    }
  })
})
