import type { Prices } from '../market/prices.ts'
import { type Clock, daily, perDay } from './clock.ts'

/** USD per coin at every midnight of the history; 0 before its first day. */
export type PriceHistory = (coinId: string) => Float64Array

export function openPriceHistory(clock: Clock, prices: Prices): PriceHistory {
  const kept = perDay(clock, () => new Map<string, Float64Array>())
  return (coinId) => {
    const known = kept().get(coinId) ?? daily(clock, (atMs) => prices.priceAt(coinId, atMs))
    kept().set(coinId, known)
    return known
  }
}
