import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { read } from './read.ts'

/** Coins pegged to a currency. */
export const stablecoins: Topic<DataGraph> = {
  resolvers: {
    Query: {
      stablecoins: read(({ includePrices }) => get('/stablecoins/stablecoins', { includePrices }), {
        at: 'peggedAssets',
      }),
      stablecoin: read(({ id }) => get(`/stablecoins/stablecoin/${segment(id)}`)),
      stablecoinSupplies: read(({ stablecoin }) => get('/stablecoins/stablecoincharts/all', { stablecoin })),
      stablecoinChains: read(() => get('/stablecoins/stablecoinchains')),
    },
  },
}
