import type { Topic } from '../../../kit/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { DataContext, DataEngines } from '../../work.ts'
import { membersOf } from '../json.ts'
import { reads } from '../reading.ts'
import { plainNetwork } from './join.ts'

/** A network that an answer named; its own facts may have come with it. */
interface NetworkPart {
  readonly id: string
  readonly name?: string | null
  readonly assetPlatformId?: string | null
}

/** As the company lists it. */
interface ListedNetwork {
  readonly id: string
  readonly name?: string
  readonly asset_platform_id?: string | null
}

/** Networks, and the exchanges on them. */
export const networks: Topic<DataEngines> = {
  resolvers: {
    Query: {
      networks: reads<{ page: number }>(({ page }) => get('/onchain/networks', { page }), { respell: networkList }),
      dexes: reads<{ network: string; page: number }>(
        ({ network, page }) => get(`/onchain/networks/${segment(network)}/dexes`, { page }),
        { respell: (body, { network }) => dexList(body, network) },
      ),
    },
    Network: {
      __resolveReference: ({ id }: { id: string }) => ({ id }),
      name: async (network: NetworkPart, _: unknown, context: DataContext) =>
        network.name ?? (await factsOf(network, context))?.name ?? null,
      assetPlatformId: async (network: NetworkPart, _: unknown, context: DataContext) =>
        network.assetPlatformId ??
        (network.name ? null : ((await factsOf(network, context))?.asset_platform_id ?? null)),
    },
  },
}

/** The company lists this many networks on a page. */
const PAGE = 100
const MOST_PAGES = 10

/** What the list of all networks says of one: it is read once for a request, however many ask. */
function factsOf({ id }: NetworkPart, context: DataContext): Promise<ListedNetwork | null> {
  const load = context.loader('marketdata.networks', async (ids: readonly string[]) => {
    const known = await allNetworks(context)
    return ids.map((one) => known.get(one) ?? null)
  })
  return load.load(id)
}

async function allNetworks(context: DataContext): Promise<Map<string, ListedNetwork>> {
  const marketdata = context.engines.marketdata.for(context)
  const found = new Map<string, ListedNetwork>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { body } = await marketdata.request(get('/onchain/networks', { page }))
    const list = networkList(body)
    if (!Array.isArray(list)) break
    for (const network of list as ListedNetwork[]) found.set(network.id, network)
    if (list.length < PAGE) break
  }
  return found
}

function networkList(body: unknown): unknown {
  const { data } = membersOf(body)
  return Array.isArray(data) ? data.map((item) => plainNetwork(membersOf(item))) : data
}

function dexList(body: unknown, network: string): unknown {
  const { data } = membersOf(body)
  return Array.isArray(data) ? data.map((item) => ({ ...membersOf(item), network: { id: network } })) : data
}
