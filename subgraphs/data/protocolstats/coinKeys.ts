import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { refuseFuture } from '../future.ts'
import type { Args, DataGraph, Value } from '../types.gen.ts'
import { companyKey, inCallersSpelling, keysSpelt } from './coinKey.ts'
import { read, unixSeconds } from './read.ts'

/** Maximum timestamps per query, over all coins. */
const MAX_MOMENTS = 500
/** Maximum points per chart, over all coins. */
const MAX_POINTS = 5_000

/** Prices by `chain:address` or `marketdata:id`. */
export const coinKeys: Topic<DataGraph> = {
  resolvers: {
    Query: {
      coinKeyPrices: async (parent, args, context, info) => {
        const value = await prices(parent, args, context, info)
        return value && { prices: inCallersSpelling(value.prices, args.coins) }
      },
      coinKeyPricesAt: async (parent, args, context, info) => {
        refuseFuture('at', args.at, context)
        const value = await pricesAt(parent, args, context, info)
        return value && { prices: inCallersSpelling(value.prices, args.coins) }
      },
      coinKeyPricesBatch: async (parent, args, context, info) => {
        const asked = args.coins.map(({ coin }) => coin)
        const moments = args.coins.flatMap(({ timestamps }) => timestamps)
        refuseMany('coins', moments.length, MAX_MOMENTS)
        for (const moment of moments) refuseFuture('coins', new Date(moment * 1000), context)
        const value = await batch(parent, args, context, info)
        return value && { series: inCallersSpelling(value.series, asked) }
      },
      coinKeyChart: async (parent, args, context, info) => {
        if (args.start && args.end) throw new BadInput('must not stand together with start', ['end'])
        refuseMany('span', args.span * args.coins.length, MAX_POINTS)
        if (args.start) refuseFuture('start', args.start, context)
        const value = await chart(parent, args, context, info)
        return value && { charts: inCallersSpelling(value.charts, args.coins) }
      },
    },
  },
}

const prices = read<Args<'Query.coinKeyPrices'>, Value<'CoinKeyPrices'> | null>(
  ({ coins, searchWidth }) => get(`/coins/prices/current/${listOf(coins)}`, { searchWidth }),
  { respell: keysSpelt },
)

const pricesAt = read<Args<'Query.coinKeyPricesAt'>, Value<'CoinKeyPrices'> | null>(
  ({ at, coins, searchWidth }) => get(`/coins/prices/historical/${unixSeconds(at)}/${listOf(coins)}`, { searchWidth }),
  { respell: keysSpelt },
)

const batch = read<Args<'Query.coinKeyPricesBatch'>, Value<'CoinKeyBatch'> | null>(
  ({ coins, searchWidth }) => {
    const moments = Object.fromEntries(coins.map(({ coin, timestamps }) => [companyKey(coin), timestamps]))
    return get('/coins/batchHistorical', { coins: JSON.stringify(moments), searchWidth })
  },
  {
    respell: keysSpelt,
    isEmpty: (value) => (value as { readonly series: Series } | null)?.series.every(isBare) ?? true,
  },
)

const chart = read<Args<'Query.coinKeyChart'>, Value<'CoinKeyCharts'> | null>(
  ({ coins, start, end, span, period, searchWidth }) =>
    get(`/coins/chart/${listOf(coins)}`, {
      start: start && unixSeconds(start),
      end: end && unixSeconds(end),
      span,
      period,
      searchWidth,
    }),
  {
    respell: keysSpelt,
    isEmpty: (value) => (value as { readonly charts: Series } | null)?.charts.every(isBare) ?? true,
  },
)

type Series = readonly { readonly prices: readonly unknown[] }[]

/** A known coin without a price at any of the timestamps. */
const isBare = ({ prices: known }: Series[number]): boolean => known.length === 0

const listOf = (coins: readonly string[]): string => segment(coins.map(companyKey).join(','))

function refuseMany(member: string, count: number, most: number): void {
  if (count > most) throw new BadInput(`must not ask for more than ${most} prices in all`, [member])
}
