import type { ServiceHost } from '../../kit/service/subgraph.ts'
import type { StandIn } from '../../kit/upstream/provider.ts'
import type { ServicePorts } from '../../kit/upstream/servicePorts.ts'
import { explorerPricesProvider, explorerProvider } from '../providers/explorer.ts'
import { explorerEngine } from '../providers/node/explorer/engine.ts'
import type { ExplorerGround } from '../providers/node/explorer/ground.ts'
import type { DataSettings } from '../settings.ts'
import type { ExplorerClient } from './client.ts'

/**
 * Connects to the explorer company, which has prices itself, or to our own engine over the node. The engine's prices
 * are a separate port, with the data source of the `marketdata` that they come from.
 */
export async function openExplorer(
  ports: ServicePorts,
  host: Pick<ServiceHost<DataSettings>, 'node'>,
  ground: ExplorerGround,
): Promise<ExplorerClient> {
  const { chainId } = host.node
  const register: StandIn['register'] = (app) => explorerEngine(app, ground)
  const upstream = await ports.open([explorerProvider], {
    kind: 'live',
    register,
    note: `our own, of chain ${chainId}`,
  })
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
