import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { read } from './read.ts'

/** Yields of deposits, costs of loans, and rates of staked ETH. */
export const yields: Topic<DataGraph> = {
  resolvers: {
    Query: {
      yieldPools: read(() => get('/yields/pools'), { at: 'data' }),
      yieldPoolHistory: read(({ pool }) => get(`/yields/chart/${segment(pool)}`), { at: 'data' }),
      borrowPools: read(() => get('/yields/poolsBorrow'), { at: 'data' }),
      fundingRates: read(() => get('/yields/perps'), { at: 'data' }),
      liquidStakingRates: read(() => get('/yields/lsdRates')),
    },
  },
}
