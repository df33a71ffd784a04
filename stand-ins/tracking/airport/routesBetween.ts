import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import type { Airport } from '../../worlds/travel/airports.ts'
import { miles } from '../../worlds/travel/geo.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { FiledRoute } from '../route/filedRoute.ts'
import type { Sky } from '../sky.ts'
import { wireTime } from '../wire/time.ts'
import { nonstop } from './connections.ts'

const DAY = 86_400_000
const REMEMBERED = 200

/** A filed route between two airports, with statistics of its flights. */
export interface FiledRouteCount {
  readonly aircraft_types: readonly string[]
  readonly count: number
  readonly filed_altitude_max: number
  readonly filed_altitude_min: number
  readonly last_departure_time: string
  readonly route: string
  readonly route_distance: string
}

/** The routes filed between two airports in the last days, unordered. */
export type RoutesBetween = (
  origin: Airport,
  destination: Airport,
  days: number,
  now: number,
) => readonly FiledRouteCount[]

/** Opens the routes of a sky; cached within a refresh. */
export function openRoutesBetween(sky: Sky): RoutesBetween {
  const remembered = remembering<readonly FiledRouteCount[]>(REMEMBERED)
  return (origin, destination, days, now) =>
    remembered(`${origin.iata}${destination.iata} ${days} ${now}`, () =>
      count(sky, nonstop(sky, origin, destination, { from: now - days * DAY, to: now })),
    )
}

function count({ routes }: Sky, flights: readonly ScheduledFlight[]): FiledRouteCount[] {
  const groups = new Map<FiledRoute, ScheduledFlight[]>()
  for (const flight of flights) {
    const route = routes.routeOf(flight)
    const group = groups.get(route)
    if (group) group.push(flight)
    else groups.set(route, [flight])
  }
  return [...groups].map(([route, filed]) => {
    const altitudes = filed.map((flight) => routes.altitudeOf(flight))
    return {
      aircraft_types: [...new Set(filed.map(({ aircraft }) => aircraft.icao))].sort(),
      count: filed.length,
      filed_altitude_max: Math.max(...altitudes),
      filed_altitude_min: Math.min(...altitudes),
      last_departure_time: wireTime(Math.max(...filed.map(({ departure }) => departure))),
      route: route.text,
      route_distance: `${Math.round(miles(route.lengthKm))} sm`,
    }
  })
}
