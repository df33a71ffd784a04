import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { chainOf } from './chainOf.ts'
import { protocolOf } from './protocols.ts'
import { read, readFirst, readOf } from './read.ts'

/** A yield pool of the list. */
export interface YieldPool {
  /** A UUID in lower case. */
  readonly poolId: string
}

/** Yields of deposits, costs of loans, and rates of staked ETH. */
export const yields: Topic<DataGraph> = {
  resolvers: {
    Query: {
      yieldPool: (_, { poolId }) => ({ poolId: poolId.toLowerCase() }),
      yieldPools: readFirst(() => get('/yields/pools'), { at: 'data' }),
      borrowPools: readFirst(() => get('/yields/poolsBorrow'), { at: 'data' }),
      fundingRates: read(() => get('/yields/perps'), { at: 'data' }),
      liquidStakingRates: read(() => get('/yields/lsdRates')),
    },
    YieldPool: {
      __resolveReference: ({ poolId }) => ({ poolId: poolId.toLowerCase() }),
      history: readOf(({ poolId }) => get(`/yields/chart/${segment(poolId)}`), { at: 'data' }),
    },
    YieldListing: {
      yieldPool: ({ poolId }) => ({ poolId: poolId.toLowerCase() }),
      chain: chainOf,
      protocol: ({ project }) => protocolOf(project),
    },
  },
}
