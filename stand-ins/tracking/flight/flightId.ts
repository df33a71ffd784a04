import type { Chance } from '../../kit/chance.ts'
import { airlineByIcao } from '../../worlds/travel/airlines.ts'
import { localDate } from '../../worlds/travel/localTime.ts'
import type { Schedule, ScheduledFlight } from '../../worlds/travel/schedule.ts'

const PATTERN = /^([A-Z]{3})(\d{1,4})-(\d{9,10})-schedule-(\d{4})$/

/** The id of one flight on one day: ident, planned departure in seconds since 1970, origin, a check. */
export function trackingFlightId(chance: Chance, { airline, number, departure }: ScheduledFlight): string {
  const known = `${airline.icao}${number}-${departure / 1_000}`
  return `${known}-schedule-${checkOf(chance, known)}`
}

/** Whether a text has the form of such an id, of any origin. */
export function isTrackingFlightId(text: string): boolean {
  return /^[A-Z0-9]{2,8}-\d{9,10}-[a-z]+-[0-9a-z]+/i.test(text)
}

/** The flight of an id; undefined for an id that was never issued. */
export function flightOfId(chance: Chance, schedule: Schedule, id: string): ScheduledFlight | undefined {
  const [, operator = '', number = '', seconds = '', check = ''] = PATTERN.exec(id) ?? []
  const airline = airlineByIcao(operator)
  const leg = airline && schedule.legByNumber(airline.iata, Number(number))
  if (!leg || check !== checkOf(chance, `${operator}${number}-${seconds}`)) return undefined
  const departure = Number(seconds) * 1_000
  const date = localDate(leg.origin.timezone, departure)
  const flight = schedule.flightByNumber(leg.airline.iata, leg.number, date)
  return flight?.departure === departure ? flight : undefined
}

function checkOf(chance: Chance, known: string): string {
  return String(chance.integer(`id ${known}`, 0, 9_999)).padStart(4, '0')
}
