import { LRUCache } from 'lru-cache'
import type { Exchange } from '../../worlds/market/exchanges.ts'
import { type Asked, refuseCoins } from '../asked.ts'
import { DAY_MS, HOUR_MS, type Market } from '../market.ts'
import { pictureOf } from './images.ts'
import { createTickers, type Ticker, volumeInBitcoin } from './tickers.ts'

const PAGE = 100
const NOT_FOUND = 'exchange not found'
const CHART_DAYS = ['1', '7', '14', '30', '90', '180', '365'] as const
const ORDERS = [
  'trust_score_desc',
  'trust_score_asc',
  'volume_desc',
  'volume_asc',
  'base_target',
  'market_cap_desc',
  'market_cap_asc',
] as const

/** `GET /exchanges/{id}` and the routes below it. */
export function createExchanges(market: Market) {
  const tickers = createTickers(market)
  const charts = new LRUCache<string, [number, string][]>({ max: 200 })
  const exchangeOf = (asked: Asked): Exchange =>
    asked.found(
      market.world.exchanges.find(({ id }) => id === asked.text('id')),
      NOT_FOUND,
    )

  return {
    exchange(asked: Asked): unknown {
      const exchange = exchangeOf(asked)
      return {
        name: exchange.name,
        year_established: exchange.year,
        country: exchange.country,
        description: '',
        url: exchange.url,
        image: pictureOf('exchanges', exchange.id),
        centralized: true,
        public_notice: '',
        alert_notice: '',
        trust_score: exchange.trustScore,
        trust_score_rank: exchange.trustRank,
        coins: new Set(exchange.pairs.map(({ coin }) => coin.id)).size,
        pairs: exchange.pairs.length,
        trade_volume_24h_btc: volumeInBitcoin(market, exchange, market.world.asOf()),
        tickers: tickers.ofExchange(exchange.id).slice(0, PAGE),
      }
    },

    tickers(asked: Asked): unknown {
      const exchange = exchangeOf(asked)
      const coins = new Set(asked.list('coin_ids'))
      const page = asked.whole('page', 1, 1, 100_000)
      const order = asked.oneOf('order', ORDERS, 'trust_score_desc')
      const withLogo = asked.flag('include_exchange_logo', false)
      const withDepth = asked.flag('depth', false)
      const listed = tickers.ofExchange(exchange.id).filter(({ coin_id }) => coins.size === 0 || coins.has(coin_id))
      return {
        name: exchange.name,
        tickers: inOrder(listed, order, market)
          .slice((page - 1) * PAGE, page * PAGE)
          .map((ticker) => trim(ticker, withLogo, withDepth)),
      }
    },

    volumeChart(asked: Asked): unknown {
      const exchange = exchangeOf(asked)
      const days = asked.text('days')
      if (!CHART_DAYS.some((known) => known === days)) throw refuseCoins(422, 'invalid days')
      const span = Number(days) * DAY_MS
      const step = chartStep(Number(days))
      const last = Math.floor(market.world.asOf() / step) * step
      const key = `${exchange.id}/${days}@${last}`
      const known = charts.get(key)
      if (known) return known
      const points: [number, string][] = []
      for (let at = last - span + step; at <= last; at += step)
        points.push([at, String(volumeInBitcoin(market, exchange, at))])
      charts.set(key, points)
      return points
    },
  }
}

/** Chart step: ten minutes for a day, hours for two weeks, days beyond. */
function chartStep(days: number): number {
  if (days <= 1) return HOUR_MS / 6
  return days <= 14 ? HOUR_MS : DAY_MS
}

function inOrder(
  listed: readonly Ticker[],
  order: (typeof ORDERS)[number],
  market: Market,
): readonly NonNullable<Ticker>[] {
  const present = listed.filter((ticker) => ticker !== undefined)
  const cap = (ticker: NonNullable<Ticker>) => market.standing(ticker.coin_id)?.marketCap ?? 0
  // All pairs of an exchange have the same trust, so volume decides.
  if (order === 'trust_score_desc' || order === 'volume_desc') return present
  if (order === 'trust_score_asc' || order === 'volume_asc') return present.toReversed()
  if (order === 'market_cap_desc') return present.toSorted((a, b) => cap(b) - cap(a))
  if (order === 'market_cap_asc') return present.toSorted((a, b) => cap(a) - cap(b))
  return present.toSorted((a, b) => `${a.base}/${a.target}`.localeCompare(`${b.base}/${b.target}`))
}

function trim(ticker: NonNullable<Ticker>, withLogo: boolean, withDepth: boolean) {
  const { cost_to_move_up_usd, cost_to_move_down_usd, market, ...rest } = ticker
  const { logo, ...place } = market
  return {
    ...rest,
    market: withLogo ? { ...place, logo } : place,
    ...(withDepth ? { cost_to_move_up_usd, cost_to_move_down_usd } : {}),
  }
}
