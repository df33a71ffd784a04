import { unit } from '../../kit/random.ts'
import { fullSecond } from './rhythm.ts'

/** A number that begins at 0, grows fast at first, ever more slowly then, and never shrinks. */
export function grown(most: number, ageMs: number, halfMs: number): number {
  return ageMs <= 0 ? 0 : Math.floor(most * share(ageMs, halfMs))
}

/** Things that come like that, each at a moment of its own: the comments on a post. */
export interface Flow {
  readonly seed: number
  readonly startMs: number
  /** As many as will ever come. */
  readonly most: number
  /** Milliseconds until half of them have come. */
  readonly halfMs: number
}

const STRAY = 0.9
const MARGIN = (1 - STRAY) / 2

/** When the i-th comes, from 0 up to `most`: a full second, never before the one before it. */
export function momentIn({ seed, startMs, most, halfMs }: Flow, i: number): number {
  const part = (i + MARGIN + STRAY * unit(seed, i)) / most
  return fullSecond(startMs + (halfMs * part) / (1 - part))
}

/** How many have come until a moment, that one included. */
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
