import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { read, unixSeconds } from './read.ts'

/** Maximum timestamps per query, over all coins. */
const MAX_MOMENTS = 500
/** Maximum points per chart, over all coins. */
const MAX_POINTS = 5_000

/** Prices by `chain:address` or `marketdata:id`. */
export const coinKeys: Topic<DataGraph> = {
  resolvers: {
    Query: {
      coinKeyPrices: read(({ coins, searchWidth }) => get(`/coins/prices/current/${listOf(coins)}`, { searchWidth })),
      coinKeyPricesAt: read(({ at, coins, searchWidth }) =>
        get(`/coins/prices/historical/${unixSeconds(at)}/${listOf(coins)}`, { searchWidth }),
      ),
      coinKeyPricesBatch: read(
        ({ coins, searchWidth }) => {
          refuseMany(
            'coins',
            coins.reduce((sum, { timestamps }) => sum + timestamps.length, 0),
            MAX_MOMENTS,
          )
          const moments = Object.fromEntries(coins.map(({ coin, timestamps }) => [coin, timestamps]))
          return get('/coins/batchHistorical', { coins: JSON.stringify(moments), searchWidth })
        },
        { isEmpty: (value) => (value as { readonly series: Series } | null)?.series.every(isBare) ?? true },
      ),
      coinKeyChart: read(
        ({ coins, start, end, span, period, searchWidth }) => {
          if (start && end) throw new BadInput('must not stand together with start', ['end'])
          refuseMany('span', span * coins.length, MAX_POINTS)
          return get(`/coins/chart/${listOf(coins)}`, {
            start: start && unixSeconds(start),
            end: end && unixSeconds(end),
            span,
            period,
            searchWidth,
          })
        },
        { isEmpty: (value) => (value as { readonly charts: Series } | null)?.charts.every(isBare) ?? true },
      ),
    },
  },
}

type Series = readonly { readonly prices: readonly unknown[] }[]

/** A known coin without a price at any of the timestamps. */
const isBare = ({ prices }: Series[number]): boolean => prices.length === 0

const listOf = (coins: readonly string[]): string => segment(coins.join(','))

function refuseMany(member: string, count: number, most: number): void {
  if (count > most) throw new BadInput(`must not ask for more than ${most} prices in all`, [member])
}
