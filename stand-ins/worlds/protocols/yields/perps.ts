import { hash32, logUniform, seedOf, unit } from '../../../kit/random.ts'
import { COINS, type Coin } from '../../market/coins.ts'
import type { Prices } from '../../market/prices.ts'
import { drift, drifter, uuidOf } from '../chance.ts'
import { type Clock, perTick } from '../clock.ts'
import { round } from '../round.ts'
import { DAY, HOUR } from '../time.ts'

/** The current state of a perpetual future. Funding rates are shares of the position per eight hours. */
export interface PerpNow {
  readonly id: string
  readonly marketplace: string
  /** `ETHUSDT` */
  readonly market: string
  /** Upper case. */
  readonly baseAsset: string
  readonly fundingRate: number
  readonly fundingRatePrevious: number
  /** Milliseconds. */
  readonly fundingTimePrevious: number
  /** USD. */
  readonly openInterest: number
  /** USD. */
  readonly indexPrice: number
  readonly average7d: number
  readonly sum7d: number
  readonly average30d: number
  readonly sum30d: number
}

interface Perp {
  readonly id: string
  readonly marketplace: string
  readonly market: string
  readonly coin: Coin
  readonly interest: number
  readonly seed: number
}

// Invented marketplaces, with their quote symbol and number of markets.
const MARKETPLACES = [
  ['Northway Futures', 'USDT', 48],
  ['Tidemark', 'USD', 36],
  ['Hyperliquid', '-USD', 44],
  ['Jupiter Perps', '-PERP', 6],
  ['Drift', '-PERP', 24],
  ['GMX', '-USD', 18],
  ['Eastgate Exchange', '-USDT-SWAP', 40],
  ['Copperline', 'USDT', 30],
] as const

/** Funding interval: eight hours. */
const PERIOD = 8 * HOUR
const PERIODS_A_WEEK = 21
const PERIODS_A_MONTH = 90
/** Funding rate of a balanced market. */
const USUAL_RATE = 0.0001

/** The current state of all perpetual futures, grouped by marketplace. */
export function openPerps(seed: string, clock: Clock, prices: Prices): () => readonly PerpNow[] {
  const perps = MARKETPLACES.flatMap(([marketplace, quote, count]) =>
    tradable(count).map((coin) => perpOf(seed, marketplace, quote, coin)),
  )
  const rates = perps.map((perp) => fundingRates(perp))
  return perTick(clock, (at) => {
    const period = Math.floor(at / PERIOD)
    return perps.map((perp, index): PerpNow => {
      const past = rates[index]!(period)
      const sum = (count: number) => past.slice(0, count).reduce((all, rate) => all + rate, 0)
      return {
        id: perp.id,
        marketplace: perp.marketplace,
        market: perp.market,
        baseAsset: perp.coin.symbol.toUpperCase(),
        fundingRate: past[0]!,
        fundingRatePrevious: past[1]!,
        fundingTimePrevious: period * PERIOD,
        openInterest: Math.round(perp.interest * Math.exp(0.6 * drift(hash32(perp.seed, 2), at / DAY))),
        indexPrice: Number(prices.priceAt(perp.coin.id, at).toPrecision(8)),
        average7d: round(sum(PERIODS_A_WEEK) / PERIODS_A_WEEK, 8),
        sum7d: round(sum(PERIODS_A_WEEK), 8),
        average30d: round(sum(PERIODS_A_MONTH) / PERIODS_A_MONTH, 8),
        sum30d: round(sum(PERIODS_A_MONTH), 8),
      }
    })
  })
}

/** The largest coins that are not pegged. */
const tradable = (count: number): Coin[] => COINS.filter(({ follows }) => follows === null).slice(0, count)

function perpOf(seed: string, marketplace: string, quote: string, coin: Coin): Perp {
  const ownSeed = seedOf(seed, 'perp', marketplace, coin.id)
  const size = coin.referencePrice * coin.circulatingSupply
  return {
    id: uuidOf(`${seed}:perp:${marketplace}:${coin.id}`),
    marketplace,
    market: `${coin.symbol.toUpperCase()}${quote}`,
    coin,
    interest: size * logUniform(unit(ownSeed, 1), 0.0004, 0.006),
    seed: ownSeed,
  }
}

/** The rates of the last month, current one first; they change when a period ends. */
function fundingRates({ seed }: Perp): (period: number) => readonly number[] {
  let known: { readonly period: number; readonly rates: readonly number[] } | undefined
  return (period) => {
    if (known?.period === period) return known.rates
    const swing = drifter(seed)
    const at = (one: number) => round(USUAL_RATE * (1 + 2.5 * swing((one * PERIOD) / DAY)), 8)
    const rates = Array.from({ length: PERIODS_A_MONTH }, (_, back) => at(period - back))
    known = { period, rates }
    return rates
  }
}
