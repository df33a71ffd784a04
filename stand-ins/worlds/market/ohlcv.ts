import { type Pool, poolVolume } from './pools.ts'
import { candleOn, EVEN, type PriceLine, ratio } from './priceLine.ts'

/** A candle of a pool with what was traded in it, in US dollars. */
export interface PoolCandle {
  /** Where it begins. */
  readonly fromMs: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volumeUsd: number
}

/** What candles are drawn of: one of the pool's tokens, in US dollars or in the other token. */
export interface CandleSubject {
  readonly token: 'base' | 'quote'
  readonly currency: 'usd' | 'token'
}

/**
 * Candles of `stepMs` on the clock's grid, newest first. The newest is the one that is not over yet. There are none
 * before the pool was opened.
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

/** How the price that a pool's candles show wanders. */
export function subjectLine(pool: Pool, { token, currency }: CandleSubject): PriceLine {
  const own = token === 'base' ? pool.base.line : pool.quote.line
  const other = token === 'base' ? pool.quote.line : pool.base.line
  return ratio(own, currency === 'usd' ? EVEN : other)
}

/** A candle that begins at the very instant has nothing in it yet. */
function lastStart(stepMs: number, beforeMs: number): number {
  const start = Math.floor(beforeMs / stepMs) * stepMs
  return start === beforeMs ? start - stepMs : start
}
