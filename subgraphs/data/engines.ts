import { lazily } from '../kit/async/lazily.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import {
  type OpenProvider,
  openProvider,
  type Provider,
  type ProviderAccess,
  type StandIn,
} from '../kit/upstream/provider.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'
import { openExplorer } from './explorer/open.ts'
import { openNodedata } from './nodedata/open.ts'
import { marketOf } from './providers/coinMarket.ts'
import { marketdataProvider } from './providers/marketdata.ts'
import { openChain } from './providers/node/chain.ts'
import { publishContracts } from './providers/node/explorer/verified/publish.ts'
import { openAbiBooks } from './providers/node/nodedata/simulation/abiBook.ts'
import { protocolstatsProvider } from './providers/protocolstats.ts'
import type { DataSettings } from './settings.ts'
import type { DataEngines } from './work.ts'

/** Connects to each company, or starts its stand-in. On failure, those already started are stopped. */
export async function startData(host: ServiceHost<DataSettings>): Promise<StartedService<DataEngines>> {
  const { settings, log, now } = host
  const { pool } = host.db
  const isFollowed = [settings.EXPLORER_URL, settings.NODEDATA_URL, settings.NODEDATA_RPC_URL].includes(undefined)
  const startBlock = settings.INDEX_START_BLOCK ?? null
  const chain = openChain({ at: host.node, pool, startBlock, isFollowed, log, now })
  const opened: OpenProvider[] = []
  const stop = async () => {
    for (const one of opened.splice(0).reverse()) await one.stop()
    await chain.stop()
  }
  async function open(provider: Provider, access: ProviderAccess, standIn: StandIn): Promise<Upstream> {
    const one = await openProvider(provider, access, standIn, { timeoutMs: host.providers.timeoutMs, log })
    opened.push(one)
    return one.upstream
  }
  const world = lazily(async () =>
    (await import('../../stand-ins/worlds/market/world.ts')).openDataWorld({ seed: host.providers.seed, now }),
  )
  try {
    for (const folder of [host.node.contractsDir, settings.CONTRACTS_DIR]) {
      if (folder) await publishContracts(folder, host)
    }
    const marketdata = await open(
      marketdataProvider,
      { url: settings.MARKETDATA_URL, key: settings.MARKETDATA_KEY, perMinute: settings.MARKETDATA_PER_MINUTE },
      {
        kind: 'sandbox',
        register: async (app) =>
          (await import('../../stand-ins/marketdata/marketdata.ts')).marketdataStandIn(app, await world()),
      },
    )
    const engines: DataEngines = {
      marketdata,
      protocolstats: await open(
        protocolstatsProvider,
        {
          url: settings.PROTOCOLSTATS_URL,
          key: settings.PROTOCOLSTATS_KEY,
          perMinute: settings.PROTOCOLSTATS_PER_MINUTE,
        },
        {
          kind: 'sandbox',
          register: async (app) =>
            (await import('../../stand-ins/protocolstats/index.ts')).protocolstatsStandIn(app, await world()),
        },
      ),
      explorer: await openExplorer(open, settings, { ...chain, pool, market: marketOf(marketdata), now }, marketdata),
      nodedata: await openNodedata(
        open,
        settings,
        {
          ...chain,
          prices: async () =>
            (await import('../../stand-ins/nodedata-prices/standIn.ts')).standInTokenPrices(await world()),
          abis: openAbiBooks(pool),
          now,
        },
        {
          kind: 'sandbox',
          async register(app) {
            const { nodedataPricesStandIn } = await import('../../stand-ins/nodedata-prices/standIn.ts')
            nodedataPricesStandIn(app, { ...(await world()), chainId: host.node.chainId })
          },
        },
      ),
    }
    return { engines, stop, providers: opened.map(({ listing }) => listing) }
  } catch (error) {
    await stop()
    throw error
  }
}
