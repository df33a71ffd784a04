import { evmChain } from '../../../schema/chains/chainId.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { refuseFuture } from '../future.ts'
import type { DataGraph } from '../types.gen.ts'
import { chainNamed } from './chainOf.ts'
import { coinOf } from './coinOf.ts'
import { readFirst, readOf, readOfChain, unixSeconds } from './read.ts'
import { historySpelt, protocolsSpelt } from './spelling.ts'

/** A protocol of the list. */
export interface Protocol {
  /** In lower case, in which each protocol has one id. */
  readonly slug: string
}

const SLUG = /^[a-z0-9][a-z0-9 ._()+&'-]{0,99}$/

/** Value locked in protocols and on chains, current and historical. */
export const protocols: Topic<DataGraph> = {
  resolvers: {
    Query: {
      protocol: (_, { slug }) => protocolOf(slug),
      protocols: readFirst(() => get('/api/protocols'), { respell: protocolsSpelt }),
      chainTvls: readFirst(() => get('/api/v2/chains')),
    },
    Protocol: {
      __resolveReference: ({ slug }) => protocolOf(slug),
      history: readOf(({ slug }) => get(`/api/protocol/${segment(slug)}`), { respell: historySpelt }),
      tvlUsd: readOf(({ slug }) => get(`/api/tvl/${segment(slug)}`)),
    },
    Chain: {
      tvl: readOfChain('defi', (chain) => get(`/api/v2/historicalChainTvl/${segment(chain)}`)),
      blockAt: readOfChain('defiKey', (chain, { at }, context) => {
        refuseFuture('at', at, context)
        return get(`/coins/block/${segment(chain)}/${unixSeconds(at)}`)
      }),
    },
    ProtocolListing: { protocol: ({ slug }) => protocolOf(slug), coin: coinOf },
    ProtocolHistory: { coin: coinOf },
    ChainTvl: {
      coin: coinOf,
      chain: ({ name, evmNumber }) => ({ chainId: evmNumber ? evmChain(evmNumber) : chainNamed(name).chainId }),
    },
  },
}

/** The protocol of a slug in any case; null for a text that is none. */
export function protocolOf(text: string): Protocol | null {
  const slug = text.toLowerCase()
  return SLUG.test(slug) ? { slug } : null
}
