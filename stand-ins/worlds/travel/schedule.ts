import { remembering } from '../../../subgraphs/kit/remember.ts'
import type { Chance } from '../../kit/chance.ts'
import type { AircraftType } from './aircraft.ts'
import type { Airline } from './airlines.ts'
import type { Airport } from './airports.ts'
import { DAY, dateOf, dayOf, localDateTime, momentOf, offsetAt } from './localTime.ts'
import { buildLines } from './schedule/build.ts'
import { designator, type Leg, type Line } from './schedule/leg.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Days whose flights all over the world are remembered. */
const REMEMBERED_DAYS = 5
/** Days at single airports whose flights, from there or to there, are remembered. */
const REMEMBERED_AIRPORT_DAYS = 400

/** A leg on one day. Moments are milliseconds since 1970. */
export interface ScheduledFlight {
  /** `BA117-2026-11-20`: flight number and local date of departure. */
  readonly id: string
  readonly leg: Leg
  readonly airline: Airline
  readonly number: number
  readonly origin: Airport
  readonly destination: Airport
  readonly aircraft: AircraftType
  readonly registration: string
  /** The local date of departure. */
  readonly date: string
  /** The day since 1970 on which its line started, at the hub. */
  readonly lineDay: number
  readonly departure: number
  readonly arrival: number
  /** Minutes. */
  readonly duration: number
  readonly distanceKm: number
}

/** Who flies when from where to where: the same for ever, from day to day. */
export interface Schedule {
  readonly lines: readonly Line[]
  readonly legs: readonly Leg[]
  /** Nonstop flights that leave an airport for another on a local date (`2026-11-20`), the earliest first. */
  flightsBetween(origin: string, destination: string, date: string): ScheduledFlight[]
  /** The flight of an airline (IATA), by number and local date of departure. */
  flightByNumber(airline: string, number: number, date: string): ScheduledFlight | undefined
  /** Flights that are scheduled to leave an airport (IATA) from one moment to before another, the earliest first. */
  departuresOf(airport: string, from: number, to: number): ScheduledFlight[]
  /** Flights that are scheduled to reach an airport from one moment to before another, the earliest first. */
  arrivalsOf(airport: string, from: number, to: number): ScheduledFlight[]
  /** Flights of an aircraft that leave from one moment to before another, the earliest first. */
  flightsOfAircraft(registration: string, from: number, to: number): ScheduledFlight[]
  /** Flights of an airline (IATA) that leave from one moment to before another, the earliest first. */
  flightsOfAirline(airline: string, from: number, to: number): ScheduledFlight[]
  /** All flights that leave from one moment to before another, the earliest first; whole days are remembered. */
  departuresBetween(from: number, to: number): ScheduledFlight[]
  /** Whether there is such an aircraft, and what it is. */
  aircraftOf(registration: string): { readonly type: AircraftType; readonly airline: Airline } | undefined
  /** Legs that leave an airport. */
  legsFrom(airport: string): readonly Leg[]
  /** Legs that reach an airport. */
  legsTo(airport: string): readonly Leg[]
  /** Legs of an airline (IATA). */
  legsOf(airline: string): readonly Leg[]
  /** Legs from an airport to another. */
  legsBetween(origin: string, destination: string): readonly Leg[]
  /** The leg of a flight number. */
  legByNumber(airline: string, number: number): Leg | undefined
  /** The leg that is sold under a number of another airline than the one that flies it. */
  legByCodeshare(airline: string, number: number): Leg | undefined
  /** A leg on the day on which its line starts; null on weekdays on which it is not flown. */
  flightOf(leg: Leg, lineDay: number): ScheduledFlight | null
}

/** The schedule of a world. */
export function openSchedule(chance: Chance): Schedule {
  const lines = buildLines(chance)
  const legs = lines.flatMap((line) => line.legs)
  const byRoute = groupBy(legs, ({ origin, destination }) => origin.iata + destination.iata)
  const byOrigin = groupBy(legs, ({ origin }) => origin.iata)
  const byDestination = groupBy(legs, ({ destination }) => destination.iata)
  const byAirline = groupBy(legs, ({ airline }) => airline.iata)
  const byNumber = new Map(legs.map((leg) => [designator(leg), leg]))
  const byCodeshare = new Map(legs.flatMap((leg) => leg.codeshares.map((share) => [designator(share), leg] as const)))
  const byRegistration = new Map(
    lines.flatMap((line) => line.registrations.map((registration, turn) => [registration, { line, turn }] as const)),
  )
  const days = remembering<readonly ScheduledFlight[], number>(REMEMBERED_DAYS)
  const airportDays = remembering<readonly ScheduledFlight[]>(REMEMBERED_AIRPORT_DAYS)

  const departuresOn = (day: number) => days(day, () => flightsIn(legs, departureOf, day * DAY, (day + 1) * DAY))
  const leavingOn = (airport: string, day: number) =>
    airportDays(`from ${airport} ${day}`, () =>
      flightsIn(byOrigin.get(airport) ?? [], departureOf, day * DAY, (day + 1) * DAY),
    )
  const reachingOn = (airport: string, day: number) =>
    airportDays(`to ${airport} ${day}`, () =>
      flightsIn(byDestination.get(airport) ?? [], arrivalOf, day * DAY, (day + 1) * DAY).sort(byArrival),
    )

  return {
    lines,
    legs,
    flightsBetween(origin, destination, date) {
      const day = dayOf(date)
      return (byRoute.get(origin + destination) ?? [])
        .flatMap((leg) => flightOf(leg, day - leg.dayOffset) ?? [])
        .sort(byDeparture)
    },
    flightByNumber(airline, number, date) {
      const leg = byNumber.get(`${airline}${number}`)
      return (leg && flightOf(leg, dayOf(date) - leg.dayOffset)) ?? undefined
    },
    departuresOf: (airport, from, to) => within((day) => leavingOn(airport, day), departureOf, from, to),
    arrivalsOf: (airport, from, to) => within((day) => reachingOn(airport, day), arrivalOf, from, to),
    flightsOfAircraft(registration, from, to) {
      const known = byRegistration.get(registration)
      if (!known) return []
      const flights = flightsIn(known.line.legs, departureOf, from, to)
      return flights.filter((flight) => flight.registration === registration)
    },
    flightsOfAirline: (airline, from, to) => flightsIn(byAirline.get(airline) ?? [], departureOf, from, to),
    departuresBetween: (from, to) => within(departuresOn, departureOf, from, to),
    aircraftOf(registration) {
      const known = byRegistration.get(registration)
      return known && { type: known.line.aircraft, airline: known.line.airline }
    },
    legsFrom: (airport) => byOrigin.get(airport) ?? [],
    legsTo: (airport) => byDestination.get(airport) ?? [],
    legsOf: (airline) => byAirline.get(airline) ?? [],
    legsBetween: (origin, destination) => byRoute.get(origin + destination) ?? [],
    legByNumber: (airline, number) => byNumber.get(`${airline}${number}`),
    legByCodeshare: (airline, number) => byCodeshare.get(`${airline}${number}`),
    flightOf,
  }
}

