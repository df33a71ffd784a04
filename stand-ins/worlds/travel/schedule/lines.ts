import type { Chance } from '../../../kit/chance.ts'
import type { AircraftType } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { blockTime } from './blockTime.ts'
import { clockAt, dayOffset } from './clocks.ts'
import type { RoundTrip } from './roundTrips.ts'

/** One direction of a round trip, with its time in the line. */
export interface PlannedLeg {
  readonly trip: RoundTrip
  readonly origin: Airport
  readonly destination: Airport
  /** Minutes after the hub's midnight. */
  readonly departure: number
  readonly duration: number
  readonly dayOffset: number
}

/** The rotation of an aircraft: pairs of outbound and return legs. */
export interface PlannedLine {
  readonly hub: Airport
  readonly aircraft: AircraftType
  readonly legs: PlannedLeg[]
  /** Days until its aircraft can start again. */
  readonly days: number
}

/** Latest arrival of the last flight at the hub, in minutes after midnight. */
const LAST_ARRIVAL = 1_440 + 20
/** Minimum minutes of rest before the next start; longer than any delay. */
const REST = 300
const TURN = { regional: 35, narrow: 45, wide: 90 } as const
/** Step in minutes of the search for a departure time, and maximum number of steps. */
const WAIT = 30
const WAITS = 10

/** Packs round trips of one hub and one type into lines. */
export function planLines(trips: readonly RoundTrip[], chance: Chance): PlannedLine[] {
  const lines: PlannedLine[] = []
  for (const trip of trips) {
    const line = lines.find((open) => extend(open, trip))
    if (!line) lines.push(begin(trip, lines.length, chance))
  }
  return lines
}

/** Appends a round trip to a line if it fits into the day. */
function extend(line: PlannedLine, trip: RoundTrip): boolean {
  const last = line.legs.at(-1)
  if (!last || line.days > 1) return false
  const legs = fly(trip, last.departure + last.duration + TURN[trip.aircraft.body])
  if (!legs || endOf(legs) > LAST_ARRIVAL) return false
  line.legs.push(...legs)
  return true
}

function begin(trip: RoundTrip, ordinal: number, chance: Chance): PlannedLine {
  const name = `start ${trip.airline.iata}${trip.hub.iata}${trip.spoke.iata}${trip.aircraft.icao}${ordinal}`
  const early = 330 + 5 * chance.integer(name, 0, 30)
  const short = fly(trip, early)
  if (short && endOf(short) <= LAST_ARRIVAL) return { hub: trip.hub, aircraft: trip.aircraft, legs: short, days: 1 }
  const legs = longHaul(trip, chance.shuffle(name, LONG_HAUL_STARTS))
  const first = legs[0]?.departure ?? 0
  return { hub: trip.hub, aircraft: trip.aircraft, legs, days: Math.ceil((endOf(legs) - first + REST) / 1_440) }
}

/** Minutes after midnight: every half hour from 6:00 to 23:30, plus a few minutes. */
const LONG_HAUL_STARTS = Array.from({ length: 36 }, (_, half) => 360 + 30 * half + ((half * 35) % 6) * 5)

/** The first start with daytime hours at both ends; else any that can be flown. */
function longHaul(trip: RoundTrip, starts: readonly number[]): PlannedLeg[] {
  const plans = starts.flatMap((start) => {
    const legs = fly(trip, start)
    return legs ? [legs] : []
  })
  const plan = plans.find(isHumane) ?? plans[0]
  if (!plan) throw new Error(`No plan flies ${trip.hub.iata}-${trip.spoke.iata}`)
  return plan
}

function isHumane([there, back]: readonly PlannedLeg[]): boolean {
  if (!there || !back) return false
  const { hub, spoke } = there.trip
  const arrival = clockAt(hub.timezone, spoke.timezone, there.departure + there.duration)
  const departure = clockAt(hub.timezone, spoke.timezone, back.departure)
  const home = (back.departure + back.duration) % 1_440
  return [arrival, departure, home].every((minute) => minute >= 300 && minute <= 1_420)
}

/** Both legs, departing not before a minute; null when a local date would depend on the season. */
function fly(trip: RoundTrip, earliest: number): PlannedLeg[] | null {
  const { hub, spoke, aircraft, distanceKm } = trip
  const there = leave(trip, hub, spoke, earliest, blockTime(hub, spoke, aircraft, distanceKm))
  if (there?.dayOffset !== 0) return null
  const ready = there.departure + there.duration + TURN[aircraft.body]
  const back = leave(trip, spoke, hub, ready, blockTime(spoke, hub, aircraft, distanceKm))
  return back && [there, back]
}

function leave(
  trip: RoundTrip,
  origin: Airport,
  destination: Airport,
  earliest: number,
  duration: number,
): PlannedLeg | null {
  for (let wait = 0; wait <= WAITS; wait++) {
    const departure = earliest + wait * WAIT
    const days = dayOffset(trip.hub.timezone, origin.timezone, departure)
    if (days !== null) return { trip, origin, destination, departure, duration, dayOffset: days }
  }
  return null
}

function endOf(legs: readonly PlannedLeg[]): number {
  const last = legs.at(-1)
  return last ? last.departure + last.duration : 0
}
