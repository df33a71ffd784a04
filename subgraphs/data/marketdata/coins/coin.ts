import { chainIn } from '../../../../schema/chains/chainId.ts'
import { BadInput } from '../../../../schema/errors.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import { tokenAt } from '../../chains/token.ts'
import { refuseFuture } from '../../future.ts'
import type { DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { plainTickers } from '../exchanges/tickers.ts'
import { membersOf, renameByEnd } from '../json.ts'
import { handleOf, slugOf } from '../keys.ts'
import { readsOf } from '../reading.ts'
import { accountsAmong, socialAccounts } from './accounts.ts'

/** A coin's handle, and its record, current and on a given day. */
export const coin: Topic<DataGraph> = {
  resolvers: {
    Query: {
      coin: (_, { slug }) => handleOf(slug),
    },
    Coin: {
      __resolveReference: ({ slug }) => handleOf(slugOf(slug)),
      details: readsOf(
        ({ slug }, wanted) =>
          get(`/coins/${segment(slug)}`, {
            localization: wanted.withLocalization,
            tickers: wanted.withTickers,
            market_data: wanted.withMarketData,
            community_data: wanted.withCommunity,
            developer_data: wanted.withDevelopers,
            sparkline: wanted.withSparkline,
          }),
        { respell: coinRecord, isEmpty: (value) => value === null },
      ),
      snapshot: readsOf(
        ({ slug }, { date, withLocalization }, context) => {
          checkDay(date, context)
          return get(`/coins/${segment(slug)}/history`, { date, localization: withLocalization })
        },
        {
          respell: coinRecord,
          // Before its first trading day a coin has a name but no market data.
          isEmpty: (value) => (value as { marketData: unknown } | null)?.marketData == null,
        },
      ),
    },
    CoinDetails: {
      tickers: ({ tickers }, { first }) => tickers?.slice(0, first) ?? null,
      tokens: (details, { first }) => tokensOf(details).slice(0, first),
      socialAccounts,
    },
  },
}

/** The contracts of a coin as tokens; networks that are no known chains are left out. */
export function tokensOf({ platforms }: Value<'CoinDetails'>): readonly Value<'Token'>[] {
  return (platforms ?? []).flatMap(({ platform, address }) => {
    const chain = chainIn('platform', platform)
    return (chain && address && tokenAt(chain, address)) || []
  })
}

/** The record of a coin: the company's member names contain the names of its forum and its channel. */
export function coinRecord(body: unknown): unknown {
  const given = membersOf(body)
  const { id, tickers, community_data: community } = given
  if (Object.keys(given).length === 0) return body
  const names = { _subscribers: 'forum_subscribers', channel_user_count: 'channel_users' }
  return {
    ...given,
    coin: handleOf(id),
    social_accounts: accountsAmong(given.links),
    community_data: community && renameByEnd(community, names),
    tickers: plainTickers(tickers),
  }
}

function checkDay(date: string, context: DataContext): void {
  const [day, month, year] = date.split('-')
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.getUTCDate() !== Number(day))
    throw new BadInput([{ path: ['date'], code: 'invalid_date', message: 'must be a day that exists, as dd-mm-yyyy' }])
  refuseFuture('date', at, context)
}
