import type { Course } from '../../worlds/travel/operation/course.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import type { FiledRoute, FiledRoutes } from '../route/filedRoute.ts'
import { trackingFlightId } from './flightId.ts'
import { type Profile, profileOf } from './profile.ts'

/** A flight with data derived from its course and route. */
export interface TrackedFlight {
  readonly id: string
  readonly flight: ScheduledFlight
  readonly course: Course
  readonly route: FiledRoute
  /** Hundreds of feet. */
  readonly cruise: number
  readonly profile: Profile
}

/** Tracks a flight. Its course is computed at once, the rest on demand, because most flights are only filtered out. */
export function follow(flight: ScheduledFlight, world: TravelWorld, routes: FiledRoutes): TrackedFlight {
  return new Followed(flight, world, routes)
}

class Followed implements TrackedFlight {
  readonly flight: ScheduledFlight
  readonly course: Course
  readonly #world: TravelWorld
  readonly #routes: FiledRoutes
  #id: string | undefined
  #route: FiledRoute | undefined
  #cruise: number | undefined
  #profile: Profile | undefined

  constructor(flight: ScheduledFlight, world: TravelWorld, routes: FiledRoutes) {
    this.flight = flight
    this.course = world.operations.courseOf(flight)
    this.#world = world
    this.#routes = routes
  }

  get id(): string {
    this.#id ??= trackingFlightId(this.#world.chance, this.flight)
    return this.#id
  }

  get route(): FiledRoute {
    this.#route ??= this.#routes.routeOf(this.flight)
    return this.#route
  }

  get cruise(): number {
    this.#cruise ??= this.#routes.altitudeOf(this.flight)
    return this.#cruise
  }

  get profile(): Profile {
    const { off, on } = this.course.final
    this.#profile ??= profileOf({
      off,
      on,
      lengthKm: this.route.lengthKm,
      originElevation: this.flight.origin.elevation,
      destinationElevation: this.flight.destination.elevation,
      cruiseAltitude: this.cruise * 100,
    })
    return this.#profile
  }
}

/** Whether a flight has taken off by a given time. */
export function hasLeft({ course }: TrackedFlight, moment: number): boolean {
  return course.cancelledAt === null && course.final.off <= moment
}
