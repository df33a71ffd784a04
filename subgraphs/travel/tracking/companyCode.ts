import { segment } from '../../kit/upstream/request.ts'
import { airlineOf } from '../airlines/airline.ts'
import { type Airport, airportOf } from '../airports/airport.ts'

/** The code of an airport in a path of the company: its ICAO code, because other codes may mean several airports. */
export function companyCode({ icaoCode, code }: Pick<Airport, 'icaoCode' | 'code'>): string {
  return segment(icaoCode ?? code)
}

/** The code of an airport that a caller gave, as the company takes it. */
export function companyCodeOf(given: string): string {
  const airport = airportOf(given)
  return airport ? companyCode(airport) : segment(given)
}

/** The code of an airline in a path of the company: its ICAO code if that is known. */
export function companyAirline(given: string): string {
  return segment(airlineOf(given)?.icaoCode ?? given)
}
