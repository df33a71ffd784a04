import { parseAddress } from '../../../schema/address.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import type { OnChain } from './onChain.ts'

/** A wallet on one chain. */
export interface Account extends OnChain {
  readonly address: string
}

/** What wallets have on chains, as explorers and nodes tell it. */
export const accountHandles: Topic<DataGraph> = {
  resolvers: {
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      // Only EVM chains have accounts here: null for a wallet of another kind.
      account: ({ address }, { chain }) => {
        const own = parseAddress(address)
        return own && { chainId: chain, address: own }
      },
    },
    ChainAccount: { chain: ({ chainId }) => ({ chainId }) },
  },
}
