import { type Chance, openChance } from '../../kit/chance.ts'
import { type Itineraries, openItineraries } from './itineraries.ts'
import { type Operations, openOperations } from './operation.ts'
import { openSchedule, type Schedule } from './schedule.ts'

/** One consistent world of travel: whoever asks, and in which words, hears of the same flights. */
export interface TravelWorld {
  readonly seed: string
  /** The clock. */
  now(): Date
  /** Chance of this world: the same name gives the same number, always. */
  readonly chance: Chance
  readonly schedule: Schedule
  readonly operations: Operations
  readonly itineraries: Itineraries
}

export interface WorldOptions {
  /** Another seed, another world. */
  readonly seed: string
  now(): Date
}

/**
 * Opens a world. Its schedule takes some hundred milliseconds to make, and is made when it is asked for first: a process
 * that never sells a flight never makes it. One world is enough for all providers of a process.
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
