import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataEngines } from '../work.ts'
import { read } from './read.ts'

/** Coins pegged to a currency. */
export const stablecoins: Topic<DataEngines> = {
  resolvers: {
    Query: {
      stablecoins: read<{ includePrices: boolean }>(
        ({ includePrices }) => get('/stablecoins/stablecoins', { includePrices }),
        { at: 'peggedAssets' },
      ),
      stablecoin: read<{ id: number }>(({ id }) => get(`/stablecoins/stablecoin/${segment(id)}`)),
      stablecoinSupplies: read<{ stablecoin?: number | null }>(({ stablecoin }) =>
        get('/stablecoins/stablecoincharts/all', { stablecoin }),
      ),
      stablecoinChains: read(() => get('/stablecoins/stablecoinchains')),
    },
  },
}
