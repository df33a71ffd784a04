import { chainIn, evmChain } from '../../../schema/chains/chainId.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { readFirst, readOf, readOfChain, unixSeconds } from './read.ts'

/** A protocol of the list. */
export interface Protocol {
  readonly slug: string
}

/** Value locked in protocols and on chains, current and historical. */
export const protocols: Topic<DataGraph> = {
  resolvers: {
    Query: {
      protocol: (_, { slug }) => ({ slug }),
      protocols: readFirst(() => get('/api/protocols')),
      chainTvls: readFirst(() => get('/api/v2/chains')),
    },
    Protocol: {
      __resolveReference: ({ slug }) => ({ slug }),
      history: readOf(({ slug }) => get(`/api/protocol/${segment(slug)}`)),
      tvlUsd: readOf(({ slug }) => get(`/api/tvl/${segment(slug)}`)),
    },
    Chain: {
      tvl: readOfChain('defi', (chain) => get(`/api/v2/historicalChainTvl/${segment(chain)}`)),
      blockAt: readOfChain('defiKey', (chain, { at }) => get(`/coins/block/${segment(chain)}/${unixSeconds(at)}`)),
    },
    ProtocolListing: { protocol: ({ slug }) => ({ slug }) },
    ChainTvl: {
      chain: ({ name, evmNumber }) => ({ chainId: evmNumber ? evmChain(evmNumber) : chainIn('defi', name) }),
    },
  },
}
