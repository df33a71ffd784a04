import { miles } from '../../worlds/travel/geo.ts'
import type { Operation } from '../../worlds/travel/operation.ts'
import { trackingFlightId } from '../flight/flightId.ts'
import type { TrackedFlight } from '../flight/tracked.ts'
import type { Sky } from '../sky.ts'
import { airportRef } from './airport.ts'
import { wireTime, wireTimeOrNull } from './time.ts'

const SECOND = 1_000
const DAY = 86_400_000
/** Delay in minutes from which a flight counts as late. */
export const LATE = 15

/** A flight with all its times, as known at a given time. */
export function flightStatus(sky: Sky, tracked: TrackedFlight, moment: number) {
  const { flight, cruise, route, id } = tracked
  const { airline, number, aircraft } = flight
  const operation = sky.world.operations.at(flight, moment)
  const { scheduled, estimated, actual } = operation
  return {
    ident: `${airline.icao}${number}`,
    ident_icao: `${airline.icao}${number}`,
    ident_iata: `${airline.iata}${number}`,
    actual_runway_off: null,
    actual_runway_on: null,
    fa_flight_id: id,
    operator: airline.icao,
    operator_icao: airline.icao,
    operator_iata: airline.iata,
    flight_number: String(number),
    registration: flight.registration,
    atc_ident: null,
    inbound_fa_flight_id: inboundId(sky, tracked),
    codeshares: flight.leg.codeshares.map((other) => `${other.airline.icao}${other.number}`),
    codeshares_iata: flight.leg.codeshares.map((other) => `${other.airline.iata}${other.number}`),
    blocked: false,
    diverted: false,
    cancelled: operation.cancelled,
    position_only: false,
    origin: airportRef(flight.origin),
    destination: airportRef(flight.destination),
    departure_delay: operation.departureDelay * 60,
    arrival_delay: operation.arrivalDelay * 60,
    filed_ete: (scheduled.on - scheduled.off) / SECOND,
    progress_percent: operation.cancelled ? null : operation.progressPercent,
    status: statusWords(operation),
    aircraft_type: aircraft.icao,
    route_distance: Math.round(miles(route.lengthKm)),
    filed_airspeed: aircraft.speed,
    filed_altitude: cruise,
    route: route.text,
    baggage_claim: operation.baggageClaim,
    seats_cabin_business: aircraft.seats.business,
    seats_cabin_coach: aircraft.seats.premium + aircraft.seats.economy,
    seats_cabin_first: aircraft.seats.first,
    gate_origin: operation.originGate,
    gate_destination: operation.destinationGate,
    terminal_origin: operation.originTerminal,
    terminal_destination: operation.destinationTerminal,
    type: 'Airline' as const,
    scheduled_out: wireTime(scheduled.out),
    estimated_out: wireTimeOrNull(estimated.out),
    actual_out: wireTimeOrNull(actual.out),
    scheduled_off: wireTime(scheduled.off),
    estimated_off: wireTimeOrNull(estimated.off),
    actual_off: wireTimeOrNull(actual.off),
    scheduled_on: wireTime(scheduled.on),
    estimated_on: wireTimeOrNull(estimated.on),
    actual_on: wireTimeOrNull(actual.on),
    scheduled_in: wireTime(scheduled.in),
    estimated_in: wireTimeOrNull(estimated.in),
    actual_in: wireTimeOrNull(actual.in),
    foresight_predictions_available: false,
  }
}

/** The id of the aircraft's previous flight, to this flight's gate. */
function inboundId(sky: Sky, tracked: TrackedFlight): string | null {
  const known = inboundIds.get(tracked)
  if (known !== undefined) return known
  const { schedule } = sky.world
  const { flight } = tracked
  const before = schedule.flightsOfAircraft(flight.registration, flight.departure - 3 * DAY, flight.departure)
  const inbound = before.at(-1)
  const id = inbound ? trackingFlightId(sky.world.chance, inbound) : null
  inboundIds.set(tracked, id)
  return id
}

/** Cached: the inbound flight never changes. */
const inboundIds = new WeakMap<TrackedFlight, string | null>()

function statusWords({ phase, departureDelay, arrivalDelay }: Operation): string {
  switch (phase) {
    case 'CANCELLED':
      return 'Cancelled'
    case 'SCHEDULED':
      return departureDelay >= LATE ? 'Scheduled / Delayed' : 'Scheduled'
    case 'TAXIING_OUT':
      return departureDelay >= LATE ? 'Taxiing / Delayed' : 'Taxiing / Left Gate'
    case 'AIRBORNE':
      return arrivalDelay >= LATE ? 'En Route / Delayed' : 'En Route / On Time'
    case 'TAXIING_IN':
      return 'Landed / Taxiing'
    case 'ARRIVED':
      return arrivalDelay >= LATE ? 'Arrived / Delayed' : 'Arrived / Gate Arrival'
  }
}
