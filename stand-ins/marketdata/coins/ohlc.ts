import { LRUCache } from 'lru-cache'
import type { Asked } from '../asked.ts'
import { DAY_MS, HOUR_MS, type Market } from '../market.ts'
import { toPrecision } from '../numbers.ts'
import { currencyOf, startOf } from './chart.ts'

/** `GET /coins/{id}/ohlc`: candles, each with its closing time. */
export function createOhlc(market: Market) {
  const finished = new LRUCache<string, number[][]>({ max: 200 })

  return (asked: Asked): unknown => {
    const coin = asked.found(market.standing(asked.text('id'))?.coin, 'coin not found')
    const currency = currencyOf(market, asked)
    const precision = asked.textOr('precision', null)
    const asOf = market.world.asOf()
    const from = startOf(coin, asked, asOf)
    const step = stepOf(asOf - from)
    const first = Math.ceil(from / step) * step
    const last = Math.floor(asOf / step) * step
    const key = `${coin.id}/${currency}:${precision}:${step}:${first}-${last}`
    const known = finished.get(key)
    if (known) return known
    const candles: number[][] = []
    for (let close = first + step; close <= last; close += step) {
      const candle = market.world.prices.candle(coin.id, close - step, close, currency)
      const values = [candle.open, candle.high, candle.low, candle.close]
      candles.push([close, ...values.map((value) => toPrecision(value, precision))])
    }
    finished.set(key, candles)
    return candles
  }
}

/** Candle length: half an hour for two days, four hours for a month, four days beyond. */
function stepOf(spanMs: number): number {
  if (spanMs <= 2 * DAY_MS) return HOUR_MS / 2
  return spanMs <= 30 * DAY_MS ? 4 * HOUR_MS : 4 * DAY_MS
}
