import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataEngines } from '../work.ts'
import { read } from './read.ts'

/** Funds and companies that hold coins. */
export const funds: Topic<DataEngines> = {
  resolvers: {
    Query: {
      etfs: read(() => get('/etfs/overview')),
      etfFlows: read(() => get('/etfs/history')),
      treasuries: read(() => get('/dat/institutions')),
      treasury: read<{ symbol: string }>(({ symbol }) => get(`/dat/institutions/${segment(symbol)}`)),
    },
  },
}
