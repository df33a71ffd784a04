import { CABINS, type Cabin } from '../worlds/travel/fares/cabins.ts'
import type { Bound } from '../worlds/travel/fares/fare.ts'
import { durationOf } from '../worlds/travel/itineraries.ts'
import { localDate, localDateTime } from '../worlds/travel/localTime.ts'
import { arrivalText, departureText, type ScheduledFlight } from '../worlds/travel/schedule.ts'
import type { TravelWorld } from '../worlds/travel/world.ts'

const MINUTE = 60_000
/** Seat pitch in inches, by cabin. */
const LEGROOM: Readonly<Record<Cabin, number>> = { ECONOMY: 31, PREMIUM_ECONOMY: 38, BUSINESS: 60, FIRST: 80 }
const CABIN_NAMES: Readonly<Record<Cabin, string>> = {
  ECONOMY: 'Economy',
  PREMIUM_ECONOMY: 'Premium economy',
  BUSINESS: 'Business',
  FIRST: 'First',
}
const KIND = { '1': 'Round trip', '2': 'One way', '3': 'Multi-city' } as const

/** Flights of one part, in the wire format. */
export function writeJourney(world: TravelWorld, bound: Bound, cabin: Cabin, type: keyof typeof KIND) {
  const [first] = bound
  const emissions = bound.reduce((sum, flight) => sum + emissionOf(flight, cabin), 0)
  const typical = Math.round((emissions * (0.9 + 0.3 * world.chance.unit(`typical ${first?.id}`))) / 1_000) * 1_000
  return {
    flights: bound.map((flight) => writeFlight(flight, cabin)),
    ...(bound.length > 1 ? { layovers: layoversOf(bound) } : {}),
    total_duration: durationOf(bound),
    carbon_emissions: {
      this_flight: Math.round(emissions / 1_000) * 1_000,
      typical_for_this_route: typical,
      difference_percent: Math.round((emissions / typical - 1) * 100),
    },
    type: KIND[type],
    airline_logo: logoOf(first),
  }
}

/** URL of an airline's logo. */
export function logoOf(flight: ScheduledFlight | undefined): string {
  return `${flight?.airline.website ?? ''}/logo.png`
}

/** `BA 117`. */
export function flightName({ airline, number }: ScheduledFlight): string {
  return `${airline.iata} ${number}`
}

function writeFlight(flight: ScheduledFlight, cabin: Cabin) {
  const { origin, destination, aircraft, airline } = flight
  const time = (text: string) => text.slice(0, 16).replace('T', ' ')
  const isOvernight = departureText(flight).slice(0, 10) !== arrivalText(flight).slice(0, 10)
  return {
    departure_airport: { name: origin.name, id: origin.iata, time: time(departureText(flight)) },
    arrival_airport: { name: destination.name, id: destination.iata, time: time(arrivalText(flight)) },
    duration: flight.duration,
    airplane: aircraft.name,
    airline: airline.commonName,
    airline_logo: logoOf(flight),
    travel_class: CABIN_NAMES[cabin],
    flight_number: flightName(flight),
    legroom: `${LEGROOM[cabin]} in`,
    extensions: [
      `Average legroom (${LEGROOM[cabin]} in)`,
      ...(aircraft.body === 'wide' ? ['In-seat power & USB outlets', 'On-demand video'] : ['In-seat USB outlet']),
      `Carbon emissions estimate: ${Math.round(emissionOf(flight, cabin) / 1_000)} kg`,
    ],
    ...(isOvernight ? { overnight: true } : {}),
  }
}

function layoversOf(bound: Bound) {
  return bound.slice(1).flatMap((next, index) => {
    const before = bound[index]
    if (!before) return []
    const { timezone, iata, name } = next.origin
    const isOvernight = localDate(timezone, before.arrival) !== localDate(timezone, next.departure)
    return [
      {
        duration: Math.round((next.departure - before.arrival) / MINUTE),
        name,
        id: iata,
        ...(isOvernight ? { overnight: true } : {}),
      },
    ]
  })
}

/** CO2 in grams for one seat: larger seats count for more. */
function emissionOf({ aircraft, distanceKm }: ScheduledFlight, cabin: Cabin): number {
  return aircraft.emission * distanceKm * 1_000 * (1 + 0.6 * CABINS.indexOf(cabin))
}

/** Time and id of a search, in the wire format. */
export function metadata(world: TravelWorld, id: string) {
  const at = `${localDateTime('UTC', world.now().getTime()).replace('T', ' ')} UTC`
  return { id, status: 'Success', created_at: at, processed_at: at, total_time_taken: 0.01 }
}
