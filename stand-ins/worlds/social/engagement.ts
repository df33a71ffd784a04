import { unit } from '../../kit/random.ts'
import { type Flow, grown } from './growth.ts'
import { MOST_PARTS } from './ids.ts'

/** What people do with a post: it is seen, liked, shared and saved. */
export interface Counts {
  readonly plays: number
  readonly likes: number
  readonly shares: number
  readonly saves: number
}

/** A post with those it may reach. */
export interface Reach {
  /** Of its feed. */
  readonly seed: number
  readonly k: number
  readonly startMs: number
  /** Followers, or members, of who posted it. */
  readonly audience: number
}

const DAY_MS = 86_400_000
/** What strangers see, beside followers. */
const STRANGERS = 60

/** Numbers between two bounds, as often near the lower as 1 is near 10 and 10 near 100; asked for very often. */
const between = (from: number, to: number) => {
  const [start, length] = [Math.log(from), Math.log(to / from)]
  return (chance: number) => Math.exp(start + length * chance)
}
const playsOfReach = between(0.4, 25)
const halfDays = between(0.7, 5)
const likesOfPlays = between(0.015, 0.16)
const sharesOfPlays = between(0.0005, 0.012)
const savesOfPlays = between(0.0005, 0.02)
const commentsOfPlays = between(0.001, 0.02)

/** Counts of a post after a while. None is larger than plays, and none ever shrinks. */
export function countsOf(reach: Reach, atMs: number): Counts {
  const { seed, k } = reach
  const plays = playsOf(reach, atMs)
  return {
    plays,
    likes: Math.floor(plays * likesOfPlays(unit(seed, k, 12))),
    shares: Math.floor(plays * sharesOfPlays(unit(seed, k, 13))),
    saves: Math.floor(plays * savesOfPlays(unit(seed, k, 14))),
  }
}

/** The likes among them, for sums over many posts. */
export function likesOf(reach: Reach, atMs: number): number {
  return Math.floor(playsOf(reach, atMs) * likesOfPlays(unit(reach.seed, reach.k, 12)))
}

/** The comments on a post, as they come; fewer than it is seen. */
export function commentFlow(reach: Reach): Flow {
  const { seed, k, startMs } = reach
  const most = Math.min(MOST_PARTS, Math.floor(mostPlays(reach) * commentsOfPlays(unit(seed, k, 15))))
  return { seed: Math.imul(seed ^ k, 0x9e3779b1), startMs, most, halfMs: halfOf(reach) }
}

function playsOf(reach: Reach, atMs: number): number {
  return grown(mostPlays(reach), atMs - reach.startMs, halfOf(reach))
}

function mostPlays({ seed, k, audience }: Reach): number {
  return Math.floor((STRANGERS + audience) * playsOfReach(unit(seed, k, 10)))
}

function halfOf({ seed, k }: Reach): number {
  return DAY_MS * halfDays(unit(seed, k, 11))
}
