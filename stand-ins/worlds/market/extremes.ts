import { coinById } from './coins.ts'
import { PERIODS_MS } from './noise.ts'
import { envelopeOn } from './priceLine.ts'
import type { Prices } from './prices.ts'

/** The all-time high and low of a coin up to an instant, in US dollars. */
export interface Extremes {
  readonly high: number
  readonly highAtMs: number
  readonly low: number
  readonly lowAtMs: number
}

/** Prices are evaluated in steps of four days, plus the maximum that finer octaves could add. */
const OCTAVES = 5
const PIECE_MS = PERIODS_MS[OCTAVES - 1]!

/**
 * All-time extremes of a coin. No candle of up to 128 days exceeds them, because none is computed from longer pieces.
 * Results are cached.
 */
export function createExtremes(prices: Prices): (coinId: string, atMs: number) => Extremes {
  const seen = new Map<string, Extremes & { readonly untilMs: number }>()

  return (coinId, atMs) => {
    const coin = coinById(coinId)
    if (!coin) throw new Error(`No such coin: ${coinId}`)
    const known = seen.get(coinId)
    let found =
      known && known.untilMs <= atMs
        ? known
        : { ...widen(prices, coinId, NOTHING, coin.genesisMs), untilMs: coin.genesisMs }
    for (let at = nextCorner(found.untilMs); at <= atMs; at += PIECE_MS)
      found = { ...widen(prices, coinId, found, at), untilMs: at }
    if (!known || found.untilMs > known.untilMs) seen.set(coinId, found)
    return widen(prices, coinId, found, atMs)
  }
}

const NOTHING: Extremes = { high: 0, highAtMs: 0, low: Infinity, lowAtMs: 0 }

function nextCorner(afterMs: number): number {
  return (Math.floor(afterMs / PIECE_MS) + 1) * PIECE_MS
}

function widen(prices: Prices, coinId: string, extremes: Extremes, atMs: number): Extremes {
  const { high, low } = envelopeOn(prices.lineOf(coinId), atMs, OCTAVES)
  return {
    high: Math.max(extremes.high, high),
    highAtMs: high > extremes.high ? atMs : extremes.highAtMs,
    low: Math.min(extremes.low, low),
    lowAtMs: low < extremes.low ? atMs : extremes.lowAtMs,
  }
}
