import type { Prices } from '../../market/prices.ts'
import type { Clock } from '../clock.ts'
import type { PriceHistory } from '../priceHistory.ts'
import { round } from '../round.ts'
import { DAY, HISTORY_DAYS } from '../time.ts'
import type { Values } from '../tvl/values.ts'
import type { YieldPool } from './pools.ts'
import { depositedAt, type Rate, rating, totalOf } from './rates.ts'

/** A pool at a past time. Rates in percent a year. */
export interface PoolThen {
  readonly atMs: number
  /** USD. */
  readonly deposited: number
  readonly rate: Rate
  readonly total: number
  /** Impermanent loss in percent over the last week; null for pools of one asset. */
  readonly lost7d: number | null
  /** Base rate a week before. */
  readonly base7d: number
}

export interface PoolPast {
  readonly clock: Clock
  readonly values: Values
  readonly prices: Prices
  readonly history: PriceHistory
}

/** A pool at every midnight since its launch, and at the present, which is last. */
export function historyOf(pool: YieldPool, { clock, values, prices, history }: PoolPast): PoolThen[] {
  const rate = rating(pool)
  const ratio = ratioOf(pool, (coinId) => history(coinId))
  const ratioAt = (atMs: number) => ratioOf(pool, (coinId) => [prices.priceAt(coinId, atMs)])?.(0)
  const deposits = values.daily(pool.place)
  const first = clock.firstDay()
  const then = (atMs: number, deposited: number, lost7d: number | null): PoolThen => {
    const earned = rate(atMs)
    return { atMs, deposited, rate: earned, total: totalOf(earned), lost7d, base7d: rate(atMs - WEEK).base }
  }
  const since = Math.max(0, Math.ceil(pool.place.since / DAY) - first)
  const midnights = Array.from({ length: HISTORY_DAYS - since }, (_, index) => index + since)
  const now = clock.at()
  return [
    ...midnights.map((day) =>
      then(
        (first + day) * DAY,
        Math.round((deposits[day] ?? 0) * pool.share),
        day < 7 ? null : lossOf(ratio?.(day - 7), ratio?.(day)),
      ),
    ),
    then(now, depositedAt(pool, values, now), lossOf(ratioAt(now - WEEK), ratioAt(now))),
  ]
}

const WEEK = 7 * DAY

/** Price of a pool's first asset in its second; undefined for a single asset, or assets without a price. */
function ratioOf({ assets }: YieldPool, pricesOf: (coinId: string) => ArrayLike<number>) {
  const [one, other] = assets.map(({ coinId }) => (coinId ? pricesOf(coinId) : undefined))
  return one && other ? (index: number) => (one[index] ?? 0) / (other[index] ?? 0) : undefined
}

/** Impermanent loss in percent of equal halves, after a change of the price ratio. */
function lossOf(before: number | undefined, after: number | undefined): number | null {
  const moved = (after ?? Number.NaN) / (before ?? Number.NaN)
  return Number.isFinite(moved) ? round(((2 * Math.sqrt(moved)) / (1 + moved) - 1) * 100, 5) : null
}
