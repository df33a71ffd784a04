import { recentlyUsed } from '../../../subgraphs/kit/async/recentlyUsed.ts'
import { airportsOfPlace } from './airports.ts'
import { type Bound, endsOf } from './fares/fare.ts'
import { distanceKm } from './geo.ts'
import { localDate } from './localTime.ts'
import type { Leg } from './schedule/leg.ts'
import type { Schedule, ScheduledFlight } from './schedule.ts'

const MINUTE = 60_000
/** Minimum connection time in minutes: domestic and international. */
const SHORTEST_CHANGE = { domestic: 45, international: 75 } as const
const LONGEST_CHANGE = 600
/** Maximum length of a connection relative to the direct distance. */
const DETOUR = 1.55
const DETOUR_KM = 350
/** Maximum results per day and pair of places, fastest first. */
const MOST = 120
/** With fewer one-stop results than this, two-stop ones are searched. */
const FEW = 4
const MOST_PAIRS = 40
const REMEMBERED_DAYS = 600
const REMEMBERED_ROUTES = 2_000

/** Itineraries between two places. */
export interface Itineraries {
  /**
   * Bounds between two places (city or airport) that begin on a local date, fastest first: nonstop, one-stop, and
   * two-stop if there are few.
   */
  between(origin: string, destination: string, date: string): readonly Bound[]
}

/** Finds itineraries in a schedule, and caches them. */
export function openItineraries(schedule: Schedule): Itineraries {
  const days = recentlyUsed<string, readonly Bound[]>(REMEMBERED_DAYS)
  const routes = recentlyUsed<string, readonly (readonly Leg[])[]>(REMEMBERED_ROUTES)

  const routesBetween = (origin: string, destination: string): readonly (readonly Leg[])[] => {
    const key = `${origin}${destination}`
    const known = routes.get(key)
    if (known) return known
    const oneChange = byOneChange(schedule, origin, destination)
    const found = oneChange.length < FEW ? [...oneChange, ...byTwoChanges(schedule, origin, destination)] : oneChange
    routes.set(key, found)
    return found
  }

  return {
    between(origin, destination, date) {
      const key = `${origin}${destination}${date}`
      const known = days.get(key)
      if (known) return known
      const found = pairs(origin, destination).flatMap(([from, to]) => [
        ...schedule.flightsBetween(from, to, date).map((flight) => [flight]),
        ...routesBetween(from, to).flatMap((legs) => fly(schedule, legs, date)),
      ])
      const fastest = found.sort((a, b) => durationOf(a) - durationOf(b)).slice(0, MOST)
      days.set(key, fastest)
      return fastest
    },
  }
}

/** Minutes from the first departure to the last arrival. */
export function durationOf(bound: Bound): number {
  const [first, last] = endsOf(bound)
  return (last.arrival - first.departure) / MINUTE
}

function pairs(origin: string, destination: string): (readonly [string, string])[] {
  const to = airportsOfPlace(destination)
  return airportsOfPlace(origin).flatMap((from) =>
    to.flatMap((there) => (there.cityCode === from.cityCode ? [] : [[from.iata, there.iata] as const])),
  )
}

/** Pairs of connecting legs: of one airline or alliance, without a large detour. */
function byOneChange(schedule: Schedule, origin: string, destination: string): (readonly Leg[])[] {
  return schedule.legsFrom(origin).flatMap((first) => {
    const second = schedule.legsBetween(first.destination.iata, destination)
    return second.flatMap((leg) => (goTogether(first, leg) && isStraight([first, leg]) ? [[first, leg]] : []))
  })
}

function byTwoChanges(schedule: Schedule, origin: string, destination: string): (readonly Leg[])[] {
  const lasts = schedule.legsTo(destination)
  const found = schedule.legsFrom(origin).flatMap((first) =>
    lasts.flatMap((last) => {
      if (first.destination === last.origin || !goTogether(first, last)) return []
      const middle = schedule.legsBetween(first.destination.iata, last.origin.iata)
      return middle.flatMap((leg) =>
        goTogether(first, leg) && goTogether(leg, last) && isStraight([first, leg, last]) ? [[first, leg, last]] : [],
      )
    }),
  )
  return found.sort((a, b) => lengthOf(a) - lengthOf(b)).slice(0, MOST_PAIRS)
}

function goTogether(a: Leg, b: Leg): boolean {
  if (a.airline === b.airline) return a.airline.kind === 'full' || a.destination === b.origin
  return a.airline.alliance !== null && a.airline.alliance === b.airline.alliance
}

function isStraight(legs: readonly Leg[]): boolean {
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last || first.origin === last.destination) return false
  return lengthOf(legs) <= distanceKm(first.origin, last.destination) * DETOUR + DETOUR_KM
}

function lengthOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + leg.distanceKm, 0)
}

/** The flights of consecutive legs, beginning on a local date; empty when they do not connect. */
function fly(schedule: Schedule, legs: readonly Leg[], date: string): Bound[] {
  const flights: ScheduledFlight[] = []
  for (const leg of legs) {
    const next = flights.length === 0 ? flightOn(schedule, leg, date) : connect(schedule, flights.at(-1), leg)
    if (!next) return []
    flights.push(next)
  }
  return [flights]
}

function flightOn(schedule: Schedule, leg: Leg, date: string): ScheduledFlight | undefined {
  return schedule.flightByNumber(leg.airline.iata, leg.number, date)
}

/** The next flight of a leg after an arrival, today or tomorrow, within the connection time limits. */
function connect(schedule: Schedule, before: ScheduledFlight | undefined, leg: Leg): ScheduledFlight | undefined {
  if (!before) return undefined
  const { timezone } = leg.origin
  const shortest = before.origin.country === leg.destination.country ? 'domestic' : 'international'
  const [from, to] = [before.arrival + SHORTEST_CHANGE[shortest] * MINUTE, before.arrival + LONGEST_CHANGE * MINUTE]
  const dates = new Set([localDate(timezone, from), localDate(timezone, to)])
  return [...dates]
    .flatMap((date) => flightOn(schedule, leg, date) ?? [])
    .find(({ departure }) => departure >= from && departure <= to)
}
