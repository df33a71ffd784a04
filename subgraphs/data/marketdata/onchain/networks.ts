import type { Topic } from '../../../kit/service/subgraph.ts'
import { get } from '../../../kit/upstream/request.ts'
import type { Chain } from '../../chains/chain.ts'
import type { Args, DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { membersOf } from '../json.ts'
import type { ChainHandle } from '../keys.ts'
import { cursor, edgesOf, nodesOf } from '../pages.ts'
import { plainNetwork } from './join.ts'
import { placeOf } from './place.ts'

/** A network in the company's list. */
interface ListedNetwork {
  readonly chain: ChainHandle | null
  readonly name?: string
  readonly asset_platform_id?: string | null
}

/** Page size of the company's lists of networks and exchanges, and how many pages it returns. */
const PAGES = { pageSize: 100, mostPages: 100 }
/** Pages that are read to find the networks of pools. */
const MOST_PAGES = 10

/** Networks and their exchanges. */
export const networks: Topic<DataGraph> = {
  resolvers: {
    Query: {
      networks: edgesOf<Value<'NetworkEdge'>, Args<'Query.networks'>>({
        of: 'NetworkEdge',
        ...PAGES,
        question: (_, page) => get('/onchain/networks', { page }),
        at: 'data',
        respell: networkEdges,
      }),
    },
    Chain: {
      dexes: nodesOf<Value<'Dex'>, Args<'Chain.dexes'>, Chain>({
        of: 'Dex',
        ...PAGES,
        question: (_, page, { chainId }) => get(`${placeOf(chainId)}/dexes`, { page }),
        at: 'data',
        respell: dexList,
      }),
    },
    NetworkEdge: { cursor },
    NetworkListing: {
      name: async (listing, _, context) => listing.name ?? (await factsOf(listing, context))?.name ?? null,
      assetPlatformId: async (listing, _, context) =>
        listing.assetPlatformId ??
        (listing.name ? null : ((await factsOf(listing, context))?.asset_platform_id ?? null)),
    },
  },
}

/** Details of a network from the list of all networks, which is read once per request. */
function factsOf({ chain }: Value<'NetworkListing'>, context: DataContext): Promise<ListedNetwork | null> {
  const load = context.loader('marketdata.networks', async (chains: readonly string[]) => {
    const known = await allNetworks(context)
    return chains.map((one) => known.get(one) ?? null)
  })
  return load.load(chain.chainId)
}

async function allNetworks(context: DataContext): Promise<Map<string, ListedNetwork>> {
  const marketdata = context.engines.marketdata.for(context)
  const found = new Map<string, ListedNetwork>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { body } = await marketdata.request(get('/onchain/networks', { page }))
    const list = networkList(body)
    if (!Array.isArray(list)) break
    for (const listed of list as ListedNetwork[]) if (listed.chain) found.set(listed.chain.chain_id, listed)
    if (list.length < PAGES.pageSize) break
  }
  return found
}

function networkList(body: unknown): unknown {
  const { data } = membersOf(body)
  return Array.isArray(data) ? data.map((item) => plainNetwork(membersOf(item))) : data
}

function networkEdges(body: unknown): unknown {
  const list = networkList(body)
  if (!Array.isArray(list)) return body
  return { data: list.map((listing: unknown) => ({ listing, node: membersOf(listing).chain })) }
}

function dexList(body: unknown, { chainId }: Chain): unknown {
  const { data } = membersOf(body)
  if (!Array.isArray(data)) return body
  return { data: data.map((item: unknown) => ({ ...membersOf(item), chain: { chain_id: chainId } })) }
}
