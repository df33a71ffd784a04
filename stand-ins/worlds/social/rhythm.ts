import { unit } from '../../kit/random.ts'

/**
 * Something that somebody does again and again, for ever: at the k-th time at a moment that follows from the seed. Both
 * ways are a formula, so a world without an end needs no memory.
 */
export interface Rhythm {
  readonly seed: number
  readonly startMs: number
  /** On average; Infinity for never. */
  readonly everyMs: number
}

/** How far moments stray from an even beat: never so far that two change places. */
const STRAY = 0.9
const MARGIN = (1 - STRAY) / 2

/** When it is done for the k-th time, from 0 on: a full second. */
export function momentOf({ seed, startMs, everyMs }: Rhythm, k: number): number {
  return fullSecond(startMs + (k + MARGIN + STRAY * unit(seed, k)) * everyMs)
}

/** How often it has been done until a moment, that one included. */
export function countUntil(rhythm: Rhythm, atMs: number): number {
  const { startMs, everyMs } = rhythm
  if (everyMs === Infinity || atMs < startMs) return 0
  const certain = Math.floor((atMs - startMs) / everyMs)
  return momentOf(rhythm, certain) <= atMs ? certain + 1 : certain
}

/** The full second in which a moment lies. */
export function fullSecond(ms: number): number {
  return Math.floor(ms / 1000) * 1000
}
