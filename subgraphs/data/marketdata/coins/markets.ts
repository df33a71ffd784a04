import type { Topic } from '../../../kit/service/subgraph.ts'
import { get } from '../../../kit/upstream/request.ts'
import type { DataEngines } from '../../work.ts'
import { reads } from '../reading.ts'
import { wordOf } from '../words.ts'

interface MarketArgs {
  readonly currency: string
  readonly ids?: readonly string[] | null
  readonly category?: string | null
  readonly order: string
  readonly perPage: number
  readonly page: number
  readonly withSparkline: boolean
  readonly changesOver?: readonly string[] | null
}

/** Market data of coins, page by page, and coin categories. */
export const coinMarkets: Topic<DataEngines> = {
  resolvers: {
    Query: {
      coinMarkets: reads<MarketArgs>(({ currency, ids, category, order, perPage, page, withSparkline, changesOver }) =>
        get('/coins/markets', {
          vs_currency: currency,
          ids,
          category,
          order: order.toLowerCase(),
          per_page: perPage,
          page,
          sparkline: withSparkline,
          price_change_percentage: changesOver?.map(wordOf),
        }),
      ),
      coinCategories: reads<{ order: string }>(({ order }) => get('/coins/categories', { order: order.toLowerCase() })),
    },
  },
}
