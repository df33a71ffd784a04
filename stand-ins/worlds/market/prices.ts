import { seedOf } from '../../kit/random.ts'
import { type Activity, activityBetween } from './activity.ts'
import { COINS, type Coin, circulatingSupplyAt, coinById, REFERENCE_MS } from './coins.ts'
import { type Currencies, fiatLine, openCurrencies } from './currencies.ts'
import { pegAmplitudes, walkAmplitudes } from './noise.ts'
import {
  type Candle,
  candleOn,
  EVEN,
  lineThrough,
  type NoisePart,
  type PriceLine,
  priceOn,
  ratio,
} from './priceLine.ts'

/** Prices and volumes of all coins at all times, mutually consistent. */
export interface Prices {
  /** A coin's price line in US dollars. Throws for an unknown coin. */
  lineOf(coinId: string): PriceLine
  /** A coin's price line in another currency, e.g. `eur` or `btc`; undefined for an unknown currency. */
  lineIn(coinId: string, currency: string): PriceLine | undefined
  /** Price in US dollars at an instant; 0 before the coin's first day. */
  priceAt(coinId: string, atMs: number): number
  /** Units of a currency per US dollar at an instant; undefined for an unknown currency. */
  perDollar(currency: string, atMs: number): number | undefined
  /** Open, high, low and close of a span, in US dollars or another currency. */
  candle(coinId: string, fromMs: number, toMs: number, currency?: string): Candle
  /** Volume in a span, in US dollars. Volumes of parts add up to the whole. */
  volumeBetween(coinId: string, fromMs: number, toMs: number): number
  /** Market cap at an instant, in US dollars. */
  marketCapAt(coinId: string, atMs: number): number
  readonly currencies: Currencies
}

const YEAR_MS = 365.25 * 86_400_000
/** Usual daily move of the whole market. */
const MARKET_VOLATILITY = 0.016
/** Yearly growth of prices, as logarithm. */
const MARKET_GROWTH = 0.18

/** Opens the prices of a seed. */
export function openPrices(seed: string): Prices {
  const lines = new Map<string, PriceLine>()
  const crossLines = new Map<string, PriceLine>()
  const activities = new Map<string, Activity>(COINS.map((coin) => [coin.id, tradingOf(seed, coin)]))

  function lineOf(coinId: string): PriceLine {
    const known = lines.get(coinId)
    if (known) return known
    const coin = coinOf(coinId)
    const line = coin.follows ? peggedLine(seed, coin, anchorOf(coin.follows)) : freeLine(seed, coin)
    lines.set(coinId, line)
    return line
  }

  function anchorOf(follows: string): PriceLine {
    if (follows === 'usd') return EVEN
    return follows === 'eur' ? fiatLine(seed, 'eur') : lineOf(follows)
  }

  const currencies = openCurrencies(seed, lineOf)

  function lineIn(coinId: string, currency: string): PriceLine | undefined {
    if (currency === 'usd') return lineOf(coinId)
    const key = `${coinId}/${currency}`
    const known = crossLines.get(key)
    if (known) return known
    const quote = currencies.get(currency)
    if (!quote) return undefined
    const line = ratio(lineOf(coinId), quote)
    crossLines.set(key, line)
    return line
  }

  function priceAt(coinId: string, atMs: number): number {
    return atMs < coinOf(coinId).genesisMs ? 0 : priceOn(lineOf(coinId), atMs)
  }

  return {
    lineOf,
    lineIn,
    priceAt,
    perDollar(currency, atMs) {
      const line = currencies.get(currency)
      return line && 1 / priceOn(line, atMs)
    },
    candle(coinId, fromMs, toMs, currency = 'usd') {
      const line = lineIn(coinId, currency)
      if (!line) throw new Error(`No such currency: ${currency}`)
      return candleOn(line, Math.max(fromMs, coinOf(coinId).genesisMs), toMs)
    },
    volumeBetween: (coinId, fromMs, toMs) => activityBetween(activities.get(coinOf(coinId).id)!, fromMs, toMs),
    marketCapAt: (coinId, atMs) => priceAt(coinId, atMs) * circulatingSupplyAt(coinOf(coinId), atMs),
    currencies,
  }
}

function coinOf(coinId: string): Coin {
  const coin = coinById(coinId)
  if (!coin) throw new Error(`No such coin: ${coinId}`)
  return coin
}

function freeLine(seed: string, coin: Coin): PriceLine {
  // Gold is independent; every other coin follows the market for half of its moves.
  const gold = coin.categories.includes('tokenized-gold')
  const share = gold ? 0 : Math.SQRT1_2
  const market: NoisePart = {
    seed: seedOf(seed, 'market'),
    amplitudes: walkAmplitudes(MARKET_VOLATILITY, 0.4),
    factor: (share * coin.volatility) / MARKET_VOLATILITY,
  }
  const own: NoisePart = {
    seed: seedOf(seed, 'price', coin.id),
    amplitudes: walkAmplitudes(coin.volatility * Math.sqrt(1 - share * share), 0.7),
    factor: 1,
  }
  return lineThrough(REFERENCE_MS, coin.referencePrice, [market, own], MARKET_GROWTH / YEAR_MS)
}

function peggedLine(seed: string, coin: Coin, anchor: PriceLine): PriceLine {
  const own: NoisePart = { seed: seedOf(seed, 'price', coin.id), amplitudes: pegAmplitudes(coin.volatility), factor: 1 }
  return lineThrough(REFERENCE_MS, coin.referencePrice, [own], 0, anchor)
}

function tradingOf(seed: string, coin: Coin): Activity {
  return {
    seed: seedOf(seed, 'volume', coin.id),
    perDay: coin.turnover * coin.referencePrice * coin.circulatingSupply,
    sinceMs: coin.genesisMs,
  }
}
