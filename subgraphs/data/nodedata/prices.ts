import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { ask, get } from '../../kit/upstream/request.ts'
import { refuseFuture } from '../future.ts'
import type { DataGraph } from '../types.gen.ts'
import { readPrices, requireKnown } from './ask.ts'

const DAY_MS = 86_400_000
/** The company's names of intervals, with the longest time span of each, in days. */
const INTERVALS = {
  FIVE_MINUTES: { word: '5m', days: 7 },
  HOUR: { word: '1h', days: 30 },
  DAY: { word: '1d', days: 365 },
} as const

const BASE = '/prices/v1/tokens'

/** Prices of coins and tokens. */
export const prices: Topic<DataGraph> = {
  resolvers: {
    Query: {
      pricesBySymbol: readPrices(
        ({ network, symbols }, { engines }) => {
          requireKnown(engines.nodedata, network)
          return get(
            `${BASE}/by-symbol?${new URLSearchParams(symbols.map((symbol): [string, string] => ['symbols', symbol]))}`,
          )
        },
        { at: 'data', isEmpty: isUnpriced },
      ),
      pricesByAddress: readPrices(
        ({ network, tokens }, { engines }) => {
          requireKnown(engines.nodedata, network)
          return ask(`${BASE}/by-address`, { addresses: tokens })
        },
        { at: 'data', isEmpty: isUnpriced },
      ),
      priceHistory: readPrices(({ network, symbol, from, to, interval }, context) => {
        requireKnown(context.engines.nodedata, network)
        refuseFuture('from', from, context)
        const span = spanOf(from, to, INTERVALS[interval])
        return ask(`${BASE}/historical`, { symbol, ...span, interval: INTERVALS[interval].word, withMarketData: true })
      }),
    },
  },
}

/** Whether none of the requested tokens has a price. */
function isUnpriced(value: unknown): boolean {
  return (value as readonly { readonly prices: readonly unknown[] }[]).every((entry) => entry.prices.length === 0)
}

function spanOf(from: Date, to: Date, { word, days }: (typeof INTERVALS)[keyof typeof INTERVALS]) {
  const span = to.getTime() - from.getTime()
  if (span <= 0) throw issue('must be after startTime')
  if (span > days * DAY_MS) throw issue(`must be within ${days} days of startTime for an interval of ${word}`)
  return { startTime: from.toISOString(), endTime: to.toISOString() }
}

function issue(message: string): BadInput {
  return new BadInput([{ path: ['endTime'], code: 'invalid_span', message }])
}
