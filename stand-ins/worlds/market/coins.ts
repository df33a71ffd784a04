import { COIN_ROWS, type CoinRow } from './coinList.ts'

/** An asset of the world. Instants are milliseconds; supplies are whole coins. */
export interface Coin {
  /** E.g. `bitcoin`. */
  readonly id: string
  /** Lower case. */
  readonly symbol: string
  readonly name: string
  /** US dollars at the start of 2026, from where its price wanders. */
  readonly referencePrice: number
  /** At the start of 2026. */
  readonly circulatingSupply: number
  readonly totalSupply: number
  /** Null: there is no limit. */
  readonly maxSupply: number | null
  /** By how much the circulating supply grows in a year, e.g. 0.01. */
  readonly inflation: number
  /** Its first day; it has no price before. */
  readonly genesisMs: number
  /** How far its price usually moves in a day, e.g. 0.03. */
  readonly volatility: number
  /** The mean share of its market cap that is traded in a day. */
  readonly turnover: number
  readonly categories: readonly string[]
  /** What it is a claim on: its price stays near that one's. `usd`, `eur` or a coin. */
  readonly follows: string | null
}

/** All assets, in the order of their market caps at the start of 2026. */
export const COINS: readonly Coin[] = COIN_ROWS.map(toCoin).sort(
  (a, b) => b.referencePrice * b.circulatingSupply - a.referencePrice * a.circulatingSupply,
)

const BY_ID = new Map(COINS.map((coin) => [coin.id, coin]))

/** The best known asset of a symbol comes first: symbols are not unique. */
const BY_SYMBOL = new Map(COINS.toReversed().map((coin) => [coin.symbol, coin]))

/** Undefined when there is none. */
export function coinById(id: string): Coin | undefined {
  return BY_ID.get(id)
}

/** The largest asset with this symbol, in whatever case. */
export function coinBySymbol(symbol: string): Coin | undefined {
  return BY_SYMBOL.get(symbol.toLowerCase())
}

/** Coins in circulation at an instant; grows with time, never beyond the maximum. */
export function circulatingSupplyAt(coin: Coin, atMs: number): number {
  const years = (atMs - REFERENCE_MS) / YEAR_MS
  const grown = coin.circulatingSupply * Math.max(0.2, 1 + coin.inflation * years)
  return Math.min(grown, coin.maxSupply ?? Infinity)
}

/** Coins that exist at an instant, in circulation or locked. */
export function totalSupplyAt(coin: Coin, atMs: number): number {
  return Math.max(coin.totalSupply, circulatingSupplyAt(coin, atMs))
}

/** The start of 2026: prices and supplies of the list are of then. */
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
