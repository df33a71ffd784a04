import { localDateTime, offsetText } from '../../worlds/travel/localTime.ts'
import type { Operation } from '../../worlds/travel/operation.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { readDay } from '../shared/calendar.ts'
import { neededNumber, neededText, type Query, textOf } from '../shared/query.ts'
import { invalidDate } from './dates.ts'
import { isoDuration } from './duration.ts'

/** A flight's schedule and its current estimates. */
export function findDatedFlight(world: TravelWorld, query: Query) {
  const carrier = neededText(query, 'carrierCode', /^[A-Z0-9]{2,3}$/)
  const number = neededNumber(query, 'flightNumber', 1, 9_999)
  const date = neededText(query, 'scheduledDepartureDate', /^\d{4}-\d{2}-\d{2}$/)
  const suffix = textOf(query, 'operationalSuffix')
  if (readDay(date) === null)
    throw invalidDate('A date is a day that exists, as YYYY-MM-DD', { parameter: 'scheduledDepartureDate' })
  // No flight of this world has a suffix.
  const flight = suffix === null ? flownAs(world, carrier, number, date) : undefined
  const sold = { carrierCode: carrier, flightNumber: number }
  const data = flight ? [writeDatedFlight(flight, world.operations.at(flight, world.now().getTime()), sold)] : []
  return { meta: { count: data.length }, data }
}

/** The flight of a number, codeshares included. */
function flownAs(world: TravelWorld, carrier: string, number: number, date: string): ScheduledFlight | undefined {
  const { schedule } = world
  const leg = schedule.legByCodeshare(carrier, number)
  return leg
    ? schedule.flightByNumber(leg.airline.iata, leg.number, date)
    : schedule.flightByNumber(carrier, number, date)
}

interface Designator {
  readonly carrierCode: string
  readonly flightNumber: number
}

function writeDatedFlight(flight: ScheduledFlight, operation: Operation, sold: Designator) {
  const { origin, destination, airline, number } = flight
  const flown = { carrierCode: airline.iata, flightNumber: number }
  const isShared = sold.carrierCode !== airline.iata
  const { scheduled, actual, estimated, departureDelay, arrivalDelay } = operation
  const departure = timingsOf('D', origin.timezone, {
    scheduled: scheduled.out,
    estimated: estimated.out,
    actual: actual.out,
    delay: departureDelay,
  })
  const arrival = timingsOf('A', destination.timezone, {
    scheduled: scheduled.in,
    estimated: estimated.in,
    actual: actual.in,
    delay: arrivalDelay,
  })
  const duration = isoDuration(flight.duration)
  const points = { boardPointIataCode: origin.iata, offPointIataCode: destination.iata }
  return {
    type: 'DatedFlight',
    scheduledDepartureDate: flight.date,
    flightDesignator: sold,
    flightPoints: [
      {
        iataCode: origin.iata,
        departure: { ...where(operation.originTerminal, operation.originGate), timings: departure },
      },
      {
        iataCode: destination.iata,
        arrival: { ...where(operation.destinationTerminal, operation.destinationGate), timings: arrival },
      },
    ],
    segments: [
      {
        ...points,
        scheduledSegmentDuration: duration,
        ...(isShared ? { partnership: { operatingFlight: flown } } : {}),
      },
    ],
    legs: [{ ...points, aircraftEquipment: { aircraftType: flight.aircraft.iata }, scheduledLegDuration: duration }],
  }
}

interface Times {
  readonly scheduled: number
  readonly estimated: number | null
  readonly actual: number | null
  /** Minutes. */
  readonly delay: number
}

/** Scheduled (S), estimated (E) and actual (A) times of departure (D) and arrival (A). */
function timingsOf(letter: 'D' | 'A', timezone: string, { scheduled, estimated, actual, delay }: Times) {
  const at = (moment: number) => `${localDateTime(timezone, moment).slice(0, 16)}${offsetText(timezone, moment)}`
  const delays = delay > 0 ? { delays: [{ duration: isoDuration(delay) }] } : {}
  const isLate = estimated !== null && estimated !== scheduled && actual === null
  return [
    { qualifier: `ST${letter}`, value: at(scheduled) },
    ...(isLate ? [{ qualifier: `ET${letter}`, value: at(estimated), ...delays }] : []),
    ...(actual === null ? [] : [{ qualifier: `AT${letter}`, value: at(actual), ...delays }]),
  ]
}

function where(terminal: string | null, gate: string | null) {
  return {
    ...(terminal === null ? {} : { terminal: { code: terminal } }),
    ...(gate === null ? {} : { gate: { mainGate: gate } }),
  }
}
