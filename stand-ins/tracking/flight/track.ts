import { pointOnRoute } from '../route/filedRoute.ts'
import { motionAt } from './profile.ts'
import type { TrackedFlight } from './tracked.ts'

export type UpdateType = 'A' | 'S' | 'P' | 'X'

/** A flight's position at a given time. */
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
  /** Source: ground station (A), satellite (S), airport surface (X), or estimated (P). */
  readonly updateType: UpdateType
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Interval between positions of a flight, in climb and descent or in cruise. */
const NEAR = MINUTE
const FAR = 3 * MINUTE
/** Minimum length of a flight with a part that no ground station receives; satellites report from there less often. */
const REMOTE_LENGTH = 5_000
const REMOTE = [0.38, 0.62] as const
const FROM_SPACE = 12 * MINUTE

/** A flight's position at a time between take-off and landing. */
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

/** All positions until a given time, oldest first, with or without estimated ones. */
export function trackUntil(
  tracked: TrackedFlight,
  moment: number,
  estimated: 'with estimated' | 'reported',
): Position[] {
  return momentsOf(tracked, moment)
    .map((at) => positionAt(tracked, at))
    .filter(({ updateType }) => estimated === 'with estimated' || updateType !== 'P')
}

/** The times of positions until a given time, oldest first; empty before take-off. */
function momentsOf({ profile, course }: TrackedFlight, moment: number): number[] {
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
