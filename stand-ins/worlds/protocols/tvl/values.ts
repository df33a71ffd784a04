import { recentlyUsed } from '../../../../subgraphs/kit/async/recentlyUsed.ts'
import { coinById, REFERENCE_MS } from '../../market/coins.ts'
import type { Prices } from '../../market/prices.ts'
import type { Chain } from '../chains/chains.ts'
import { drift, drifter } from '../chance.ts'
import { addDaily, type Clock, perDay } from '../clock.ts'
import type { Directory, Place, Protocol } from '../directory/directory.ts'
import type { PriceHistory } from '../priceHistory.ts'
import { DAY, HISTORY_DAYS } from '../time.ts'

/** Deposits by place, in whole USD; integers, so that sums over chains, protocols and days agree in any order. */
export interface Values {
  /** Value of one place at a given time. */
  at(place: Place, atMs: number): number
  /** Value of one place at every midnight of the history. */
  daily(place: Place): Float64Array
  protocolAt(protocol: Protocol, atMs: number): number
  protocolDaily(protocol: Protocol): Float64Array
  /** Value of a chain, without double-counted deposits. */
  chainAt(chain: Chain, atMs: number): number
  chainDaily(chain: Chain): Float64Array
}

/** The coin whose price applies to chains without a traded coin. */
const COIN_OF_ALL = 'ethereum'
/** Fluctuation of deposits, in logarithms. */
const SWING = 0.55
/** Cache size: all places are evaluated at the same few times. */
const MAX_INDEXES = 1_000
/** Time after launch at which a place is half full. */
const HALF_FULL_AFTER = 60 * DAY

export function openValues(clock: Clock, directory: Directory, prices: Prices, history: PriceHistory): Values {
  const byPlace = perDay(clock, () => new Map<Place, Float64Array>())
  const byChain = perDay(clock, () => new Map<Chain, Float64Array>())

  const indexes = recentlyUsed<string, number>(MAX_INDEXES)

  const coinOf = ({ coinId }: Chain) => (coinId && coinById(coinId) ? coinId : COIN_OF_ALL)

  /** The chain's coin price relative to its price at the reference time. */
  function indexAt(chain: Chain, atMs: number): number {
    const coinId = coinOf(chain)
    const key = `${coinId} ${atMs}`
    const index = indexes.get(key) ?? prices.priceAt(coinId, atMs) / prices.priceAt(coinId, REFERENCE_MS)
    indexes.set(key, index)
    return index
  }

  function dailyOf(place: Place): Float64Array {
    return known(byPlace(), place, () => {
      const coinId = coinOf(place.chain)
      const usual = prices.priceAt(coinId, REFERENCE_MS)
      const costs = history(coinId)
      const first = clock.firstDay()
      const swing = drifter(place.seed)
      return Float64Array.from({ length: HISTORY_DAYS }, (_, day) =>
        heldAt(place, (first + day) * DAY, (costs[day] ?? 0) / usual, swing(first + day)),
      )
    })
  }

  const at = (place: Place, atMs: number) => heldAt(place, atMs, indexAt(place.chain, atMs))
  const counted = (chain: Chain) =>
    directory.placesOn(chain).filter(({ protocol }) => !protocol.category.isDoubleCounted)
  return {
    at,
    daily: dailyOf,
    protocolAt: ({ places }, atMs) => places.reduce((sum, place) => sum + at(place, atMs), 0),
    protocolDaily: ({ places }) => sumOf(places.map(dailyOf)),
    chainAt(chain, atMs) {
      const index = indexAt(chain, atMs)
      return counted(chain).reduce((sum, place) => sum + heldAt(place, atMs, index), 0)
    },
    chainDaily: (chain) => known(byChain(), chain, () => sumOf(counted(chain).map(dailyOf))),
  }
}

function heldAt(place: Place, atMs: number, priceIndex: number, swing = drift(place.seed, atMs / DAY)): number {
  const age = atMs - place.since
  if (age < 0) return 0
  const filled = age / (age + HALF_FULL_AFTER)
  return Math.round(place.usual * filled * Math.exp(SWING * swing) * priceIndex ** place.protocol.category.follows)
}

function sumOf(parts: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(HISTORY_DAYS)
  for (const part of parts) addDaily(sum, part)
  return sum
}

function known<Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = kept.get(key) ?? make()
  kept.set(key, value)
  return value
}
