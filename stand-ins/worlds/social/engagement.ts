import { unit } from '../../kit/random.ts'
import { type Flow, grown } from './growth.ts'
import { MOST_PARTS } from './ids.ts'

/** Engagement counts of a post: plays, likes, shares and saves. */
export interface Counts {
  readonly plays: number
  readonly likes: number
  readonly shares: number
  readonly saves: number
}

/** A post and its audience. */
export interface Reach {
  /** Seed of its feed. */
  readonly seed: number
  readonly k: number
  readonly startMs: number
  /** Followers of the author, or members of the community. */
  readonly audience: number
}

const DAY_MS = 86_400_000
/** Potential viewers beside followers. */
const STRANGERS = 60

/** A log-uniform distribution between two bounds, with precomputed logarithms, because this is a hot path. */
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

/** Counts of a post at a given time. None exceeds plays, and none ever decreases. */
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

/** Only the likes, for sums over many posts. */
export function likesOf(reach: Reach, atMs: number): number {
  return Math.floor(playsOf(reach, atMs) * likesOfPlays(unit(reach.seed, reach.k, 12)))
}

/** The arrival of a post's comments; fewer than its views. */
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
