import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataEngines } from '../work.ts'
import { asks, type OnChain } from './ask.ts'

interface OfContract extends OnChain {
  readonly address: string
}

/** Contracts: their source, and their creation. */
export const contracts: Topic<DataEngines> = {
  resolvers: {
    Query: {
      contractAbi: asks<OfContract>('contract.getabi', ({ address }) => ({ address }), { at: 'result' }),
      contractSources: asks<OfContract>('contract.getsourcecode', ({ address }) => ({ address }), { at: 'result' }),
      contractCreations: asks<OnChain & { addresses: string[] }>(
        'contract.getcontractcreation',
        ({ addresses }) => ({ contractaddresses: addresses }),
        { at: 'result' },
      ),
    },
  },
}
