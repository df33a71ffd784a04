import type { PageArgs } from '../../../kit/paging/page.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, type QueryMembers, segment, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import type { Chain } from '../../chains/chain.ts'
import type { Args, DataGraph, Value } from '../../types.gen.ts'
import { cursor, edgesOf } from '../pages.ts'
import { wordOf } from '../words.ts'
import { includedIn } from './included.ts'
import { poolEdges } from './join.ts'
import { listedNetwork, placeOf } from './place.ts'

/** Included with every pool, so that its tokens and its exchange need no further request. */
export const PARTS = 'base_token,quote_token,dex'
/** The same in lists over all networks. */
const PARTS_AND_NETWORK = `${PARTS},network`

/** Lists of pools: of all networks, of one, of a category, and of a search. */
export const poolLists: Topic<DataGraph> = {
  resolvers: {
    Query: {
      trendingPools: poolPages<Args<'Query.trendingPools'>>(({ duration }, page) =>
        list('trending_pools', null, { page, duration: wordOf(duration) }),
      ),
      newPools: poolPages<Args<'Query.newPools'>>((_, page) => list('new_pools', null, { page })),
      poolSearch: poolPages<Args<'Query.poolSearch'>>(({ query, chain }, page) =>
        get('/onchain/search/pools', { query, network: chain && listedNetwork(chain), page, include: PARTS }),
      ),
    },
    Chain: {
      trendingPools: poolPages<Args<'Chain.trendingPools'>, Chain>(({ duration }, page, { chainId }) =>
        list('trending_pools', chainId, { page, duration: wordOf(duration) }),
      ),
      newPools: poolPages<Args<'Chain.newPools'>, Chain>((_, page, { chainId }) =>
        list('new_pools', chainId, { page }),
      ),
      topPools: poolPages<Args<'Chain.topPools'>, Chain>(({ sort }, page, { chainId }) =>
        list('pools', chainId, { page, sort: sort.toLowerCase() }),
      ),
    },
    OnchainCategory: {
      pools: poolPages<Args<'OnchainCategory.pools'>, Value<'OnchainCategory'>>(({ sort }, page, { slug }) =>
        get(`/onchain/categories/${segment(slug)}/pools`, {
          page,
          sort: sort.toLowerCase(),
          include: PARTS_AND_NETWORK,
        }),
      ),
    },
    PoolConnection: {
      included: ({ edges }, args) =>
        includedIn(
          edges.map(({ market }) => market),
          args,
        ),
    },
    PoolEdge: { cursor },
  },
}

/** A resolver of a list of pools, twenty on each of ten pages. */
export function poolPages<ListArgs extends PageArgs, Thing = unknown>(
  question: (args: ListArgs, page: number, thing: Thing) => UpstreamRequest,
) {
  return edgesOf<Value<'PoolEdge'>, ListArgs, Thing>({
    of: 'PoolEdge',
    pageSize: 20,
    mostPages: 10,
    question,
    at: 'data',
    respell: poolEdges,
  })
}

/** A list over all networks, or over one. */
function list(name: string, chainId: string | null, query: QueryMembers): UpstreamRequest {
  return chainId === null
    ? get(`/onchain/networks/${name}`, { ...query, include: PARTS_AND_NETWORK })
    : get(`${placeOf(chainId)}/${name}`, { ...query, include: PARTS })
}
