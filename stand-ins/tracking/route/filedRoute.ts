import { recentlyUsed } from '../../../subgraphs/kit/async/recentlyUsed.ts'
import type { Chance } from '../../kit/chance.ts'
import type { Airport } from '../../worlds/travel/airports.ts'
import { bearing, distanceKm, type Point, pointAt, pointBetween } from '../../worlds/travel/geo.ts'
import type { Leg } from '../../worlds/travel/schedule/leg.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import { type Fix, fixNear } from './fix.ts'

/** A fix of a route, with its distance along it. */
export interface RouteFix extends Fix {
  /** Kilometres along the route from the origin. */
  readonly traveled: number
}

/** The filed route of a flight between two airports. */
export interface FiledRoute {
  /** From origin to destination. */
  readonly fixes: readonly RouteFix[]
  readonly lengthKm: number
  /** The names of the fixes between the airports. */
  readonly text: string
}

/** Filed routes of a world. */
export interface FiledRoutes {
  routeOf(flight: ScheduledFlight): FiledRoute
  /** Hundreds of feet. */
  altitudeOf(flight: ScheduledFlight): number
}

/** A point on a route, with its heading. */
export interface Waypoint extends Point {
  /** Degrees from north. */
  readonly heading: number
}

const REMEMBERED = 6_000
/** Approximate distance between two fixes, in kilometres. */
const SPACING = 260
const MOST_FIXES = 24
/** Lateral deviation of route variants in the middle, as a share of the length. */
const VARIANTS = [0, 0.03, -0.025] as const
const WIDEST = 180

/** Opens the routes of a world. */
export function openFiledRoutes(chance: Chance): FiledRoutes {
  const known = recentlyUsed<string, FiledRoute>(REMEMBERED)
  return {
    routeOf(flight) {
      const variant = variantOf(chance, flight)
      const key = `${flight.origin.iata}${flight.destination.iata}${variant}`
      let route = known.get(key)
      if (!route) {
        route = plan(chance, flight.origin, flight.destination, VARIANTS[variant] ?? 0)
        known.set(key, route)
      }
      return route
    },
    altitudeOf: (flight) => altitudeOf(chance, flight),
  }
}

/** Mostly the direct route; on some days, as winds and traffic require, one north or south of it. */
function variantOf(chance: Chance, { origin, destination, date }: ScheduledFlight): number {
  const draw = chance.unit(`route ${origin.iata}${destination.iata} ${date}`)
  return draw < 0.62 ? 0 : draw < 0.85 ? 1 : 2
}

function plan(chance: Chance, origin: Airport, destination: Airport, aside: number): FiledRoute {
  const direct = distanceKm(origin, destination)
  const count = Math.min(MOST_FIXES, Math.max(2, Math.round(direct / SPACING)))
  const widest = Math.sign(aside) * Math.min(WIDEST, Math.abs(aside) * direct)
  const fixes: Fix[] = [asFix(origin, 'Origin Airport')]
  for (let index = 1; index < count; index++) {
    const share = index / count
    const middle = pointBetween(origin, destination, share)
    const right = bearing(middle, destination) + 90
    const fix = fixNear(chance, pointAt(middle, right, widest * Math.sin(Math.PI * share)))
    if (fixes.at(-1)?.name !== fix.name) fixes.push(fix)
  }
  fixes.push(asFix(destination, 'Destination Airport'))
  let traveled = 0
  const along = fixes.map((fix, index) => {
    const before = fixes[index - 1]
    if (before) traveled += distanceKm(before, fix)
    return { ...fix, traveled }
  })
  return {
    fixes: along,
    lengthKm: traveled,
    text: fixes
      .slice(1, -1)
      .map(({ name }) => name)
      .join(' '),
  }
}

function asFix({ icao, latitude, longitude }: Airport, type: string): Fix {
  return { name: icao, type, latitude, longitude }
}

/** Short flights stay low; eastbound ones use odd levels, westbound ones even ones. */
function altitudeOf(chance: Chance, { leg, id, aircraft }: ScheduledFlight): number {
  const highest = aircraft.ceiling / 100
  const wanted = leg.distanceKm < 350 ? 180 : leg.distanceKm < 800 ? 270 : leg.distanceKm < 1_600 ? 340 : 370
  const level = Math.min(highest - 10, wanted + 10 * chance.integer(`level ${id}`, -2, 1))
  const isOdd = (level / 10) % 2 === 1
  return isEastbound(leg) === isOdd ? level : level - 10
}

function isEastbound({ origin, destination }: Leg): boolean {
  return bearing(origin, destination) < 180
}

/** The point at a distance along a route, in kilometres. */
export function pointOnRoute({ fixes, lengthKm }: FiledRoute, km: number): Waypoint {
  const at = Math.max(0, Math.min(lengthKm, km))
  const next = Math.max(
    1,
    fixes.findIndex(({ traveled }, index) => index > 0 && traveled >= at),
  )
  const [from, to] = [fixes[next - 1], fixes[next]]
  if (!from || !to) throw new Error('A route has two airports at least')
  const leg = to.traveled - from.traveled
  const point = pointBetween(from, to, leg > 0 ? (at - from.traveled) / leg : 0)
  return { ...point, heading: at < to.traveled ? bearing(point, to) : bearing(from, to) }
}
