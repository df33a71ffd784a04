import { type Clock, perDay, perTick } from '../clock.ts'
import { round } from '../round.ts'
import { DAY } from '../time.ts'
import type { Values } from '../tvl/values.ts'
import type { YieldPool } from './pools.ts'
import { depositedAt, type Loans, loansAt, type Rate, rating, totalOf, turningOver } from './rates.ts'

/** The current state of a pool. Rates in percent a year, changes in percentage points. */
export interface PoolNow {
  readonly pool: YieldPool
  /** USD. */
  readonly deposited: number
  readonly rate: Rate
  readonly total: number
  readonly change1d: number
  readonly change7d: number
  readonly change30d: number
  /** Mean of the last 30 points of its chart. */
  readonly mean30d: number
  readonly base7dAgo: number
  /** USD traded in the last day; null without trading. */
  readonly volume1d: number | null
  /** Null without lending. */
  readonly loans: Loans | null
}

/** Number of chart points of the mean; the last one is the present. */
const MEAN_OF = 30

/** All pools, largest first. */
export function openPoolsNow(clock: Clock, pools: readonly YieldPool[], values: Values): () => readonly PoolNow[] {
  const raters = new Map(pools.map((pool) => [pool, rating(pool)]))
  const turnovers = new Map(pools.map((pool) => [pool, turningOver(pool)]))
  const rate = (pool: YieldPool, atMs: number) => raters.get(pool)!(atMs)

  /** For each pool, the sum of the mean's past points. */
  const pastSums = perDay(clock, (today) => {
    const sum = (pool: YieldPool) => {
      let all = 0
      for (let back = 0; back < MEAN_OF - 1; back += 1) all += totalOf(rate(pool, (today - back) * DAY))
      return all
    }
    return new Map(pools.map((pool) => [pool, sum(pool)]))
  })

  function describe(pool: YieldPool, at: number): PoolNow {
    const deposited = depositedAt(pool, values, at)
    const now = rate(pool, at)
    const total = totalOf(now)
    const since = (days: number) => round(total - totalOf(rate(pool, at - days * DAY)), 5)
    return {
      pool,
      deposited,
      rate: now,
      total,
      change1d: since(1),
      change7d: since(7),
      change30d: since(30),
      mean30d: round((pastSums().get(pool)! + total) / MEAN_OF, 5),
      base7dAgo: rate(pool, at - 7 * DAY).base,
      volume1d: pool.fee > 0 ? Math.round(deposited * turnovers.get(pool)!(at)) : null,
      loans: pool.isLent ? loansAt(pool, deposited, at) : null,
    }
  }

  return perTick(clock, (at) =>
    pools
      .filter(({ place }) => place.since <= at)
      .map((pool) => describe(pool, at))
      .sort((one, other) => other.deposited - one.deposited),
  )
}
