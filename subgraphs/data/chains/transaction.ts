import { evmNumberOf, parseChainId } from '../../../schema/chains/chainId.ts'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import type { OnChain } from './onChain.ts'

/** A transaction on a chain. */
export interface Transaction extends OnChain {
  /** Of an EVM chain in lower case. */
  readonly hash: string
}

const EVM_HASH = /^0x[0-9a-f]{64}$/

/** Transactions as handles. */
export const transactionHandles: Topic<DataGraph> = {
  resolvers: {
    Query: {
      transaction: (_, { chain, hash }) => {
        const transaction = transactionAt(chain, hash)
        if (!transaction) throw new BadInput('must be 0x and 64 hexadecimal digits on an EVM chain', ['hash'])
        return transaction
      },
    },
    Transaction: {
      __resolveReference: ({ chainId, hash }) => transactionAt(chainId, hash),
      chain: ({ chainId }) => ({ chainId }),
    },
  },
}

/** The transaction of a hash, in any spelling; null for a hash that the chain cannot have. */
export function transactionAt(chainId: string, hash: string): Transaction | null {
  const chain = parseChainId(chainId)
  if (!chain) return null
  if (evmNumberOf(chain) === null) return { chainId: chain, hash }
  const own = hash.toLowerCase()
  return EVM_HASH.test(own) ? { chainId: chain, hash: own } : null
}
