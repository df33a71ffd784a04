import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { DataEngines } from '../../work.ts'
import { namePlaces } from '../json.ts'
import { reads } from '../reading.ts'
import { wordOf } from '../words.ts'

interface TickerArgs {
  readonly id: string
  readonly coins?: readonly string[] | null
  readonly withLogo: boolean
  readonly page: number
  readonly withDepth: boolean
  readonly order: string
}

/** Centralized exchanges. */
export const exchanges: Topic<DataEngines> = {
  resolvers: {
    Query: {
      exchange: reads<{ id: string }>(({ id }) => get(`/exchanges/${segment(id)}`)),
      exchangeTickers: reads<TickerArgs>(({ id, coins, withLogo, page, withDepth, order }) =>
        get(`/exchanges/${segment(id)}/tickers`, {
          coin_ids: coins,
          include_exchange_logo: withLogo,
          page,
          depth: withDepth,
          order: order.toLowerCase(),
        }),
      ),
      exchangeVolumes: reads<{ id: string; days: string }>(
        ({ id, days }) => get(`/exchanges/${segment(id)}/volume_chart`, { days: wordOf(days) }),
        { respell: namePlaces(['at', 'volume_btc']) },
      ),
    },
  },
}
