import type { Leg } from '../../worlds/travel/schedule/leg.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import type { Span } from '../http/span.ts'
import type { Sky } from '../sky.ts'

const DAY = 86_400_000

export type IdentType = 'designator' | 'registration'

/**
 * Flights of a flight number or aircraft, scheduled to depart within a span; latest first. An ambiguous ident is
 * treated as a registration if it can be one.
 */
export function flightsOfIdent(sky: Sky, ident: string, type: IdentType | null, { from, to }: Span): ScheduledFlight[] {
  const registration = type === 'designator' ? undefined : sky.idents.registration(ident)
  if (registration) return sky.world.schedule.flightsOfAircraft(registration, from, to).reverse()
  const designator = type === 'registration' ? null : sky.idents.designator(ident)
  const leg = designator && sky.idents.legOf(designator)
  return leg ? flightsOfLeg(sky.world, leg, { from, to }) : []
}

/** The flights of a leg that are scheduled to leave within a span, the latest first. */
export function flightsOfLeg({ schedule }: TravelWorld, leg: Leg, { from, to }: Span): ScheduledFlight[] {
  const flights: ScheduledFlight[] = []
  // A line starts up to a few days before a leg, and time zones differ by less than a day.
  const back = Math.ceil(leg.offset / 1_440) + 1
  for (let day = Math.ceil(to / DAY) + 1; day >= Math.floor(from / DAY) - back; day--) {
    const flight = schedule.flightOf(leg, day)
    if (flight && flight.departure >= from && flight.departure < to) flights.push(flight)
  }
  return flights
}
