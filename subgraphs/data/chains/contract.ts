import { parseAddress } from '../../../schema/address.ts'
import { evmNumberOf, parseChainId } from '../../../schema/chains/chainId.ts'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import type { OnChain } from './onChain.ts'

/** A contract on an EVM chain. */
export interface Contract extends OnChain {
  /** In EIP-55 spelling. */
  readonly address: string
}

/** Contracts as handles. */
export const contractHandles: Topic<DataGraph> = {
  resolvers: {
    Query: {
      contract: (_, { chain, address }) => {
        const contract = contractAt(chain, address)
        if (!contract) throw new BadInput('must be an EVM chain, whose contracts are known by address', ['chain'])
        return contract
      },
    },
    Contract: {
      __resolveReference: ({ chainId, address }) => contractAt(chainId, address),
      chain: ({ chainId }) => ({ chainId }),
      token: ({ chainId, address }) => ({ chainId, address }),
    },
  },
}

/** The contract of an address, in any spelling; null for an address or a chain of another kind. */
export function contractAt(chainId: string, address: string): Contract | null {
  const [chain, own] = [parseChainId(chainId), parseAddress(address)]
  return chain && evmNumberOf(chain) !== null && own ? { chainId: chain, address: own } : null
}
