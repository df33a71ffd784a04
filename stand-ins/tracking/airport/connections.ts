import type { Airport } from '../../worlds/travel/airports.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import { flightsOfLeg } from '../flight/flightsOfIdent.ts'
import type { Span } from '../http/span.ts'
import type { Sky } from '../sky.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SHORTEST_CHANGE = 45 * MINUTE
const LONGEST_CHANGE = 4 * HOUR
/** A one-stop route is longer than the direct one by at most this factor. */
const DETOUR = 1.5
const LONGEST_LEG = 20 * HOUR

/** Nonstop flights between two airports that depart within a span, latest first. */
export function nonstop({ world }: Sky, origin: Airport, destination: Airport, { from, to }: Span): ScheduledFlight[] {
  return world.schedule
    .legsBetween(origin.iata, destination.iata)
    .flatMap((leg) => flightsOfLeg(world, leg, { from, to }))
    .sort((a, b) => b.departure - a.departure || (a.id < b.id ? -1 : 1))
}

/** Two connecting flights. */
export type Pair = readonly [ScheduledFlight, ScheduledFlight]

/** Connecting flights between two airports whose first one departs within a span; latest first. */
export function onestop({ world }: Sky, origin: Airport, destination: Airport, { from, to }: Span): readonly Pair[] {
  const { schedule } = world
  const vias = new Set(schedule.legsTo(destination.iata).map((leg) => leg.origin))
  const firsts = schedule.departuresOf(origin.iata, from, to).filter((flight) => vias.has(flight.destination))
  const onward = new Map<Airport, ScheduledFlight[]>()
  const pairs: Pair[] = []
  for (const first of firsts.reverse()) {
    const via = first.destination
    let seconds = onward.get(via)
    if (!seconds) {
      const until = to + LONGEST_LEG + LONGEST_CHANGE
      seconds = schedule
        .legsBetween(via.iata, destination.iata)
        .flatMap((leg) => flightsOfLeg(world, leg, { from, to: until }))
        .sort((a, b) => a.departure - b.departure)
      onward.set(via, seconds)
    }
    const second = seconds.find(
      ({ departure }) => departure >= first.arrival + SHORTEST_CHANGE && departure <= first.arrival + LONGEST_CHANGE,
    )
    if (second && isNoDetour(first, second, schedule.legsBetween(origin.iata, destination.iata)[0]?.distanceKm)) {
      pairs.push([first, second])
    }
  }
  return pairs
}

function isNoDetour(first: ScheduledFlight, second: ScheduledFlight, direct: number | undefined): boolean {
  const flown = first.distanceKm + second.distanceKm
  return flown <= DETOUR * (direct ?? flown)
}
