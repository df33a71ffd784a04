import { seedOf, unit } from '../../kit/random.ts'
import { COINS, type Coin } from './coins.ts'
import type { Prices } from './prices.ts'

/** A centralised exchange. */
export interface Exchange {
  readonly id: string
  readonly name: string
  readonly year: number
  readonly country: string
  readonly url: string
  /** From 1 to 10. */
  readonly trustScore: number
  readonly trustRank: number
  /** Its pairs, highest volume first. */
  readonly pairs: readonly Pair[]
}

/** A trading pair of an exchange. */
export interface Pair {
  readonly coin: Coin
  /** E.g. `USDT` or `EUR`. */
  readonly target: string
  /** The target's coin; null for fiat currencies. */
  readonly targetCoin: string | null
  /** Share of the coin's total volume that is traded here. */
  readonly share: number
  /** Bid-ask spread in percent. */
  readonly spreadPercent: number
}

const TARGETS: readonly (readonly [target: string, coin: string | null, weight: number])[] = [
  ['USDT', 'tether', 0.5],
  ['USDC', 'usd-coin', 0.2],
  ['USD', null, 0.14],
  ['EUR', null, 0.08],
  ['BTC', 'bitcoin', 0.05],
  ['ETH', 'ethereum', 0.03],
]

/** Id, name, year, country, web address, trust score, relative size, number of listed coins. */
const ROWS: readonly (readonly [string, string, number, string, string, number, number, number])[] = [
  ['binance', 'Binance', 2017, 'Cayman Islands', 'https://www.binance.com/', 10, 30, 120],
  ['gdax', 'Coinbase Exchange', 2012, 'United States', 'https://www.coinbase.com/', 10, 9, 100],
  ['kraken', 'Kraken', 2011, 'United States', 'https://www.kraken.com/', 10, 5, 100],
  ['bybit_spot', 'Bybit', 2018, 'United Arab Emirates', 'https://www.bybit.com/', 10, 10, 110],
  ['okex', 'OKX', 2013, 'Seychelles', 'https://www.okx.com/', 10, 8, 105],
  ['bitget', 'Bitget', 2018, 'Seychelles', 'https://www.bitget.com/', 10, 7, 110],
  ['kucoin', 'KuCoin', 2017, 'Seychelles', 'https://www.kucoin.com/', 9, 4, 110],
  ['gate', 'Gate', 2013, 'Panama', 'https://www.gate.com/', 9, 6, 120],
  ['crypto_com', 'Crypto.com Exchange', 2019, 'Cayman Islands', 'https://crypto.com/exchange', 9, 5, 90],
  ['mxc', 'MEXC', 2018, 'Seychelles', 'https://www.mexc.com/', 9, 6, 120],
  ['bitfinex', 'Bitfinex', 2014, 'British Virgin Islands', 'https://www.bitfinex.com/', 8, 1.2, 60],
  ['bitstamp', 'Bitstamp', 2013, 'Luxembourg', 'https://www.bitstamp.net/', 8, 0.9, 55],
  ['gemini', 'Gemini', 2014, 'United States', 'https://www.gemini.com/', 8, 0.5, 45],
  ['upbit', 'Upbit', 2017, 'South Korea', 'https://upbit.com/', 8, 4, 70],
  ['bithumb', 'Bithumb', 2014, 'South Korea', 'https://www.bithumb.com/', 7, 2, 70],
  ['huobi', 'HTX', 2013, 'Seychelles', 'https://www.htx.com/', 7, 4, 100],
  ['bitvavo', 'Bitvavo', 2018, 'Netherlands', 'https://bitvavo.com/', 7, 0.6, 60],
  ['bitmart', 'BitMart', 2017, 'Cayman Islands', 'https://www.bitmart.com/', 6, 3, 90],
  ['whitebit', 'WhiteBIT', 2018, 'Lithuania', 'https://whitebit.com/', 6, 2, 70],
  ['bitso', 'Bitso', 2014, 'Mexico', 'https://bitso.com/', 6, 0.2, 30],
]

/** Upper bound of the pairs' total share: the rest is traded elsewhere. */
const TRADED_HERE = 0.82

/** All exchanges, the most trusted first. */
export function openExchanges(seed: string): readonly Exchange[] {
  const total = ROWS.reduce((sum, row) => sum + row[6], 0)
  return ROWS.map(([id, name, year, country, url, trustScore, size, coins], index) => {
    const listed = COINS.filter((coin) => coin.follows === null || coin.turnover > 0.02).slice(0, coins)
    const pairs = listed.flatMap((coin) => pairsOf(seed, id, coin, (TRADED_HERE * size) / total))
    const busiest = (pair: Pair) =>
      pair.share * pair.coin.turnover * pair.coin.referencePrice * pair.coin.circulatingSupply
    pairs.sort((a, b) => busiest(b) - busiest(a))
    return { id, name, year, country, url, trustScore, trustRank: index + 1, pairs }
  })
}

/** Volume of a pair in a span, in US dollars. */
export function pairVolume(prices: Prices, pair: Pair, fromMs: number, toMs: number): number {
  return pair.share * prices.volumeBetween(pair.coin.id, fromMs, toMs)
}

/** Volume of an exchange in a span, in US dollars: the sum over its pairs. */
export function exchangeVolume(prices: Prices, exchange: Exchange, fromMs: number, toMs: number): number {
  return exchange.pairs.reduce((sum, pair) => sum + pairVolume(prices, pair, fromMs, toMs), 0)
}

function pairsOf(seed: string, exchange: string, coin: Coin, share: number): Pair[] {
  const dice = seedOf(seed, 'listing', exchange, coin.id)
  const targets = TARGETS.filter(
    ([target, targetCoin], index) =>
      targetCoin !== coin.id &&
      target.toLowerCase() !== coin.symbol &&
      !(coin.follows !== null && targetCoin !== null && coin.id === 'tether' && targetCoin !== 'usd-coin') &&
      (index === 0 || unit(dice, index) < 0.55),
  )
  return targets.map(([target, targetCoin, weight], index) => ({
    coin,
    target,
    targetCoin,
    share: share * weight * (0.4 + 0.6 * unit(dice, index, 1)),
    spreadPercent: 0.01 + (coin.volatility / 10) * (0.3 + unit(dice, index, 2)),
  }))
}
