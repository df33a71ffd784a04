import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { asks } from './ask.ts'

/** Contracts: their source, and their creation. */
export const contracts: Topic<DataGraph> = {
  resolvers: {
    Query: {
      contractAbi: asks('contract.getabi', ({ address }) => ({ address }), { at: 'result' }),
      contractSources: asks('contract.getsourcecode', ({ address }) => ({ address }), { at: 'result' }),
      contractCreations: asks('contract.getcontractcreation', ({ addresses }) => ({ contractaddresses: addresses }), {
        at: 'result',
      }),
    },
  },
}
