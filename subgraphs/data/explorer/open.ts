import type { Provider, ProviderAccess, StandIn } from '../../kit/upstream/provider.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import { explorerPricesProvider, explorerProvider } from '../providers/explorer.ts'
import { explorerEngine } from '../providers/node/explorer/engine.ts'
import type { ExplorerGround } from '../providers/node/explorer/ground.ts'
import type { DataSettings } from '../settings.ts'
import type { ExplorerClient } from './client.ts'

type Open = (provider: Provider, access: ProviderAccess, standIn: StandIn) => Promise<Upstream>

/**
 * Connects to the explorer company, which has prices itself, or to our own engine over the node. The engine's prices
 * are a separate provider, with the data source of the `marketdata` that they come from.
 */
export async function openExplorer(
  open: Open,
  settings: DataSettings,
  ground: ExplorerGround,
  marketdata: Pick<Upstream, 'kind'>,
): Promise<ExplorerClient> {
  const { EXPLORER_URL: url, EXPLORER_KEY: key, EXPLORER_PER_MINUTE: perMinute } = settings
  const { chainId } = ground.node
  const register: StandIn['register'] = (app) => explorerEngine(app, ground)
  const engine: StandIn = { kind: 'live', register, note: `our own, of chain ${chainId}` }
  const upstream = await open(explorerProvider, { url, key, perMinute }, engine)
  // One client of the company, so that its rate limit counts all requests.
  if (url !== undefined) return { upstream, prices: upstream, chainId: null }
  const market: StandIn = { kind: marketdata.kind, register, note: 'those of marketdata' }
  return { upstream, prices: await open(explorerPricesProvider, {}, market), chainId }
}