/** When a flight leaves, as it is written at its airport: `2026-11-20T08:15:00`. */
export function departureText({ origin, departure }: ScheduledFlight): string {
  return localDateTime(origin.timezone, departure)
}

/** When a flight arrives, as it is written at its airport. */
export function arrivalText({ destination, arrival }: ScheduledFlight): string {
  return localDateTime(destination.timezone, arrival)
}

function flightOf(leg: Leg, lineDay: number): ScheduledFlight | null {
  const { line, airline, number } = leg
  // 1 January 1970 was a Thursday.
  const weekday = (((lineDay + 4) % 7) + 7) % 7
  const turns = line.registrations.length
  const registration = line.registrations[((lineDay % turns) + turns) % turns]
  if ((leg.weekdays & (1 << weekday)) === 0 || registration === undefined) return null
  const departure = startOf(line, lineDay) + leg.offset * MINUTE
  const date = dateOf(lineDay + leg.dayOffset)
  return {
    id: `${airline.iata}${number}-${date}`,
    leg,
    airline,
    number,
    origin: leg.origin,
    destination: leg.destination,
    aircraft: leg.aircraft,
    registration,
    date,
    lineDay,
    departure,
    arrival: departure + leg.duration * MINUTE,
    duration: leg.duration,
    distanceKm: leg.distanceKm,
  }
}

function startOf(line: Line, lineDay: number): number {
  return momentOf(line.hub.timezone, lineDay, line.start)
}

/** The flights of days, counted from 1970, whose moment lies in a span. */
function within(
  flightsOn: (day: number) => readonly ScheduledFlight[],
  momentOfFlight: (flight: ScheduledFlight) => number,
  from: number,
  to: number,
): ScheduledFlight[] {
  const found: ScheduledFlight[] = []
  for (let day = Math.floor(from / DAY); day * DAY < to; day++) {
    for (const flight of flightsOn(day)) {
      const at = momentOfFlight(flight)
      if (at >= from && at < to) found.push(flight)
    }
  }
  return found
}

/** Flights of some legs whose moment lies in a span, by departure. */
function flightsIn(
  legs: readonly Leg[],
  momentOfFlight: (flight: ScheduledFlight) => number,
  from: number,
  to: number,
): ScheduledFlight[] {
  const found: ScheduledFlight[] = []
  if (!(from < to)) return found
  for (const leg of legs) {
    const { hub, start } = leg.line
    const early = (start + leg.offset - offsetAt(hub.timezone, from)) * MINUTE
    // An hour to either side, for clocks that change meanwhile.
    const first = Math.floor((from - early - leg.duration * MINUTE - HOUR) / DAY)
    const last = Math.floor((to - early + HOUR) / DAY)
    for (let day = first; day <= last; day++) {
      const flight = flightOf(leg, day)
      const at = flight ? momentOfFlight(flight) : Number.NaN
      if (flight && at >= from && at < to) found.push(flight)
    }
  }
  return found.sort(byDeparture)
}

function departureOf({ departure }: ScheduledFlight): number {
  return departure
}

function arrivalOf({ arrival }: ScheduledFlight): number {
  return arrival
}

function byDeparture(a: ScheduledFlight, b: ScheduledFlight): number {
  return a.departure - b.departure || (a.id < b.id ? -1 : 1)
}

function byArrival(a: ScheduledFlight, b: ScheduledFlight): number {
  return a.arrival - b.arrival
}

function groupBy(legs: readonly Leg[], keyOf: (leg: Leg) => string): Map<string, Leg[]> {
  const groups = new Map<string, Leg[]>()
  for (const leg of legs) {
    const group = groups.get(keyOf(leg))
    if (group) group.push(leg)
    else groups.set(keyOf(leg), [leg])
  }
  return groups
}
