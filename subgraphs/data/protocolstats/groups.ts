import type { Topic } from '../../kit/service/subgraph.ts'
import { get } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { read } from './read.ts'

/** Groups of protocols, hacks and raises. */
export const groups: Topic<DataGraph> = {
  resolvers: {
    Query: {
      protocolCategories: read(() => get('/api/categories')),
      protocolForks: read(() => get('/api/forks')),
      protocolOracles: read(() => get('/api/oracles')),
      hacks: read(() => get('/api/hacks')),
      raises: read(() => get('/api/raises'), { at: 'raises' }),
    },
  },
}
