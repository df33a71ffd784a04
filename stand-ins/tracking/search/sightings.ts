import { LRUCache } from 'lru-cache'
import { positionAt } from '../flight/track.ts'
import type { Sky } from '../sky.ts'
import type { Sighting } from './positionFacts.ts'

const MINUTE = 60_000
/** Of the past day, the positions of every tenth minute are kept. */
const STEP = 10 * MINUTE
const STEPS = (24 * 60) / 10

/** The positions of a day, newest first, in steps of ten minutes. */
export interface Sightings {
  before(moment: number): Generator<readonly Sighting[]>
}

/** Opens the positions of a world. */
export function openSightings(sky: Sky): Sightings {
  const known = new LRUCache<number, readonly Sighting[]>({ max: STEPS + 1 })
  const seenAt = (moment: number): readonly Sighting[] => {
    const kept = known.get(moment)
    if (kept) return kept
    const seen = sky.airborne(moment).map((tracked) => ({ tracked, position: positionAt(tracked, moment) }))
    known.set(moment, seen)
    return seen
  }
  return {
    *before(moment) {
      const last = moment - (moment % STEP)
      for (let step = 0; step < STEPS; step++) yield seenAt(last - step * STEP)
    },
  }
}
