import { recentlyUsed } from '../../../subgraphs/kit/async/recentlyUsed.ts'
import { hash32 } from '../../kit/random.ts'
import { transactionName, walletName } from './addresses.ts'
import { blockAt } from './networks.ts'
import { type Pool, poolVolume } from './pools.ts'
import { priceOn } from './priceLine.ts'
import { lastTurn, momentOf } from './turns.ts'

/** One swap in a pool. */
export interface Trade {
  readonly atMs: number
  readonly blockNumber: number
  readonly transaction: string
  readonly wallet: string
  /** `buy`: the base token was bought with the quote token. */
  readonly kind: 'buy' | 'sell'
  /** Volumes of all trades in a span add up to the pool's volume. */
  readonly volumeUsd: number
  readonly baseAmount: number
  readonly quoteAmount: number
  readonly basePriceUsd: number
  readonly quotePriceUsd: number
}

/** Number of trades in a span, and of distinct wallets. */
export interface TradeCounts {
  readonly buys: number
  readonly sells: number
  readonly buyers: number
  readonly sellers: number
}

/** Number of wallets that trade in a pool. */
const WALLETS = 900

/** Trades of a span above `minUsd`, newest first, at most `limit`. */
export function tradesBetween(pool: Pool, fromMs: number, toMs: number, minUsd: number, limit: number): Trade[] {
  const trades: Trade[] = []
  for (let turn = lastTurn(pool, toMs); trades.length < limit; turn--) {
    const atMs = momentOf(pool, turn)
    if (atMs <= Math.max(fromMs, pool.createdMs)) break
    const volumeUsd = poolVolume(pool, momentOf(pool, turn - 1), atMs)
    if (volumeUsd > minUsd) trades.push(tradeOf(pool, turn, atMs, volumeUsd))
  }
  return trades
}

/** Counts for several spans with the same end, shortest first. */
export function countTrades(pool: Pool, toMs: number, spansMs: readonly number[]): TradeCounts[] {
  const seen = { buy: new Uint8Array(WALLETS), sell: new Uint8Array(WALLETS) }
  const counts: TradeCounts[] = []
  let [buys, sells, buyers, sellers] = [0, 0, 0, 0]
  let turn = lastTurn(pool, toMs)
  for (const span of spansMs) {
    const first = lastTurn(pool, Math.max(toMs - span, pool.createdMs))
    for (; turn > first; turn--) {
      const draw = drawOf(pool, turn)
      const wallet = walletOf(draw)
      if (kindOf(draw) === 'buy') {
        buys++
        buyers += 1 - seen.buy[wallet]!
        seen.buy[wallet] = 1
      } else {
        sells++
        sellers += 1 - seen.sell[wallet]!
        seen.sell[wallet] = 1
      }
    }
    counts.push({ buys, sells, buyers, sellers })
  }
  return counts
}

/** Number of trades in a span, both directions; equal to counting them. */
export function tradesIn(pool: Pool, fromMs: number, toMs: number): number {
  return Math.max(0, lastTurn(pool, toMs) - lastTurn(pool, Math.max(fromMs, pool.createdMs)))
}

/** `countTrades` with a cache of one second: pages and details of pools need the same counts. */
export function createTradeCounter(): typeof countTrades {
  const kept = recentlyUsed<string, TradeCounts[]>(5_000)
  return (pool, toMs, spansMs) => {
    const second = Math.floor(toMs / 1000)
    const key = `${pool.network.id}_${pool.address}:${second}:${spansMs.length}`
    const known = kept.get(key)
    if (known) return known
    const counts = countTrades(pool, second * 1000, spansMs)
    kept.set(key, counts)
    return counts
  }
}

function tradeOf(pool: Pool, turn: number, atMs: number, volumeUsd: number): Trade {
  const basePriceUsd = priceOn(pool.base.line, atMs)
  const quotePriceUsd = priceOn(pool.quote.line, atMs)
  const draw = drawOf(pool, turn)
  const wallet = walletOf(draw)
  return {
    atMs,
    blockNumber: blockAt(pool.network, atMs),
    transaction: transactionName(pool.network, (word) => hash32(pool.seed, turn, 200 + word)),
    wallet: walletName(pool.network, (word) => hash32(pool.seed, wallet, 300 + word)),
    kind: kindOf(draw),
    volumeUsd,
    baseAmount: volumeUsd / basePriceUsd,
    quoteAmount: volumeUsd / quotePriceUsd,
    basePriceUsd,
    quotePriceUsd,
  }
}

/** One random draw determines wallet and direction, because counting evaluates millions of trades. */
function drawOf(pool: Pool, turn: number): number {
  return hash32(pool.seed, turn, 101)
}

function kindOf(draw: number): 'buy' | 'sell' {
  return (draw & 0xffff) / 65_536 < 0.52 ? 'buy' : 'sell'
}

/** Index of the trading wallet; a few of them trade often. */
function walletOf(draw: number): number {
  const part = (draw >>> 16) / 65_536
  return Math.floor(part * part * WALLETS)
}
