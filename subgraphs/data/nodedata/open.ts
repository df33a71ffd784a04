import type { Provider, ProviderAccess, StandIn } from '../../kit/upstream/provider.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import { networkOf } from '../providers/node/networks.ts'
import { nodedataEngine } from '../providers/node/nodedata/engine.ts'
import type { NodedataGround } from '../providers/node/nodedata/ground.ts'
import { OWN_PREFIX } from '../providers/node/nodedata/jsonRpc.ts'
import { nodedataPricesProvider, nodedataProvider, nodedataRpcProvider } from '../providers/nodedata.ts'
import type { DataSettings } from '../settings.ts'
import type { NodedataClient } from './client.ts'

type Open = (provider: Provider, access: ProviderAccess, standIn: StandIn) => Promise<Upstream>

/** Connects to the node data company, or to our own engine over the node, with prices from another provider. */
export async function openNodedata(
  open: Open,
  settings: DataSettings,
  ground: NodedataGround,
  pricesStandIn: StandIn,
): Promise<NodedataClient> {
  const { chainId } = ground.node
  const access = { key: settings.NODEDATA_KEY, perMinute: settings.NODEDATA_PER_MINUTE }
  const rest = { url: settings.NODEDATA_URL, ...access }
  const register: StandIn['register'] = (app) => nodedataEngine(app, ground)
  const engine: StandIn = { kind: 'live', register, note: `our own, of chain ${chainId}` }
  return {
    prices: await open(nodedataPricesProvider, rest, pricesStandIn),
    portfolios: await open(nodedataProvider, rest, engine),
    rpc: await open(nodedataRpcProvider, { url: settings.NODEDATA_RPC_URL, ...access }, engine),
    network: networkOf(chainId).slug,
    methodPrefix: settings.NODEDATA_RPC_URL === undefined ? OWN_PREFIX : settings.NODEDATA_METHOD_PREFIX,
  }
}
