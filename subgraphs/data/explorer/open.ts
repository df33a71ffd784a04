import type { ServiceHost } from '../../kit/service/subgraph.ts'
import { accessOf, type Company } from '../../kit/upstream/company.ts'
import type { StandIn } from '../../kit/upstream/provider.ts'
import type { ServicePorts } from '../../kit/upstream/servicePorts.ts'
import { blockscout, etherscan } from '../companies.ts'
import { blockscoutProvider, explorerPricesProvider, explorerProvider } from '../providers/explorer.ts'
import { explorerEngine } from '../providers/node/explorer/engine.ts'
import type { ExplorerGround } from '../providers/node/explorer/ground.ts'
import type { DataSettings } from '../settings.ts'
import type { ExplorerClient } from './client.ts'

/** The port of what Blockscout lacks; one client has all of the explorer. */
const STATISTICS = 'explorer statistics'

/**
 * Connects to the explorer company, which has prices itself, or to our own engine over the node. The engine's prices
 * are a separate port, with the data source of the `marketdata` that they come from.
 */
export async function openExplorer(
  ports: ServicePorts,
  host: Pick<ServiceHost<DataSettings>, 'node' | 'settings' | 'providers'>,
  ground: ExplorerGround,
): Promise<ExplorerClient> {
  const { chainId } = host.node
  const register: StandIn['register'] = (app) => explorerEngine(app, ground)
  const upstream = await ports.open([explorerProvider, blockscoutProvider], {
    kind: 'live',
    register,
    note: `our own, of chain ${chainId}`,
  })
  ports.list({ name: STATISTICS, kind: lacksStatistics(host) ? 'off' : 'live' })
  // One client of the company, so that its rate limit counts all requests.
  if (!ports.isOwn(explorerProvider.name)) {
    ports.list({ name: explorerPricesProvider.name, kind: 'live', note: "the explorer's own" })
    return { upstream, prices: upstream, chainId: null }
  }
  const market = ports.listingOf('marketdata')
  const prices = await ports.serve(explorerPricesProvider, {
    kind: market.kind,
    register,
    note: 'those of marketdata',
  })
  return { upstream, prices, chainId }
}

/** Whether the explorer is Blockscout's alone. */
function lacksStatistics({ settings, providers }: Pick<ServiceHost<DataSettings>, 'settings' | 'providers'>): boolean {
  const isUsed = (company: Company) => accessOf(company, settings, providers.companies) !== null
  return isUsed(blockscout) && !isUsed(etherscan)
}
