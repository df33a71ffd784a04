import { isCalendarDate } from '../../../schema/calendarDate.ts'
import { airlineOf } from '../airlines/airline.ts'
import { airportOf } from '../airports/airport.ts'
import type { Value } from '../types.gen.ts'

/** `Flight` of the schema: its key in canonical form, and the parts of its ident. */
export interface Flight {
  /** The airline's IATA code (ICAO code if unknown), the number without leading zeros, and its letter if it has one. */
  readonly ident: string
  /** A day on the clocks of the origin: 2026-01-31. */
  readonly date: string
  /** The airline's code as in `Airline.code`. */
  readonly airlineCode: string
  readonly number: number
  /** A letter behind the number. */
  readonly suffix: string | null
}

/** An airline's ICAO code (three letters) or IATA code (with a letter), up to four digits, and a letter. */
const IDENT = /^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z])0*([1-9]\d{0,3})([A-Z]?)$/

/** The flight of an ident in any case, with IATA or ICAO code, on a day; null if one of them is malformed. */
export function flightOf(ident: string, date: string): Flight | null {
  const [, code, number, suffix] = IDENT.exec(ident.toUpperCase()) ?? []
  const airline = airlineOf(code)
  if (!airline || !number || !isCalendarDate(date)) return null
  return {
    ident: `${airline.code}${number}${suffix ?? ''}`,
    date,
    airlineCode: airline.code,
    number: Number(number),
    suffix: suffix || null,
  }
}

/** The flight of the timetable that a tracked flight is; null for one without an airline's number or a scheduled time. */
export function flightOfStatus(status: Value<'FlightStatus'>): Flight | null {
  const operator = status.operatorIata ?? status.operatorIcao
  const timezone = status.origin?.timezone ?? airportOf(status.origin?.codeIata ?? status.origin?.code)?.timezone
  const out = status.scheduledOut ?? status.scheduledOff
  if (!operator || !status.flightNumber || !timezone || !out) return null
  return flightOf(operator + status.flightNumber, dayAt(new Date(out), timezone))
}

/** The ident as the company takes it best: with the ICAO code of the airline. */
export function companyIdent({ airlineCode, number, suffix }: Flight): string {
  return `${airlineOf(airlineCode)?.icaoCode ?? airlineCode}${number}${suffix ?? ''}`
}

/** The day in a time zone: 2026-01-31. */
function dayAt(instant: Date, timezone: string): string {
  // Sweden writes days by ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(instant)
}
