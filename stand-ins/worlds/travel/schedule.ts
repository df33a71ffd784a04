import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import type { Chance } from '../../kit/chance.ts'
import type { AircraftType } from './aircraft.ts'
import type { Airline } from './airlines.ts'
import type { Airport } from './airports.ts'
import { DAY, dateOf, dayOf, localDateTime, momentOf, offsetAt } from './localTime.ts'
import { buildLines } from './schedule/build.ts'
import { designator, type Leg, type Line } from './schedule/leg.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Cached days of all flights. */
const REMEMBERED_DAYS = 5
/** Cached airport days, of departures and arrivals. */
const REMEMBERED_AIRPORT_DAYS = 400

/** A leg on one day. Times are milliseconds since 1970. */
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
  /** The day on which its line started at the hub, since 1970. */
  readonly lineDay: number
  readonly departure: number
  readonly arrival: number
  /** Minutes. */
  readonly duration: number
  readonly distanceKm: number
}

/** The flight schedule: repeats daily, without end. */
export interface Schedule {
  readonly lines: readonly Line[]
  readonly legs: readonly Leg[]
  /** Nonstop flights between two airports on a local date (`2026-11-20`), earliest first. */
  flightsBetween(origin: string, destination: string, date: string): ScheduledFlight[]
  /** The flight of an airline (IATA), by number and local date of departure. */
  flightByNumber(airline: string, number: number, date: string): ScheduledFlight | undefined
  /** Scheduled departures of an airport (IATA) within a span (end exclusive), earliest first. */
  departuresOf(airport: string, from: number, to: number): ScheduledFlight[]
  /** Scheduled arrivals at an airport within a span (end exclusive), earliest first. */
  arrivalsOf(airport: string, from: number, to: number): ScheduledFlight[]
  /** Flights of an aircraft that depart within a span (end exclusive), earliest first. */
  flightsOfAircraft(registration: string, from: number, to: number): ScheduledFlight[]
  /** Flights of an airline (IATA) that depart within a span (end exclusive), earliest first. */
  flightsOfAirline(airline: string, from: number, to: number): ScheduledFlight[]
  /** All flights that depart within a span (end exclusive), earliest first; whole days are cached. */
  departuresBetween(from: number, to: number): ScheduledFlight[]
  /** Type and airline of an aircraft; undefined for an unknown registration. */
  aircraftOf(registration: string): { readonly type: AircraftType; readonly airline: Airline } | undefined
  /** Legs that depart from an airport. */
  legsFrom(airport: string): readonly Leg[]
  /** Legs that arrive at an airport. */
  legsTo(airport: string): readonly Leg[]
  /** Legs of an airline (IATA). */
  legsOf(airline: string): readonly Leg[]
  /** Legs from an airport to another. */
  legsBetween(origin: string, destination: string): readonly Leg[]
  /** The leg of a flight number. */
  legByNumber(airline: string, number: number): Leg | undefined
  /** The leg sold under a codeshare number of another airline. */
  legByCodeshare(airline: string, number: number): Leg | undefined
  /** The flight of a leg on the day its line starts; null on weekdays when it is not flown. */
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

/** Local departure time of a flight: `2026-11-20T08:15:00`. */
export function departureText({ origin, departure }: ScheduledFlight): string {
  return localDateTime(origin.timezone, departure)
}

/** Local arrival time of a flight. */
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

/** Flights of per-day lists (days since 1970) whose time is within a span. */
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

/** Flights of some legs whose time is within a span, by departure. */
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
    // A margin of one hour on both sides, for clock changes.
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
