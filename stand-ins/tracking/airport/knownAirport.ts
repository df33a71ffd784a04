import { trackedAirport } from '../../worlds/travel/airfields.ts'
import type { Airport } from '../../worlds/travel/airports.ts'
import { invalidArgument, notFound } from '../http/refusal.ts'

/** The airport of an ICAO, IATA or local code. Throws for an unknown one. */
export function airportOf(code: string): Airport {
  if (!/^[A-Za-z0-9]{3,4}$/.test(code)) throw invalidArgument('id must be the ICAO, IATA or local code of an airport')
  const airport = trackedAirport(code.toUpperCase())
  if (!airport) throw notFound(`There is no airport ${code}`)
  return airport
}
