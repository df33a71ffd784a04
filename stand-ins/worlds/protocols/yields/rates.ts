import { hash32, logUniform, unit } from '../../../kit/random.ts'
import { between, drift } from '../chance.ts'
import { round } from '../round.ts'
import { DAY } from '../time.ts'
import type { Values } from '../tvl/values.ts'
import type { YieldPool } from './pools.ts'

/** A pool's rates at a given time; percent a year. */
export interface Rate {
  readonly base: number
  /** Null without rewards. */
  readonly reward: number | null
}

/** Supply and loans of a lending pool, in whole USD and percent a year. */
export interface Loans {
  readonly supplied: number
  readonly borrowed: number
  readonly borrowRate: number
}

/** Base rates in percent a year, by the pool's use of deposits. */
const USUAL_BASE: Readonly<Record<string, readonly [low: number, high: number]>> = {
  'Liquid Staking': [2.6, 7.5],
  'Liquid Restaking': [2.8, 4.5],
  Yield: [3, 14],
  'Yield Aggregator': [2, 18],
  Derivatives: [6, 30],
  CDP: [1.5, 9],
  RWA: [3.6, 4.8],
  'Basis Trading': [5, 12],
}
/** Fluctuation of a rate, in logarithms. */
const SWING = 0.7
/** Share of the borrowers' interest paid to lenders. */
const PASSED_ON = 0.86

/** A pool's rates as a function of time. */
export function rating(pool: YieldPool): (atMs: number) => Rate {
  const base = baseRate(pool)
  if (!pool.hasReward) return (atMs) => ({ base: base(atMs), reward: null })
  const usual = logUniform(unit(pool.seed, 11), 0.2, 9)
  const swing = hash32(pool.seed, 12)
  return (atMs) => ({ base: base(atMs), reward: round(usual * Math.exp(SWING * drift(swing, atMs / DAY)), 5) })
}

/** Total rate; percent a year. */
export const totalOf = ({ base, reward }: Rate): number => round(base + (reward ?? 0), 5)

/** USD deposited in a pool: its share of its place's value. */
export const depositedAt = ({ place, share }: YieldPool, values: Values, atMs: number): number =>
  Math.round(values.at(place, atMs) * share)

/** Loans of a lending pool; deposits are supplied minus borrowed. */
export function loansAt(pool: YieldPool, deposited: number, atMs: number): Loans {
  const use = lentShare(pool, drift(hash32(pool.seed, 13), atMs / DAY))
  const supplied = Math.round(deposited / (1 - use))
  return { supplied, borrowed: supplied - deposited, borrowRate: borrowRate(pool, use) }
}

/** Daily volume of a pool as a share of its value, as a function of time; 0 without trading. */
export function turningOver({ fee, isStable, seed }: YieldPool): (atMs: number) => number {
  if (fee === 0) return () => 0
  const usual = logUniform(unit(seed, 14), 0.02, isStable ? 1.5 : 0.8) * (0.0005 / fee) ** 0.5
  const swing = hash32(seed, 15)
  return (atMs) => usual * Math.exp(SWING * drift(swing, atMs / DAY))
}

function baseRate(pool: YieldPool): (atMs: number) => number {
  const swing = hash32(pool.seed, 13)
  if (pool.isLent) {
    return (atMs) => {
      const use = lentShare(pool, drift(swing, atMs / DAY))
      return round(borrowRate(pool, use) * use * PASSED_ON, 5)
    }
  }
  if (pool.fee > 0) {
    const turnover = turningOver(pool)
    return (atMs) => round(turnover(atMs) * pool.fee * 365 * 100, 5)
  }
  const [low, high] = USUAL_BASE[pool.place.protocol.category.name] ?? [1, 8]
  const usual = between(pool.seed, 16, low, high)
  return (atMs) => round(usual * Math.exp((SWING / 2) * drift(swing, atMs / DAY)), 5)
}

/** Borrowed share of the supply; higher for dollars. */
const lentShare = ({ isStable }: YieldPool, swing: number): number => (isStable ? 0.72 : 0.42) + 0.2 * swing

/** Borrow rate in percent a year; rises linearly with the borrowed share. */
const borrowRate = ({ isStable, seed }: YieldPool, use: number): number =>
  round((isStable ? 1.2 : 0.6) + use * between(seed, 17, 3.5, 7), 5)
