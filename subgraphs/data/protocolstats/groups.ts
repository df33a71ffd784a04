import type { Topic } from '../../kit/service/subgraph.ts'
import { get } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { protocolNumbered } from './protocolNumbers.ts'
import { read, readFirst } from './read.ts'

/** Groups of protocols, hacks and raises. */
export const groups: Topic<DataGraph> = {
  resolvers: {
    Query: {
      protocolCategories: read(() => get('/api/categories')),
      protocolForks: read(() => get('/api/forks')),
      protocolOracles: read(() => get('/api/oracles')),
      hacks: readFirst(() => get('/api/hacks')),
      raises: readFirst(() => get('/api/raises'), { at: 'raises' }),
    },
    Hack: { protocol: protocolNumbered },
    Raise: { protocol: protocolNumbered },
  },
}
