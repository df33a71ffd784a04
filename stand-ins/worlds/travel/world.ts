import { type Chance, openChance } from '../../kit/chance.ts'
import { type Itineraries, openItineraries } from './itineraries.ts'
import { type Operations, openOperations } from './operation.ts'
import { openSchedule, type Schedule } from './schedule.ts'

/** One consistent world of travel: all providers report the same flights. */
export interface TravelWorld {
  readonly seed: string
  /** The clock. */
  now(): Date
  /** Deterministic random values of this world. */
  readonly chance: Chance
  readonly schedule: Schedule
  readonly operations: Operations
  readonly itineraries: Itineraries
}

export interface WorldOptions {
  /** Another seed gives another world. */
  readonly seed: string
  now(): Date
}

/**
 * Opens a world. Its schedule takes some hundred milliseconds to build, on first use: a process that sells no flights
 * never builds it. One world serves all providers of a process.
 */
export function openTravelWorld({ seed, now }: WorldOptions): TravelWorld {
  const chance = openChance(seed)
  const operations = openOperations(chance)
  let schedule: Schedule | undefined
  let itineraries: Itineraries | undefined
  return {
    seed,
    now,
    chance,
    operations,
    get schedule() {
      schedule ??= openSchedule(chance)
      return schedule
    },
    get itineraries() {
      itineraries ??= openItineraries(this.schedule)
      return itineraries
    },
  }
}
