import { type Position, positionAt } from './track.ts'
import type { TrackedFlight } from './tracked.ts'

/** The last position per flight, cached because many requests are for the same time, and a landed flight does not move. */
const known = new WeakMap<TrackedFlight, Position>()

/** A flight's last position at a time after take-off. */
export function lastSeen(tracked: TrackedFlight, moment: number): Position {
  const at = Math.min(moment, tracked.course.final.on)
  const last = known.get(tracked)
  if (last?.at === at) return last
  const position = positionAt(tracked, at)
  known.set(tracked, position)
  return position
}
