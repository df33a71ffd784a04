import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, type QueryMembers, segment, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import type { DataGraph } from '../../types.gen.ts'
import { membersOf } from '../json.ts'
import { reads } from '../reading.ts'
import { wordOf } from '../words.ts'
import { includedIn } from './included.ts'
import { joinParts } from './join.ts'

/** Included with every pool, so that its tokens and its exchange need no further request. */
const PARTS = 'base_token,quote_token,dex,network'

/** Pools of decentralized exchanges. */
export const pools: Topic<DataGraph> = {
  resolvers: {
    Query: {
      trendingPools: reads(
        ({ network, page, duration }) => ask('trending_pools', network, { page, duration: wordOf(duration) }),
        { respell: joinParts },
      ),
      newPools: reads(({ network, page }) => ask('new_pools', network, { page }), { respell: joinParts }),
      topPools: reads(({ network, page, sort }) => ask('pools', network, { page, sort: sort.toLowerCase() }), {
        respell: joinParts,
      }),
      categoryPools: reads(
        ({ category, page, sort }) =>
          get(`/onchain/categories/${segment(category)}/pools`, { page, sort: sort.toLowerCase(), include: PARTS }),
        { respell: joinParts },
      ),
      searchPools: reads(
        ({ query, network, page }) => get('/onchain/search/pools', { query, network, page, include: PARTS }),
        { respell: joinParts },
      ),
      pool: reads(
        ({ network, address }) =>
          get(`/onchain/networks/${segment(network)}/pools/${segment(address)}`, { include: PARTS }),
        { respell: (body) => membersOf(joinParts(body)).data, isEmpty: (value) => value === null },
      ),
      pools: reads(
        ({ network, addresses, first }) => {
          const wanted = segment(addresses.slice(0, first).join(','))
          return get(`/onchain/networks/${segment(network)}/pools/multi/${wanted}`, { include: PARTS })
        },
        { respell: (body) => membersOf(joinParts(body)).data },
      ),
    },
    PoolPage: {
      pools: ({ pools: all }, { first }) => all.slice(0, first),
      included: ({ pools: all }, args) => includedIn(all, args),
    },
    Pool: {
      included: (pool, args) => includedIn([pool], args),
    },
  },
}

/** A list over all networks, or over one. */
function ask(list: string, network: string | null | undefined, query: QueryMembers): UpstreamRequest {
  const place = network ? `/onchain/networks/${segment(network)}` : '/onchain/networks'
  return get(`${place}/${list}`, { ...query, include: PARTS })
}
