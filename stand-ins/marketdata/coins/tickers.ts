import { seedOf, signedUnit } from '../../kit/random.ts'
import { type Exchange, exchangeVolume, type Pair, pairVolume } from '../../worlds/market/exchanges.ts'
import { DAY_MS, type Market } from '../market.ts'
import { rememberForTick } from '../remember.ts'
import { pictureOf } from './images.ts'

/** A trading pair at an exchange, in the wire format. */
export type Ticker = ReturnType<typeof tickerOf>

/** Tickers by exchange and by coin, highest volume first. */
export function createTickers(market: Market) {
  const ofExchange = rememberForTick(market.world, (id) => {
    const exchange = market.world.exchanges.find((one) => one.id === id)
    return exchange ? exchange.pairs.flatMap((pair) => tickerOf(market, exchange, pair) ?? []) : []
  })
  const ofCoin = rememberForTick(market.world, (coinId) =>
    market.world.exchanges
      .flatMap((exchange) =>
        exchange.pairs
          .filter(({ coin }) => coin.id === coinId)
          .flatMap((pair) => tickerOf(market, exchange, pair) ?? []),
      )
      .sort((a, b) => b.converted_volume.usd - a.converted_volume.usd),
  )
  return { ofExchange, ofCoin }
}

/** Volume of an exchange in the 24 hours before an instant, in bitcoin. */
export function volumeInBitcoin(market: Market, exchange: Exchange, atMs: number): number {
  const { prices } = market.world
  return exchangeVolume(prices, exchange, atMs - DAY_MS, atMs) / prices.priceAt('bitcoin', atMs)
}

function tickerOf(market: Market, exchange: Exchange, pair: Pair) {
  const { world } = market
  const standing = market.standing(pair.coin.id)
  if (!standing) return undefined
  const asOf = world.asOf()
  const rate = pair.targetCoin
    ? 1 / world.prices.priceAt(pair.targetCoin, asOf)
    : market.rate(pair.target.toLowerCase(), asOf)
  // Each exchange's prices deviate by its own few hundredths of a percent.
  const dice = seedOf(world.seed, 'basis', exchange.id, pair.coin.id, pair.target)
  const price = standing.price * (1 + 0.0004 * signedUnit(dice, 0))
  const volumeUsd = pairVolume(world.prices, pair, asOf - DAY_MS, asOf)
  const converted = (usd: number) => ({
    btc: usd * market.rate('btc', asOf),
    eth: usd * market.rate('eth', asOf),
    usd,
  })
  const at = new Date(asOf).toISOString()
  return {
    base: pair.coin.symbol.toUpperCase(),
    target: pair.target,
    market: {
      name: exchange.name,
      identifier: exchange.id,
      has_trading_incentive: false,
      logo: pictureOf('exchanges', exchange.id),
    },
    last: price * rate,
    volume: volumeUsd / standing.price,
    converted_last: converted(price),
    converted_volume: converted(volumeUsd),
    cost_to_move_up_usd: volumeUsd * 0.01 * (1 + signedUnit(dice, 1) / 3),
    cost_to_move_down_usd: volumeUsd * 0.01 * (1 + signedUnit(dice, 2) / 3),
    trust_score: exchange.trustScore >= 8 ? 'green' : 'yellow',
    bid_ask_spread_percentage: pair.spreadPercent,
    timestamp: at,
    last_traded_at: at,
    last_fetch_at: at,
    is_anomaly: false,
    is_stale: false,
    trade_url: null,
    token_info_url: null,
    coin_id: pair.coin.id,
    target_coin_id: pair.targetCoin,
  }
}
