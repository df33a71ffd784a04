import type { Topic } from '../../../kit/service/subgraph.ts'
import { get } from '../../../kit/upstream/request.ts'
import type { Args, DataGraph } from '../../types.gen.ts'
import { type Members, membersOf } from '../json.ts'
import { handleOf } from '../keys.ts'
import { reads } from '../reading.ts'
import { wordOf } from '../words.ts'

/** Search trends, the global market, and top movers. */
export const attention: Topic<DataGraph> = {
  resolvers: {
    Query: {
      searchTrends: reads(() => get('/search/trending'), { respell: trendLists }),
      globalMarket: reads(() => get('/global'), {
        respell: (body) => membersOf(body).data,
        isEmpty: (value) => value === null,
      }),
      topMovers: reads(
        ({ currency, duration, topCoins }) =>
          get('/coins/top_gainers_losers', {
            vs_currency: currency,
            duration: wordOf(duration),
            top_coins: wordOf(topCoins),
          }),
        { respell: moverLists },
      ),
    },
    SearchTrends: { coins: ({ coins }, { first }) => coins.slice(0, first) },
    TopMovers: {
      topGainers: ({ topGainers }, { first }) => topGainers.slice(0, first),
      topLosers: ({ topLosers }, { first }) => topLosers.slice(0, first),
    },
  },
}

function trendLists(body: unknown): unknown {
  const { coins, ...rest } = membersOf(body)
  const withHandle = (row: unknown) => ({ ...membersOf(row), coin: handleOf(membersOf(membersOf(row).item).id) })
  return { ...rest, coins: Array.isArray(coins) ? coins.map(withHandle) : coins }
}

/** The currency and the duration are part of the member names. */
function moverLists(body: unknown, args: Args<'Query.topMovers'>): unknown {
  const { top_gainers, top_losers } = membersOf(body)
  const list = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => mover(membersOf(row), args)) : rows)
  return { top_gainers: list(top_gainers), top_losers: list(top_losers) }
}

function mover(row: Members, { currency, duration }: Args<'Query.topMovers'>): Members {
  const vs = currency.toLowerCase()
  const span = wordOf(duration)
  return {
    ...row,
    coin: handleOf(row.id),
    currency: vs,
    duration: span,
    price: row[vs],
    volume24h: row[`${vs}_24h_vol`],
    change: row[`${vs}_${span}_change`],
  }
}
