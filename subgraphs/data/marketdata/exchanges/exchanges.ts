import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { DataGraph } from '../../types.gen.ts'
import { namePlaces } from '../json.ts'
import { reads } from '../reading.ts'
import { wordOf } from '../words.ts'

/** Centralized exchanges. */
export const exchanges: Topic<DataGraph> = {
  resolvers: {
    Query: {
      exchange: reads(({ id }) => get(`/exchanges/${segment(id)}`)),
      exchangeTickers: reads(({ id, coins, withLogo, page, withDepth, order }) =>
        get(`/exchanges/${segment(id)}/tickers`, {
          coin_ids: coins,
          include_exchange_logo: withLogo,
          page,
          depth: withDepth,
          order: order.toLowerCase(),
        }),
      ),
      exchangeVolumes: reads(({ id, days }) => get(`/exchanges/${segment(id)}/volume_chart`, { days: wordOf(days) }), {
        respell: namePlaces(['at', 'volume_btc']),
      }),
    },
  },
}
