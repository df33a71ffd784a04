import { signedUnit } from '../../kit/random.ts'

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

/** Periods in milliseconds, the widest first. */
const WAVES = [64 * DAY_MS, 16 * DAY_MS, 4 * DAY_MS, DAY_MS, DAY_MS / 4, DAY_MS / 24, DAY_MS / 288] as const
const DEPTHS = [0.14, 0.14, 0.12, 0.1, 0.08, 0.06, 0.05] as const
/** With the others below 1: a rate is never negative. */
const PIECE_DEPTH = 0.28

/** What happens from one instant to another, in the stream's unit. */
export function activityBetween(activity: Activity, fromMs: number, toMs: number): number {
  const from = Math.max(fromMs, activity.sinceMs ?? -Infinity)
  if (toMs <= from) return 0
  return amount(activity, toMs - from + leadAt(activity, toMs) - leadAt(activity, from))
}

/** What happens from each of some instants, in their order, to the next: the same as to ask for each span. */
export function activityAlong(activity: Activity, instants: readonly number[]): number[] {
  const ends = instants.map((instant) => {
    const at = Math.max(instant, activity.sinceMs ?? -Infinity)
    return { at, lead: leadAt(activity, at) }
  })
  return ends.slice(1).map((end, index) => {
    const begin = ends[index]!
    return amount(activity, end.at - begin.at + end.lead - begin.lead)
  })
}

/** What happens in so many milliseconds of the mean rate. */
function amount({ perDay }: Activity, milliseconds: number): number {
  return (perDay * Math.max(0, milliseconds)) / DAY_MS
}

/** By how much a stream is ahead of its mean rate at an instant, in milliseconds of that rate. */
function leadAt({ seed, pieceMs }: Activity, atMs: number): number {
  let lead = 0
  for (let wave = 0; wave < WAVES.length; wave++) lead += DEPTHS[wave]! * surplus(seed, wave, WAVES[wave]!, atMs)
  return pieceMs ? lead + PIECE_DEPTH * surplus(seed, 90, pieceMs, atMs) : lead
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
