import { remembering } from '../../subgraphs/kit/async/remember.ts'
import type { ScheduledFlight } from '../worlds/travel/schedule.ts'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { flightOfId } from './flight/flightId.ts'
import { type Hours, openHours } from './flight/hours.ts'
import { type Idents, openIdents } from './flight/idents.ts'
import { follow, type TrackedFlight } from './flight/tracked.ts'
import { type FiledRoutes, openFiledRoutes } from './route/filedRoute.ts'

/** The flights of a world as tracked. */
export interface Sky {
  readonly world: TravelWorld
  readonly idents: Idents
  readonly hours: Hours
  /** The filed routes. */
  readonly routes: FiledRoutes
  /** A flight with its id, route and profile. */
  track(flight: ScheduledFlight): TrackedFlight
  /** The flight of an id; undefined for an id that was never issued. */
  flightOfId(id: string): TrackedFlight | undefined
  /** The current time, rounded down to the last update of positions. */
  now(): number
  /** Airborne flights at such a time, latest departures first. */
  airborne(moment: number): readonly TrackedFlight[]
  /** Flights that took off in the day before such a time, latest departures first. */
  recent(moment: number): readonly TrackedFlight[]
}

/** The flights of an hour that are not cancelled, latest first. */
interface FlownHour {
  readonly flights: readonly TrackedFlight[]
  /** Take-off and landing times in pairs: a flat array, because there are tens of thousands of flights. */
  readonly times: Float64Array
}

const HOUR = 3_600_000
/** Interval of position updates; requests in between see the same sky. */
const REFRESH = 15_000
const DAY = 24 * HOUR
/** Maximum time from scheduled departure to landing. */
const LONGEST = 26 * HOUR
/** Maximum delay of a flight. */
const LATEST = 8 * HOUR
const REMEMBERED = 20_000
const REMEMBERED_HOURS = 48

/** Opens the sky over a world. */
export function openSky(world: TravelWorld): Sky {
  const { chance, schedule } = world
  const routes = openFiledRoutes(chance)
  const hours = openHours(world)
  const tracked = remembering<TrackedFlight>(REMEMBERED)
  const skies = remembering<readonly TrackedFlight[], number>(8)
  const days = remembering<readonly TrackedFlight[], number>(2)
  const flownHours = remembering<FlownHour, number>(REMEMBERED_HOURS)

  const track = (flight: ScheduledFlight) => tracked(flight.id, () => follow(flight, world, routes))
  const flownIn = (hour: number) => flownHours(hour, () => flown(hours.departuresIn(hour).map(track).reverse()))

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
    airborne: (moment) =>
      skies(moment, () => flownBetween(moment - LONGEST, moment, (off, on) => off <= moment && moment < on)),
    recent: (moment) =>
      days(moment, () => flownBetween(moment - DAY - LATEST, moment, (off) => off <= moment && off > moment - DAY)),
  }

  /** The flights of a span's hours whose take-off and landing times match, latest first. */
  function flownBetween(from: number, to: number, isWanted: (off: number, on: number) => boolean): TrackedFlight[] {
    const wanted: TrackedFlight[] = []
    for (const hour of hours.hoursOf(from, to)) {
      const { flights, times } = flownIn(hour)
      for (const [index, flight] of flights.entries()) {
        if (isWanted(times[2 * index] ?? 0, times[2 * index + 1] ?? 0)) wanted.push(flight)
      }
    }
    return wanted
  }
}

function flown(flights: readonly TrackedFlight[]): FlownHour {
  const left = flights.filter(({ course }) => course.cancelledAt === null)
  return { flights: left, times: Float64Array.from(left.flatMap(({ course: { final } }) => [final.off, final.on])) }
}
