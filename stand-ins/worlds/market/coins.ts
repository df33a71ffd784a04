import { COIN_ROWS, type CoinRow } from './coinList.ts'

/** An asset of the world. Instants are milliseconds; supplies are whole coins. */
export interface Coin {
  /** E.g. `bitcoin`. */
  readonly id: string
  /** Lower case. */
  readonly symbol: string
  readonly name: string
  /** US dollars at the start of 2026, the starting point of its price. */
  readonly referencePrice: number
  /** At the start of 2026. */
  readonly circulatingSupply: number
  readonly totalSupply: number
  /** Null without a limit. */
  readonly maxSupply: number | null
  /** Yearly growth of the circulating supply, e.g. 0.01. */
  readonly inflation: number
  /** Its first day, before which it has no price. */
  readonly genesisMs: number
  /** Usual daily price move, e.g. 0.03. */
  readonly volatility: number
  /** Mean share of its market cap traded per day. */
  readonly turnover: number
  readonly categories: readonly string[]
  /** The asset whose price it follows: `usd`, `eur` or a coin; null for a free price. */
  readonly follows: string | null
}

/** All assets, by market cap at the start of 2026. */
export const COINS: readonly Coin[] = COIN_ROWS.map(toCoin).sort(
  (a, b) => b.referencePrice * b.circulatingSupply - a.referencePrice * a.circulatingSupply,
)

const BY_ID = new Map(COINS.map((coin) => [coin.id, coin]))

/** A symbol may be used by several assets; the largest one wins. */
const BY_SYMBOL = new Map(COINS.toReversed().map((coin) => [coin.symbol, coin]))

/** Undefined when it does not exist. */
export function coinById(id: string): Coin | undefined {
  return BY_ID.get(id)
}

/** The largest asset with this symbol, ignoring case. */
export function coinBySymbol(symbol: string): Coin | undefined {
  return BY_SYMBOL.get(symbol.toLowerCase())
}

/** Circulating supply at an instant; grows over time up to the maximum. */
export function circulatingSupplyAt(coin: Coin, atMs: number): number {
  const years = (atMs - REFERENCE_MS) / YEAR_MS
  const grown = coin.circulatingSupply * Math.max(0.2, 1 + coin.inflation * years)
  return Math.min(grown, coin.maxSupply ?? Infinity)
}

/** Total supply at an instant, locked coins included. */
export function totalSupplyAt(coin: Coin, atMs: number): number {
  return Math.max(coin.totalSupply, circulatingSupplyAt(coin, atMs))
}

/** The start of 2026, the reference time of the list's prices and supplies. */
export const REFERENCE_MS = Date.UTC(2026, 0, 1)
const YEAR_MS = 365.25 * 86_400_000

function toCoin(row: CoinRow): Coin {
  const [id, symbol, name, price, circulating, max, inflation, genesis, volatility, turnover, categories, follows] = row
  return {
    id,
    symbol,
    name,
    referencePrice: price,
    circulatingSupply: circulating,
    totalSupply: max === null ? circulating : Math.max(circulating, max * (inflation > 0 ? 0.97 : 1)),
    maxSupply: max,
    inflation: inflation / 100,
    genesisMs: Date.parse(genesis),
    volatility: volatility / 100,
    turnover: turnover / 100,
    categories: categories.split(' '),
    follows: follows ?? null,
  }
}
