import { LRUCache } from 'lru-cache'
import { type Coin, circulatingSupplyAt } from '../../worlds/market/coins.ts'
import { type Asked, refuseCoins } from '../asked.ts'
import { DAY_MS, HOUR_MS, type Market } from '../market.ts'
import { toPrecision, whole } from '../numbers.ts'

const FIVE_MINUTES_MS = 300_000
const INTERVALS: Readonly<Record<string, number>> = { '5m': FIVE_MINUTES_MS, hourly: HOUR_MS, daily: DAY_MS }

interface Chart {
  readonly prices: [number, number][]
  readonly market_caps: [number, number][]
  readonly total_volumes: [number, number][]
}

/**
 * `GET /coins/{id}/market_chart`: points on a fixed time grid, and the present one. Volumes are those of the 24 hours
 * before each point.
 */
export function createChart(market: Market) {
  const finished = new LRUCache<string, Chart>({ max: 200 })

  return (asked: Asked): unknown => {
    const coin = asked.found(market.standing(asked.text('id'))?.coin, 'coin not found')
    const currency = currencyOf(market, asked)
    const precision = asked.textOr('precision', 'full')
    const asOf = market.world.asOf()
    const from = startOf(coin, asked, asOf)
    const step = stepOf(asked, asOf - from)
    const first = Math.ceil(from / step) * step
    const last = Math.floor(asOf / step) * step
    const key = `${coin.id}/${currency}:${precision}:${step}:${first}-${last}`
    const past = finished.get(key) ?? chartOf(market, coin, currency, precision, first, last, step)
    finished.set(key, past)
    if (last === asOf) return past
    const present = chartOf(market, coin, currency, precision, asOf, asOf, step)
    return {
      prices: [...past.prices, ...present.prices],
      market_caps: [...past.market_caps, ...present.market_caps],
      total_volumes: [...past.total_volumes, ...present.total_volumes],
    }
  }
}

/** The requested currency; 422 for an unknown one. */
export function currencyOf(market: Market, asked: Asked): string {
  const currency = asked.text('vs_currency').toLowerCase()
  if (!market.hasCurrency(currency)) throw refuseCoins(422, 'invalid vs_currency')
  return currency
}

/** Start of the requested days; not before the coin. */
export function startOf(coin: Coin, asked: Asked, asOf: number): number {
  const days = asked.text('days')
  if (days === 'max') return coin.genesisMs
  const count = Number(days)
  if (!(count > 0)) throw refuseCoins(422, 'invalid days')
  return Math.max(coin.genesisMs, asOf - count * DAY_MS)
}

/** The requested interval, or: a day in steps of five minutes, three months in hours, more in days. */
function stepOf(asked: Asked, spanMs: number): number {
  const interval = asked.textOr('interval', null)
  if (interval !== null) {
    const step = INTERVALS[interval]
    if (!step || spanMs / step > 26_000) throw refuseCoins(422, 'invalid interval')
    return step
  }
  if (spanMs <= DAY_MS) return FIVE_MINUTES_MS
  return spanMs <= 90 * DAY_MS ? HOUR_MS : DAY_MS
}

function chartOf(
  market: Market,
  coin: Coin,
  currency: string,
  precision: string,
  first: number,
  last: number,
  step: number,
): Chart {
  const { prices } = market.world
  const chart: Chart = { prices: [], market_caps: [], total_volumes: [] }
  for (let at = first; at <= last; at += step) {
    const rate = currency === 'usd' ? 1 : (prices.perDollar(currency, at) ?? 0)
    const price = prices.priceAt(coin.id, at) * rate
    chart.prices.push([at, toPrecision(price, precision)])
    chart.market_caps.push([at, whole(price * circulatingSupplyAt(coin, at))])
    chart.total_volumes.push([at, prices.volumeBetween(coin.id, at - DAY_MS, at) * rate])
  }
  return chart
}
