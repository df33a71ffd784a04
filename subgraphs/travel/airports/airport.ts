import { airportFacts } from './table.ts'

/** `Airport` of the schema: its canonical code, and the table's members, null if the table does not have it. */
export interface Airport {
  /** IATA, or the given ICAO or local code of an airport whose IATA code is unknown. */
  readonly code: string
  readonly icaoCode: string | null
  readonly name: string | null
  readonly city: string | null
  readonly countryCode: string | null
  readonly timezone: string | null
  readonly location: { readonly latitude: number; readonly longitude: number } | null
}

/** IATA (three letters), ICAO (four letters), or a local identifier. */
const CODE = /^[A-Z0-9]{3,4}$/

/** The airport of an IATA, ICAO or local code in any case; null if the code is malformed. */
export function airportOf(given: string | null | undefined): Airport | null {
  const code = given?.toUpperCase()
  if (!code || !CODE.test(code)) return null
  const facts = airportFacts(code)
  if (!facts) return { code, icaoCode: null, name: null, city: null, countryCode: null, timezone: null, location: null }
  const { iataCode, latitude, longitude, ...rest } = facts
  return { code: iataCode, ...rest, location: { latitude, longitude } }
}
