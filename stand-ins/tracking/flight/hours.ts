import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'

const HOUR = 3_600_000
/** Two weeks, in hours. */
const REMEMBERED = 24 * 14

/** All flights by the hour of their scheduled departure. */
export interface Hours {
  /** Flights that depart in an hour, counted from 1970, earliest first. */
  departuresIn(hour: number): readonly ScheduledFlight[]
  /** Hours that overlap a span, latest first. */
  hoursOf(from: number, to: number): number[]
}

/** The hours of a world. */
export function openHours({ schedule }: TravelWorld): Hours {
  const known = remembering<readonly ScheduledFlight[], number>(REMEMBERED)
  return {
    departuresIn: (hour) => known(hour, () => schedule.departuresBetween(hour * HOUR, (hour + 1) * HOUR)),
    hoursOf(from, to) {
      const [first, last] = [Math.floor(from / HOUR), Math.ceil(to / HOUR) - 1]
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => last - index)
    },
  }
}
