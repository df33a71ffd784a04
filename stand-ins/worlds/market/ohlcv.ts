import { type Pool, poolVolume } from './pools.ts'
import { candleOn, EVEN, type PriceLine, ratio } from './priceLine.ts'

/** A candle of a pool with its volume, in US dollars. */
export interface PoolCandle {
  /** Start of the candle. */
  readonly fromMs: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volumeUsd: number
}

/** The price of the candles: one of the pool's tokens, in US dollars or in the other token. */
export interface CandleSubject {
  readonly token: 'base' | 'quote'
  readonly currency: 'usd' | 'token'
}

/**
 * Candles of `stepMs` on a fixed time grid, newest first. The newest one is unfinished. There are none before the pool
 * was opened.
 */
export function poolCandles(
  pool: Pool,
  subject: CandleSubject,
  stepMs: number,
  beforeMs: number,
  limit: number,
): PoolCandle[] {
  const line = subjectLine(pool, subject)
  const candles: PoolCandle[] = []
  for (let from = lastStart(stepMs, beforeMs); candles.length < limit; from -= stepMs) {
    const to = Math.min(from + stepMs, beforeMs)
    if (to <= pool.createdMs) break
    const start = Math.max(from, pool.createdMs)
    candles.push({ fromMs: from, ...candleOn(line, start, to), volumeUsd: poolVolume(pool, start, to) })
  }
  return candles
}

/** The price line of a pool's candles. */
export function subjectLine(pool: Pool, { token, currency }: CandleSubject): PriceLine {
  const own = token === 'base' ? pool.base.line : pool.quote.line
  const other = token === 'base' ? pool.quote.line : pool.base.line
  return ratio(own, currency === 'usd' ? EVEN : other)
}

/** A candle that starts exactly at the end is empty. */
function lastStart(stepMs: number, beforeMs: number): number {
  const start = Math.floor(beforeMs / stepMs) * stepMs
  return start === beforeMs ? start - stepMs : start
}
