import type { ServiceHost } from '../../kit/service/subgraph.ts'
import type { StandIn } from '../../kit/upstream/provider.ts'
import type { ServicePorts } from '../../kit/upstream/servicePorts.ts'
import { networkOf } from '../providers/node/networks.ts'
import { nodedataEngine } from '../providers/node/nodedata/engine.ts'
import type { NodedataGround } from '../providers/node/nodedata/ground.ts'
import { OWN_PREFIX } from '../providers/node/nodedata/jsonRpc.ts'
import { nodedataPricesProvider, nodedataProvider, nodedataRpcProvider } from '../providers/nodedata.ts'
import type { DataSettings } from '../settings.ts'
import type { NodedataClient } from './client.ts'

/** How the company's own methods begin: `alchemy_getTokenBalances`. */
const COMPANY_PREFIX = 'alchemy'

/** Connects to the node data company, or to our own engine over the node, with prices from another provider. */
export async function openNodedata(
  ports: ServicePorts,
  host: Pick<ServiceHost<DataSettings>, 'node' | 'settings'>,
  ground: NodedataGround,
  pricesStandIn: StandIn,
): Promise<NodedataClient> {
  const { chainId } = host.node
  const register: StandIn['register'] = (app) => nodedataEngine(app, ground)
  const engine: StandIn = { kind: 'live', register, note: `our own, of chain ${chainId}` }
  const { ALCHEMY_RPC_URL: rpcUrl } = host.settings
  return {
    prices: await ports.open([nodedataPricesProvider], pricesStandIn),
    portfolios: await ports.open([nodedataProvider], engine),
    rpc: rpcUrl ? await ports.openAt(nodedataRpcProvider, rpcUrl) : await ports.serve(nodedataRpcProvider, engine),
    network: networkOf(chainId).slug,
    methodPrefix: rpcUrl ? COMPANY_PREFIX : OWN_PREFIX,
  }
}
