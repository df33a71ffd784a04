import { unit } from '../../kit/random.ts'

/**
 * An endlessly repeated activity whose k-th time is determined by the seed. Index to time and time to index are both
 * formulas, so an endless world needs no storage.
 */
export interface Rhythm {
  readonly seed: number
  readonly startMs: number
  /** Mean interval; Infinity for never. */
  readonly everyMs: number
}

/** Deviation from an even interval: too small for two events to change order. */
const STRAY = 0.9
const MARGIN = (1 - STRAY) / 2

/** Time of the k-th event, from 0 on: a full second. */
export function momentOf({ seed, startMs, everyMs }: Rhythm, k: number): number {
  return fullSecond(startMs + (k + MARGIN + STRAY * unit(seed, k)) * everyMs)
}

/** Number of events up to a given time, inclusive. */
export function countUntil(rhythm: Rhythm, atMs: number): number {
  const { startMs, everyMs } = rhythm
  if (everyMs === Infinity || atMs < startMs) return 0
  const certain = Math.floor((atMs - startMs) / everyMs)
  return momentOf(rhythm, certain) <= atMs ? certain + 1 : certain
}

/** Rounds a time down to a full second. */
export function fullSecond(ms: number): number {
  return Math.floor(ms / 1000) * 1000
}
