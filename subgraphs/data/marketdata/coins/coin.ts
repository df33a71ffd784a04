import { BadInput } from '../../../../schema/errors.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { DataGraph } from '../../types.gen.ts'
import { membersOf, renameByEnd } from '../json.ts'
import { reads } from '../reading.ts'

/** Details of one coin, current and on a given day. */
export const coin: Topic<DataGraph> = {
  resolvers: {
    Query: {
      coin: reads(
        ({ id, ...wanted }) =>
          get(`/coins/${segment(id)}`, {
            localization: wanted.withLocalization,
            tickers: wanted.withTickers,
            market_data: wanted.withMarketData,
            community_data: wanted.withCommunity,
            developer_data: wanted.withDevelopers,
            sparkline: wanted.withSparkline,
          }),
        { respell: neutralCommunity, isEmpty: (value) => value === null },
      ),
      coinHistory: reads(
        ({ id, date, withLocalization }) => {
          checkDay(date)
          return get(`/coins/${segment(id)}/history`, { date, localization: withLocalization })
        },
        {
          respell: neutralCommunity,
          // Before its first trading day a coin has a name but no market data.
          isEmpty: (value) => (value as { marketData: unknown } | null)?.marketData == null,
        },
      ),
    },
  },
}

/** The company's member names contain the names of its forum and its channel. */
function neutralCommunity(body: unknown): unknown {
  const { community_data: community } = membersOf(body)
  if (community === undefined) return body
  const names = { _subscribers: 'forum_subscribers', channel_user_count: 'channel_users' }
  return { ...membersOf(body), community_data: renameByEnd(community, names) }
}

function checkDay(date: string): void {
  const [day, month, year] = date.split('-')
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.getUTCDate() !== Number(day))
    throw new BadInput([{ path: ['date'], code: 'invalid_date', message: 'must be a day that exists, as dd-mm-yyyy' }])
}
