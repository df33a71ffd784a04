import { LRUCache } from 'lru-cache'
import type { ScheduledFlight } from '../world/schedule.ts'
import type { TravelWorld } from '../world/world.ts'
import { flightOfId, trackingFlightId } from './flight/flightId.ts'
import { type Hours, openHours } from './flight/hours.ts'
import { type Idents, openIdents } from './flight/idents.ts'
import { profileOf } from './flight/profile.ts'
import { hasLeft, isAirborne, type TrackedFlight } from './flight/tracked.ts'
import { type FiledRoutes, openFiledRoutes } from './route/filedRoute.ts'

/** The flights of a world as those see them who watch the sky. */
export interface Sky {
  readonly world: TravelWorld
  readonly idents: Idents
  readonly hours: Hours
  /** The ways that flights are filed on. */
  readonly routes: FiledRoutes
  /** A flight with its id, route and profile. */
  track(flight: ScheduledFlight): TrackedFlight
  /** The flight of an id; undefined for ids that were never given. */
  flightOfId(id: string): TrackedFlight | undefined
  /** Now, as all who watch know it: the last moment at which positions came in. */
  now(): number
  /** Flights that are in the air at such a moment, those that left last first. */
  airborne(moment: number): readonly TrackedFlight[]
  /** Flights that left the ground within a day before such a moment, those that left last first. */
  recent(moment: number): readonly TrackedFlight[]
}

const HOUR = 3_600_000
/** Positions come that often; all questions in between see the same sky, and get the same answers. */
const REFRESH = 15_000
const DAY = 24 * HOUR
/** The longest that a flight can be in the air after its scheduled departure. */
const LONGEST = 26 * HOUR
/** No flight is later than that. */
const LATEST = 8 * HOUR
const REMEMBERED = 20_000

/** Opens the sky over a world. */
export function openSky(world: TravelWorld): Sky {
  const { chance, schedule, operations } = world
  const routes = openFiledRoutes(chance)
  const hours = openHours(world)
  const tracked = new LRUCache<string, TrackedFlight>({ max: REMEMBERED })
  const skies = new LRUCache<number, readonly TrackedFlight[]>({ max: 8 })
  const days = new LRUCache<number, readonly TrackedFlight[]>({ max: 2 })

  const track = (flight: ScheduledFlight): TrackedFlight => {
    const known = tracked.get(flight.id)
    if (known) return known
    const course = operations.courseOf(flight)
    const route = routes.routeOf(flight)
    const cruise = routes.altitudeOf(flight)
    const made = {
      id: trackingFlightId(chance, flight),
      flight,
      course,
      route,
      cruise,
      profile: profileOf({
        off: course.final.off,
        on: course.final.on,
        lengthKm: route.lengthKm,
        originElevation: flight.origin.elevation,
        destinationElevation: flight.destination.elevation,
        cruiseAltitude: cruise * 100,
      }),
    }
    tracked.set(flight.id, made)
    return made
  }

  return {
    world,
    idents: openIdents(schedule),
    hours,
    routes,
    track,
    flightOfId(id) {
      const flight = flightOfId(chance, schedule, id)
      return flight && track(flight)
    },
    now() {
      const now = world.now().getTime()
      return now - (now % REFRESH)
    },
    airborne(moment) {
      const known = skies.get(moment)
      if (known) return known
      const flights = latestFirst(moment - LONGEST, moment)
        .filter((flight) => mayBeAirborne(flight, moment))
        .map(track)
        .filter((one) => isAirborne(one, moment))
      skies.set(moment, flights)
      return flights
    },
    recent(moment) {
      const known = days.get(moment)
      if (known) return known
      const flights = latestFirst(moment - DAY - LATEST, moment)
        .map(track)
        .filter((one) => hasLeft(one, moment) && !hasLeft(one, moment - DAY))
      days.set(moment, flights)
      return flights
    },
  }

  function latestFirst(from: number, to: number): ScheduledFlight[] {
    return hours.hoursOf(from, to).flatMap((hour) => hours.departuresIn(hour).toReversed())
  }
}

/** Leaves out at once what landed long ago. */
function mayBeAirborne({ departure, arrival }: ScheduledFlight, moment: number): boolean {
  return departure <= moment + HOUR && arrival >= moment - LATEST
}
