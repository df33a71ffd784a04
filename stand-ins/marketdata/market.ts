import { COINS, type Coin, totalSupplyAt } from '../worlds/market/coins.ts'
import { createExtremes, type Extremes } from '../worlds/market/extremes.ts'
import type { DataWorld } from '../worlds/market/world.ts'
import { change } from './numbers.ts'
import { rememberForTick } from './remember.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** A coin's current figures, in US dollars. All current responses derive from these. */
export interface Standing {
  readonly coin: Coin
  /** 1 is the coin with the largest market cap. */
  readonly rank: number
  readonly price: number
  readonly priceDayAgo: number
  readonly high24h: number
  readonly low24h: number
  readonly marketCap: number
  readonly marketCapDayAgo: number
  readonly fullyDiluted: number
  /** Volume of the last 24 hours. */
  readonly volume: number
  readonly extremes: Extremes
}

/** The market of all coins at the world's present instant. */
export interface Market {
  readonly world: DataWorld
  /** By market cap, largest first. */
  standings(): readonly Standing[]
  standing(coinId: string): Standing | undefined
  /** Units of a currency per US dollar at an instant. */
  rate(currency: string, atMs: number): number
  hasCurrency(currency: string): boolean
  /** Change of a coin's price in a currency since an instant, in percent. */
  changeSince(coinId: string, currency: string, sinceMs: number): number
}

export function openMarket(world: DataWorld): Market {
  const { prices } = world
  const extremesOf = createExtremes(prices)
  const ranked = rememberForTick(world, () => rankAll(world))
  const standingOf = rememberForTick(world, (coinId) => stand(world, extremesOf, ranked('all').get(coinId)!))
  const rates = rememberForTick(world, () => new Map<string, number>())

  function rate(currency: string, atMs: number): number {
    if (currency === 'usd') return 1
    const known = rates('all')
    const key = `${currency}@${atMs}`
    const found = known.get(key) ?? prices.perDollar(currency, atMs)
    if (found === undefined) throw new Error(`No such currency: ${currency}`)
    known.set(key, found)
    return found
  }

  return {
    world,
    standings: () => [...ranked('all').keys()].map(standingOf),
    standing: (coinId) => (ranked('all').has(coinId) ? standingOf(coinId) : undefined),
    rate,
    hasCurrency: (currency) => prices.currencies.has(currency),
    changeSince(coinId, currency, sinceMs) {
      const now = world.asOf()
      const before = prices.priceAt(coinId, sinceMs) * rate(currency, sinceMs)
      return change(before, prices.priceAt(coinId, now) * rate(currency, now))
    },
  }
}

interface Ranked {
  readonly coin: Coin
  readonly rank: number
  readonly marketCap: number
}

/** Existing coins by id, largest first. */
function rankAll({ prices, asOf }: DataWorld): ReadonlyMap<string, Ranked> {
  const now = asOf()
  const capped = COINS.filter(({ genesisMs }) => genesisMs <= now)
    .map((coin) => ({ coin, marketCap: prices.marketCapAt(coin.id, now) }))
    .sort((a, b) => b.marketCap - a.marketCap)
  return new Map(capped.map((one, index) => [one.coin.id, { ...one, rank: index + 1 }]))
}

function stand(world: DataWorld, extremesOf: ReturnType<typeof createExtremes>, ranked: Ranked): Standing {
  const { prices } = world
  const { coin } = ranked
  const asOf = world.asOf()
  const { open, high, low, close } = prices.candle(coin.id, asOf - DAY_MS, asOf)
  return {
    ...ranked,
    price: close,
    priceDayAgo: open,
    high24h: high,
    low24h: low,
    marketCapDayAgo: prices.marketCapAt(coin.id, asOf - DAY_MS),
    fullyDiluted: close * (coin.maxSupply ?? totalSupplyAt(coin, asOf)),
    volume: prices.volumeBetween(coin.id, asOf - DAY_MS, asOf),
    extremes: extremesOf(coin.id, asOf),
  }
}
