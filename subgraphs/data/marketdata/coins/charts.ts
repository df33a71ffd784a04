import { BadInput } from '../../../../schema/errors.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { DataGraph } from '../../types.gen.ts'
import { namePlaces } from '../json.ts'
import { readsOf } from '../reading.ts'
import { wordOf } from '../words.ts'

/** Maximum days of a chart, by interval. */
const MOST_DAYS: Readonly<Record<string, number>> = { FIVE_MINUTES: 10, HOURLY: 100 }
const INTERVAL_WORDS: Readonly<Record<string, string>> = { FIVE_MINUTES: '5m', HOURLY: 'hourly', DAILY: 'daily' }

/** A coin's history as line and candle charts. */
export const coinCharts: Topic<DataGraph> = {
  resolvers: {
    Coin: {
      chart: readsOf(({ slug }, { currency, days, interval, precision }) => {
        if (interval) checkLength(interval, days)
        return get(`/coins/${segment(slug)}/market_chart`, {
          vs_currency: currency,
          days,
          interval: interval && INTERVAL_WORDS[interval],
          precision,
        })
      }),
      candles: readsOf(
        ({ slug }, { currency, days, precision }) =>
          get(`/coins/${segment(slug)}/ohlc`, { vs_currency: currency, days: wordOf(days), precision }),
        { respell: namePlaces(['closed_at', 'open', 'high', 'low', 'close']) },
      ),
    },
  },
}

function checkLength(interval: string, days: string): void {
  const most = MOST_DAYS[interval]
  if (most === undefined || Number(days) <= most) return
  const message = `reaches back ${most} days at most in steps of ${INTERVAL_WORDS[interval]}`
  throw new BadInput([{ path: ['days'], code: 'too_big', message }])
}
