import { signedUnit } from '../../kit/random.ts'

/**
 * The amount of a varying activity in a time span. Sums are exact: a day equals the sum of its hours. Each wave sums to
 * zero over its cells, so the cost does not depend on the span's length.
 */

const DAY_MS = 86_400_000

/** A stream of activity, e.g. US dollars traded. */
export interface Activity {
  readonly seed: number
  /** Long-run mean per day. */
  readonly perDay: number
  /** Length of an extra wave, for streams that come in pieces of half of it. */
  readonly pieceMs?: number
  /** Start of the activity. */
  readonly sinceMs?: number
}

/** Periods in milliseconds, longest first. */
const WAVES = [64 * DAY_MS, 16 * DAY_MS, 4 * DAY_MS, DAY_MS, DAY_MS / 4, DAY_MS / 24, DAY_MS / 288] as const
const DEPTHS = [0.14, 0.14, 0.12, 0.1, 0.08, 0.06, 0.05] as const
/** Less than 1 together with the others: a rate is never negative. */
const PIECE_DEPTH = 0.28

/** The amount from one instant to another, in the stream's unit. */
export function activityBetween(activity: Activity, fromMs: number, toMs: number): number {
  const from = Math.max(fromMs, activity.sinceMs ?? -Infinity)
  if (toMs <= from) return 0
  return amount(activity, toMs - from + leadAt(activity, toMs) - leadAt(activity, from))
}

/** The amounts between consecutive instants; equal to one call per span. */
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

/** The amount in that many milliseconds at the mean rate. */
function amount({ perDay }: Activity, milliseconds: number): number {
  return (perDay * Math.max(0, milliseconds)) / DAY_MS
}

/** Lead of a stream over its mean rate at an instant, in milliseconds of that rate. */
function leadAt({ seed, pieceMs }: Activity, atMs: number): number {
  let lead = 0
  for (let wave = 0; wave < WAVES.length; wave++) lead += DEPTHS[wave]! * surplus(seed, wave, WAVES[wave]!, atMs)
  return pieceMs ? lead + PIECE_DEPTH * surplus(seed, 90, pieceMs, atMs) : lead
}

/**
 * The surplus of a wave since its cell began, in milliseconds of the mean rate: the rate rises or falls through the
 * mean, so the surplus is zero again at the cell's end.
 */
function surplus(seed: number, wave: number, period: number, atMs: number): number {
  const position = atMs / period
  const cell = Math.floor(position)
  const part = position - cell
  return signedUnit(seed, cell, wave) * period * part * (1 - part)
}
