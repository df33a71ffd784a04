import { LRUCache } from 'lru-cache'
import { categoryById } from '../../worlds/market/categories.ts'
import { circulatingSupplyAt, totalSupplyAt } from '../../worlds/market/coins.ts'
import { type Asked, refuseCoins } from '../asked.ts'
import { DAY_MS, HOUR_MS, type Market, type Standing } from '../market.ts'
import { amount, change, percent, toPrecision, whole } from '../numbers.ts'
import { coinImages } from './images.ts'

const ORDERS = ['market_cap_desc', 'market_cap_asc', 'volume_desc', 'volume_asc', 'id_asc', 'id_desc'] as const
type Order = (typeof ORDERS)[number]

/** Supported change intervals, in milliseconds. */
export const CHANGE_SPANS: Readonly<Record<string, number>> = {
  '1h': HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '14d': 14 * DAY_MS,
  '30d': 30 * DAY_MS,
  '200d': 200 * DAY_MS,
  '1y': 365 * DAY_MS,
}
const SPARKLINE_POINTS = 168

/** `GET /coins/markets`: a page of coins with their current figures. */
export function createMarkets(market: Market) {
  const sparklines = new LRUCache<string, number[]>({ max: 400 })

  /** Prices in US dollars at the last 168 full hours, the oldest first. */
  function sparklineOf({ coin }: Standing, currency: string): number[] {
    const lastHour = Math.floor(market.world.asOf() / HOUR_MS)
    const key = `${coin.id}/${currency}@${lastHour}`
    const known = sparklines.get(key)
    if (known) return known
    const prices = Array.from({ length: SPARKLINE_POINTS }, (_, index) => {
      const at = (lastHour - SPARKLINE_POINTS + 1 + index) * HOUR_MS
      return market.world.prices.priceAt(coin.id, at) * market.rate(currency, at)
    })
    sparklines.set(key, prices)
    return prices
  }

  return (asked: Asked): unknown => {
    const currency = asked.text('vs_currency').toLowerCase()
    if (!market.hasCurrency(currency)) throw refuseCoins(422, 'invalid vs_currency')
    const perPage = asked.whole('per_page', 100, 1, 250)
    const page = asked.whole('page', 1, 1, 100_000)
    const precision = asked.textOr('precision', null)
    const isSparkling = asked.flag('sparkline', false)
    const spans = asked.list('price_change_percentage').filter((span) => span in CHANGE_SPANS)
    const listed = select(market, asked).slice((page - 1) * perPage, page * perPage)
    return listed.map((standing) => ({
      ...marketRow(market, standing, currency, precision),
      ...(isSparkling ? { sparkline_in_7d: { price: sparklineOf(standing, currency) } } : {}),
      ...Object.fromEntries(
        spans.map((span) => {
          const since = market.world.asOf() - (CHANGE_SPANS[span] ?? 0)
          const value = since < standing.coin.genesisMs ? null : market.changeSince(standing.coin.id, currency, since)
          return [`price_change_percentage_${span}_in_currency`, value]
        }),
      ),
    }))
  }
}

function select(market: Market, asked: Asked): readonly Standing[] {
  const ids = asked.list('ids')
  const category = asked.textOr('category', null)
  const order = asked.oneOf('order', ORDERS, 'market_cap_desc')
  let listed = market.standings()
  if (category !== null) {
    const members = categoryById(category)?.coins ?? []
    listed = listed.filter(({ coin }) => members.includes(coin))
  }
  if (ids.length > 0) {
    const wanted = new Set(ids)
    listed = listed.filter(({ coin }) => wanted.has(coin.id))
  }
  return order === 'market_cap_desc' ? listed : [...listed].sort(COMPARE[order])
}

const COMPARE: Readonly<Record<Order, (a: Standing, b: Standing) => number>> = {
  market_cap_desc: (a, b) => b.marketCap - a.marketCap,
  market_cap_asc: (a, b) => a.marketCap - b.marketCap,
  volume_desc: (a, b) => b.volume - a.volume,
  volume_asc: (a, b) => a.volume - b.volume,
  id_asc: (a, b) => (a.coin.id < b.coin.id ? -1 : 1),
  id_desc: (a, b) => (a.coin.id < b.coin.id ? 1 : -1),
}

function marketRow(market: Market, standing: Standing, currency: string, precision: string | null) {
  const { coin, extremes } = standing
  const asOf = market.world.asOf()
  const rate = market.rate(currency, asOf)
  const rateBefore = market.rate(currency, asOf - DAY_MS)
  const price = standing.price * rate
  const before = standing.priceDayAgo * rateBefore
  const cap = standing.marketCap * rate
  const capBefore = standing.marketCapDayAgo * rateBefore
  const ath = extremes.high * market.rate(currency, extremes.highAtMs)
  const atl = extremes.low * market.rate(currency, extremes.lowAtMs)
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    image: coinImages(coin.id).large,
    current_price: toPrecision(price, precision),
    market_cap: whole(cap),
    market_cap_rank: standing.rank,
    fully_diluted_valuation: whole(standing.fullyDiluted * rate),
    total_volume: whole(standing.volume * rate),
    high_24h: toPrecision(standing.high24h * rate, precision),
    low_24h: toPrecision(standing.low24h * rate, precision),
    price_change_24h: amount(price - before),
    price_change_percentage_24h: percent(change(before, price)),
    market_cap_change_24h: whole(cap - capBefore),
    market_cap_change_percentage_24h: percent(change(capBefore, cap)),
    circulating_supply: circulatingSupplyAt(coin, asOf),
    total_supply: totalSupplyAt(coin, asOf),
    max_supply: coin.maxSupply,
    ath: amount(ath),
    ath_change_percentage: percent(change(ath, price)),
    ath_date: new Date(extremes.highAtMs).toISOString(),
    atl: amount(atl),
    atl_change_percentage: percent(change(atl, price)),
    atl_date: new Date(extremes.lowAtMs).toISOString(),
    roi: null,
    last_updated: new Date(asOf).toISOString(),
  }
}
