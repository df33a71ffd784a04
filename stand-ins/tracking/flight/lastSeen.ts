import { type Position, positionAt } from './track.ts'
import type { TrackedFlight } from './tracked.ts'

/** The last answer for each flight: many questions ask for the same moment, and a flight that has landed stays there. */
const known = new WeakMap<TrackedFlight, Position>()

/** Where a flight was last, at a moment after its take-off. */
export function lastSeen(tracked: TrackedFlight, moment: number): Position {
  const at = Math.min(moment, tracked.course.final.on)
  const last = known.get(tracked)
  if (last?.at === at) return last
  const position = positionAt(tracked, at)
  known.set(tracked, position)
  return position
}
