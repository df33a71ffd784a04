import { pointOnRoute } from '../route/filedRoute.ts'
import { motionAt } from './profile.ts'
import type { TrackedFlight } from './tracked.ts'

export type UpdateType = 'A' | 'S' | 'P' | 'X'

/** Where a flight was at a moment. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
  /** Hundreds of feet. */
  readonly altitude: number
  readonly change: 'C' | 'D' | '-'
  /** Knots. */
  readonly speed: number
  /** Degrees from north. */
  readonly heading: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** From the ground (A), from space (S), from near the runway (X), or reckoned (P). */
  readonly updateType: UpdateType
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Positions of one flight are that far apart, climbing and descending or at cruise. */
const NEAR = MINUTE
const FAR = 3 * MINUTE
/** On long flights there is a part that no station on the ground hears; satellites report from there less often. */
const REMOTE_LENGTH = 5_000
const REMOTE = [0.38, 0.62] as const
const FROM_SPACE = 12 * MINUTE

/** Where a flight was at a moment, which lies between its take-off and its landing. */
export function positionAt(tracked: TrackedFlight, moment: number): Position {
  const { profile, route } = tracked
  const motion = motionAt(profile, moment)
  const { latitude, longitude, heading } = pointOnRoute(route, motion.traveled)
  return {
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    altitude: Math.max(0, Math.round(motion.altitude / 100)),
    change: motion.change,
    speed: Math.round(motion.speed),
    heading: Math.round(heading) % 360,
    at: moment,
    updateType: updateTypeAt(tracked, moment),
  }
}

/** All positions until a moment, oldest first, with the reckoned ones or without. */
export function trackUntil(
  tracked: TrackedFlight,
  moment: number,
  estimated: 'with estimated' | 'reported',
): Position[] {
  return momentsOf(tracked, moment)
    .map((at) => positionAt(tracked, at))
    .filter(({ updateType }) => estimated === 'with estimated' || updateType !== 'P')
}

/** The moments of positions until a moment, oldest first; none before take-off. */
export function momentsOf({ profile, course }: TrackedFlight, moment: number): number[] {
  if (course.cancelledAt !== null) return []
  const { off, on, climb, descent } = profile
  const end = Math.min(on, moment)
  const moments: number[] = []
  for (let at = off; at < end; at += at - off < climb || on - at <= descent + FAR ? NEAR : FAR) moments.push(at)
  if (on <= moment) moments.push(on)
  return moments
}

function updateTypeAt({ profile, route }: TrackedFlight, moment: number): UpdateType {
  if (moment <= profile.off || moment >= profile.on) return 'X'
  if (route.lengthKm < REMOTE_LENGTH) return 'A'
  const share = (moment - profile.off) / (profile.on - profile.off)
  if (share < REMOTE[0] || share > REMOTE[1]) return 'A'
  return (moment - profile.off) % FROM_SPACE < FAR ? 'S' : 'P'
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
