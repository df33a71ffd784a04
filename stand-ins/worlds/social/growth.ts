import { unit } from '../../kit/random.ts'
import { fullSecond } from './rhythm.ts'

/** A number that grows from 0, ever more slowly, and never decreases. */
export function grown(most: number, ageMs: number, halfMs: number): number {
  return ageMs <= 0 ? 0 : Math.floor(most * share(ageMs, halfMs))
}

/** Events at such a rate, each with its own time: the comments on a post. */
export interface Flow {
  readonly seed: number
  readonly startMs: number
  /** Final number of events. */
  readonly most: number
  /** Milliseconds until half of them have happened. */
  readonly halfMs: number
}

const STRAY = 0.9
const MARGIN = (1 - STRAY) / 2

/** Time of the i-th event, from 0 up to `most`: a full second, not before the previous one. */
export function momentIn({ seed, startMs, most, halfMs }: Flow, i: number): number {
  const part = (i + MARGIN + STRAY * unit(seed, i)) / most
  return fullSecond(startMs + (halfMs * part) / (1 - part))
}

/** Number of events up to a given time, inclusive. */
export function countIn(flow: Flow, atMs: number): number {
  const ageMs = atMs - flow.startMs
  if (ageMs <= 0 || flow.most === 0) return 0
  let count = Math.floor(flow.most * share(ageMs, flow.halfMs))
  while (count < flow.most && momentIn(flow, count) <= atMs) count++
  return count
}

function share(ageMs: number, halfMs: number): number {
  return ageMs / (ageMs + halfMs)
}
