import { signedUnit } from '../../../../kit/sandbox/random.ts'

/**
 * How much happens in a span of time, when it happens now more and now less. Sums are exact: what happens in a day is
 * what happens in its hours. Each wave has cells that sum to nothing, so a span costs the same however long it is.
 */

const DAY_MS = 86_400_000

/** A stream of something, e.g. US dollars traded. */
export interface Activity {
  readonly seed: number
  /** The long-run mean in a day. */
  readonly perDay: number
  /** An extra wave of this length, for streams that come in pieces of half of it. */
  readonly pieceMs?: number
  /** Nothing happens before. */
  readonly sinceMs?: number
}

const WAVES: readonly (readonly [periodMs: number, depth: number])[] = [
  [64 * DAY_MS, 0.14],
  [16 * DAY_MS, 0.14],
  [4 * DAY_MS, 0.12],
  [DAY_MS, 0.1],
  [DAY_MS / 4, 0.08],
  [DAY_MS / 24, 0.06],
  [DAY_MS / 288, 0.05],
]
/** With the others below 1: a rate is never negative. */
const PIECE_DEPTH = 0.28

/** What happens from one instant to another, in the stream's unit. */
export function activityBetween(activity: Activity, fromMs: number, toMs: number): number {
  const { seed, perDay, pieceMs, sinceMs = -Infinity } = activity
  const from = Math.max(fromMs, sinceMs)
  if (toMs <= from) return 0
  let milliseconds = toMs - from
  for (let wave = 0; wave < WAVES.length; wave++) {
    const [period, depth] = WAVES[wave]!
    milliseconds += depth * (surplus(seed, wave, period, toMs) - surplus(seed, wave, period, from))
  }
  if (pieceMs) milliseconds += PIECE_DEPTH * (surplus(seed, 90, pieceMs, toMs) - surplus(seed, 90, pieceMs, from))
  return (perDay * Math.max(0, milliseconds)) / DAY_MS
}

/**
 * What a wave has added since its cell began, in milliseconds of the mean rate: the rate falls from one side of the mean
 * to the other, or climbs, so what it added is made up for by the end of the cell.
 */
function surplus(seed: number, wave: number, period: number, atMs: number): number {
  const position = atMs / period
  const cell = Math.floor(position)
  const part = position - cell
  return signedUnit(seed, cell, wave) * period * part * (1 - part)
}
