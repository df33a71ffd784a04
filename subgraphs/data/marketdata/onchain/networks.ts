import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { DataGraph } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { membersOf } from '../json.ts'
import { reads } from '../reading.ts'
import { plainNetwork } from './join.ts'

/** A network in a response; its details may be included. */
interface NetworkPart {
  readonly id: string
  readonly name?: string | null
  readonly assetPlatformId?: string | null
}

/** A network in the company's list. */
interface ListedNetwork {
  readonly id: string
  readonly name?: string
  readonly asset_platform_id?: string | null
}

/** Networks and their exchanges. */
export const networks: Topic<DataGraph> = {
  resolvers: {
    Query: {
      networks: reads(({ page }) => get('/onchain/networks', { page }), { respell: networkList }),
      dexes: reads(({ network, page }) => get(`/onchain/networks/${segment(network)}/dexes`, { page }), {
        respell: (body, { network }) => dexList(body, network),
      }),
    },
    Network: {
      __resolveReference: ({ id }) => ({ id }),
      name: async (network, _, context) => network.name ?? (await factsOf(network, context))?.name ?? null,
      assetPlatformId: async (network, _, context) =>
        network.assetPlatformId ??
        (network.name ? null : ((await factsOf(network, context))?.asset_platform_id ?? null)),
    },
  },
}

/** Page size of the company's list of networks. */
const PAGE = 100
const MOST_PAGES = 10

/** Details of a network from the list of all networks, which is read once per request. */
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
