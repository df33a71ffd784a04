import { lazily } from '../kit/async/lazily.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { accessOf, type Company } from '../kit/upstream/company.ts'
import { isWhole } from '../kit/upstream/port.ts'
import type { PortListing } from '../kit/upstream/provider.ts'
import { servicePorts } from '../kit/upstream/servicePorts.ts'
import { alchemy, blockscout, defillama, etherscan } from './companies.ts'
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

/** Opens the ports of the service. On failure, those already opened are stopped. */
export async function startData(host: ServiceHost<DataSettings>): Promise<StartedService<DataEngines>> {
  const { settings, log, now } = host
  const { pool } = host.db
  const ports = servicePorts(host)
  const startBlock = settings.INDEX_START_BLOCK ?? null
  const chain = openChain({ at: host.node, pool, startBlock, isFollowed: isChainFollowed(host), log, now })
  ports.atStop(() => chain.stop())
  const world = lazily(async () =>
    (await import('../../stand-ins/worlds/market/world.ts')).openDataWorld({ seed: host.providers.seed, now }),
  )
  try {
    for (const folder of [host.node.contractsDir, settings.CONTRACTS_DIR]) {
      if (folder) await publishContracts(folder, host)
    }
    const marketdata = await ports.open([marketdataProvider], {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../stand-ins/marketdata/marketdata.ts')).marketdataStandIn(app, await world()),
    })
    const protocolstats = await ports.open([protocolstatsProvider], {
      kind: 'sandbox',
      register: async (app) =>
        (await import('../../stand-ins/protocolstats/index.ts')).protocolstatsStandIn(app, await world()),
    })
    ports.list(proListing(ports.listingOf(protocolstatsProvider.name), host))
    const engines: DataEngines = {
      marketdata,
      protocolstats,
      explorer: await openExplorer(ports, host, { ...chain, pool, market: marketOf(marketdata), now }),
      nodedata: await openNodedata(
        ports,
        host,
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
    return { engines, stop: () => ports.stop(), providers: ports.listings }
  } catch (error) {
    await ports.stop()
    throw error
  }
}

/** The part of protocol statistics that DefiLlama has for a key alone; one client has both. */
function proListing({ kind }: PortListing, { settings, providers }: ServiceHost<DataSettings>): PortListing {
  const access = accessOf(defillama, settings, providers.companies)
  return { name: 'protocolstats-pro', kind: access && !isWhole(defillama, access) ? 'off' : kind }
}

/** Whether one of the ports is served from our own index of the chain. */
function isChainFollowed({ settings, providers }: ServiceHost<DataSettings>): boolean {
  const isAny = (companies: readonly Company[]) =>
    companies.some((company) => accessOf(company, settings, providers.companies) !== null)
  return !isAny([etherscan, blockscout]) || !isAny([alchemy]) || settings.ALCHEMY_RPC_URL === undefined
}
