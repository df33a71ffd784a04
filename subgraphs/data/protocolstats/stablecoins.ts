import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { chainNamed, chainOf } from './chainOf.ts'
import { coinOf } from './coinOf.ts'
import { read, readFirst, readOf } from './read.ts'

/** A stablecoin, or a bridge, by its number in the list. */
export interface Listed {
  readonly listingId: number
}

/** Coins pegged to a currency. */
export const stablecoins: Topic<DataGraph> = {
  resolvers: {
    Query: {
      stablecoin: (_, { listingId }) => ({ listingId }),
      stablecoins: readFirst(({ includePrices }) => get('/stablecoins/stablecoins', { includePrices }), {
        at: 'peggedAssets',
      }),
      stablecoinSupplies: read(({ stablecoin }) => get('/stablecoins/stablecoincharts/all', { stablecoin })),
      stablecoinChains: readFirst(() => get('/stablecoins/stablecoinchains')),
    },
    Stablecoin: {
      __resolveReference: ({ listingId }) => (Number.isSafeInteger(listingId) ? { listingId } : null),
      history: readOf(({ listingId }) => get(`/stablecoins/stablecoin/${segment(listingId)}`)),
    },
    StablecoinListing: {
      stablecoin: ({ stablecoinId }) => ({ listingId: Number(stablecoinId) }),
      coin: coinOf,
      chainCirculating: ({ chainCirculating }, { first }) => chainCirculating.slice(0, first),
    },
    StablecoinHistory: {
      coin: coinOf,
      chainBalances: ({ chainBalances }, { first }) => chainBalances.slice(0, first),
      currentChainBalances: ({ currentChainBalances }, { first }) => currentChainBalances.slice(0, first),
    },
    StablecoinOnChain: { chain: chainOf },
    StablecoinChainBalance: { chain: chainOf },
    StablecoinChainAmount: { chain: chainOf },
    StablecoinChain: { chain: ({ name }) => chainNamed(name), coin: coinOf },
  },
}
