import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataEngines } from '../work.ts'
import { read, unixSeconds } from './read.ts'

interface BlockArgs {
  readonly chain: string
  readonly at: Date
}

/** Value locked in protocols and on chains, current and historical. */
export const protocols: Topic<DataEngines> = {
  resolvers: {
    Query: {
      protocols: read(() => get('/api/protocols')),
      protocol: read<{ slug: string }>(({ slug }) => get(`/api/protocol/${segment(slug)}`)),
      protocolTvl: read<{ slug: string }>(({ slug }) => get(`/api/tvl/${segment(slug)}`)),
      chains: read(() => get('/api/v2/chains')),
      chainTvl: read<{ chain: string }>(({ chain }) => get(`/api/v2/historicalChainTvl/${segment(chain)}`)),
      blockAt: read<BlockArgs>(({ chain, at }) => get(`/coins/block/${segment(chain)}/${unixSeconds(at)}`)),
    },
  },
}
