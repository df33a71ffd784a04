import type { Topic } from '../../../kit/service/subgraph.ts'
import { get } from '../../../kit/upstream/request.ts'
import type { DataGraph } from '../../types.gen.ts'
import { reads } from '../reading.ts'
import { wordOf } from '../words.ts'

/** Market data of coins, page by page, and coin categories. */
export const coinMarkets: Topic<DataGraph> = {
  resolvers: {
    Query: {
      coinMarkets: reads(({ currency, ids, category, order, perPage, page, withSparkline, changesOver }) =>
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
      coinCategories: reads(({ order }) => get('/coins/categories', { order: order.toLowerCase() })),
    },
  },
}
