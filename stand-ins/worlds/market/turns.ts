import { unit } from '../../kit/random.ts'

/** A place of trades: one in each interval, its turn. */
export interface Turns {
  readonly seed: number
  /** One trade per interval of this length. */
  readonly tradeEveryMs: number
}

/** The last turn whose trade has happened by then. */
export function lastTurn(pool: Turns, toMs: number): number {
  const turn = Math.floor(toMs / pool.tradeEveryMs)
  return momentOf(pool, turn) <= toMs ? turn : turn - 1
}

/** Time of a turn's trade: a whole second within it, so that no second has two. */
export function momentOf(pool: Turns, turn: number): number {
  const spareMs = pool.tradeEveryMs - 1000
  return Math.ceil((turn * pool.tradeEveryMs + unit(pool.seed, turn, 100) * spareMs) / 1000) * 1000
}

/** Time of the last trade by then. */
export function lastTrade(pool: Turns, toMs: number): number {
  return momentOf(pool, lastTurn(pool, toMs))
}
