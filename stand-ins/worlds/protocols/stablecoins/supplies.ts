import { hash32 } from '../../../kit/random.ts'
import { circulatingSupplyAt, coinById } from '../../market/coins.ts'
import type { Prices } from '../../market/prices.ts'
import type { Chain } from '../chains/chains.ts'
import { drift, drifter } from '../chance.ts'
import { addDaily, type Clock, daily, perDay } from '../clock.ts'
import { round, splitWhole } from '../round.ts'
import { DAY, HISTORY_DAYS } from '../time.ts'
import type { Stablecoin } from './stablecoins.ts'

/** Supplies in whole coins: those of all chains add up to the circulating supply. */
export interface Supplies {
  /** In the order of the coin's chains. */
  byChainAt(coin: Stablecoin, atMs: number): readonly number[]
  /** Per chain of the coin, a value for every midnight of the history. */
  byChainDaily(coin: Stablecoin): readonly Float64Array[]
  totalAt(coin: Stablecoin, atMs: number): number
  totalDaily(coin: Stablecoin): Float64Array
  /** USD per coin. */
  priceAt(coin: Stablecoin, atMs: number): number
  /** USD per coin at every midnight of the history. */
  priceDaily(coin: Stablecoin): Float64Array
}

/** Each chain has less than half of the previous one's supply. */
const NEXT_CHAIN = 0.42
/** Fluctuation of a chain's share, in logarithms. */
const SHARE_SWING = 0.5
const SUPPLY_SWING = 0.6
/** Fluctuation of a coin around its peg. */
const STRAYING = 0.0025

export function openSupplies(clock: Clock, prices: Prices): Supplies {
  const kept = perDay(clock, () => new Map<Stablecoin, readonly Float64Array[]>())
  const keptPrices = perDay(clock, () => new Map<Stablecoin, Float64Array>())

  function priceAt({ coinId, currency, seed }: Stablecoin, atMs: number): number {
    if (coinId) return prices.priceAt(coinId, atMs)
    const perDollar = prices.perDollar(currency, atMs)
    if (perDollar === undefined) throw new Error(`There is no rate for ${currency}`)
    return round((1 + STRAYING * drift(hash32(seed, 1), atMs / DAY)) / perDollar, 6)
  }

  function byChainDaily(coin: Stablecoin): readonly Float64Array[] {
    const known = kept().get(coin)
    if (known) return known
    const series = coin.chains.map(() => new Float64Array(HISTORY_DAYS))
    const share = sharing(coin)
    const first = clock.firstDay()
    for (let day = 0; day < HISTORY_DAYS; day += 1) {
      const parts = share((first + day) * DAY)
      series.forEach((one, chain) => {
        one[day] = parts[chain] ?? 0
      })
    }
    kept().set(coin, series)
    return series
  }

  return {
    priceAt,
    priceDaily(coin) {
      const known = keptPrices().get(coin) ?? daily(clock, (atMs) => priceAt(coin, atMs))
      keptPrices().set(coin, known)
      return known
    },
    byChainDaily,
    byChainAt: (coin, atMs) => sharing(coin)(atMs),
    totalAt: (coin, atMs) => supplyOf(coin)(atMs),
    totalDaily(coin) {
      const sum = new Float64Array(HISTORY_DAYS)
      for (const series of byChainDaily(coin)) addDaily(sum, series)
      return sum
    },
  }
}

/** Distribution of the coins over the chains at a given time. */
function sharing(coin: Stablecoin): (atMs: number) => number[] {
  const supply = supplyOf(coin)
  const swings = coin.chains.map((_, chain) => drifter(hash32(coin.seed, chain, 5)))
  return (atMs) => {
    const weights = coin.chains.map((chain, index) =>
      isThere(chain, atMs) ? NEXT_CHAIN ** index * Math.exp(SHARE_SWING * (swings[index]?.(atMs / DAY) ?? 0)) : 0,
    )
    return splitWhole(supply(atMs), weights)
  }
}

const isThere = ({ genesis }: Chain, atMs: number): boolean => atMs >= genesis

function supplyOf({ coinId, chains, usual, seed }: Stablecoin): (atMs: number) => number {
  const coin = coinId ? coinById(coinId) : undefined
  if (coin) return (atMs) => Math.round(circulatingSupplyAt(coin, atMs))
  const swing = drifter(hash32(seed, 2))
  return (atMs) =>
    chains.some((chain) => isThere(chain, atMs)) ? Math.round(usual * Math.exp(SUPPLY_SWING * swing(atMs / DAY))) : 0
}
