import { parseAddress, parseSolanaAddress } from '../../../schema/address.ts'
import { type ChainId, evmNumberOf, parseChainId } from '../../../schema/chains/chainId.ts'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'

/** A token of the graph: a contract on a chain. */
export interface Token {
  readonly chainId: ChainId
  /** Canonical: on EVM chains in EIP-55 spelling. */
  readonly address: string
}

/** Address of a coin that has no contract. */
export const NO_CONTRACT = '0x0000000000000000000000000000000000000000'

/** Tokens as handles. */
export const tokenHandles: Topic<DataGraph> = {
  resolvers: {
    Query: {
      token: (_, { chain, address }) => {
        const token = tokenAt(chain, address)
        if (!token) throw new BadInput('must be the address of a contract on this chain', ['address'])
        return token
      },
    },
    Token: {
      __resolveReference: ({ chainId, address }) => {
        const chain = parseChainId(chainId)
        return chain && tokenAt(chain, address)
      },
      chain: ({ chainId }) => ({ chainId }),
    },
  },
}

/** The token of a contract, with its address in canonical form; null for an address that the chain cannot have. */
export function tokenAt(chainId: ChainId, address: string): Token | null {
  const canonical = canonicalAddress(chainId, address)
  return canonical === null ? null : { chainId, address: canonical }
}

function canonicalAddress(chainId: ChainId, address: string): string | null {
  if (evmNumberOf(chainId) !== null) return parseAddress(address)
  if (chainId.startsWith('solana:')) return parseSolanaAddress(address)
  // Dots alone would be a way up in the path of a company.
  return /^\.{1,2}$/.test(address) ? null : address
}
