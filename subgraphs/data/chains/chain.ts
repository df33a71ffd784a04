import { type ChainId, chainNames, evmNumberOf, parseChainId } from '../../../schema/chains/chainId.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'

/** A chain of the graph. */
export interface Chain {
  readonly chainId: ChainId
}

/** Chains as handles. */
export const chains: Topic<DataGraph> = {
  resolvers: {
    Query: { chain: (_, { id }) => ({ chainId: id }) },
    Chain: {
      __resolveReference: ({ chainId }) => {
        const parsed = parseChainId(chainId)
        return parsed && { chainId: parsed }
      },
      name: ({ chainId }) => chainNames(chainId).name,
      slug: ({ chainId }) => chainNames(chainId).slug,
      evmNumber: ({ chainId }) => evmNumberOf(chainId),
    },
  },
}
