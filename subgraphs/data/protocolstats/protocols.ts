import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { read, unixSeconds } from './read.ts'

/** Value locked in protocols and on chains, current and historical. */
export const protocols: Topic<DataGraph> = {
  resolvers: {
    Query: {
      protocols: read(() => get('/api/protocols')),
      protocol: read(({ slug }) => get(`/api/protocol/${segment(slug)}`)),
      protocolTvl: read(({ slug }) => get(`/api/tvl/${segment(slug)}`)),
      chainTvls: read(() => get('/api/v2/chains')),
      chainTvl: read(({ chain }) => get(`/api/v2/historicalChainTvl/${segment(chain)}`)),
      blockAt: read(({ chain, at }) => get(`/coins/block/${segment(chain)}/${unixSeconds(at)}`)),
    },
  },
}
