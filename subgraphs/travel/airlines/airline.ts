import { airlineFacts } from './table.ts'

/** `Airline` of the schema: its canonical code, and the table's members, null if the table does not have it. */
export interface Airline {
  /** IATA, or ICAO for an airline whose IATA code is unknown. */
  readonly code: string
  readonly icaoCode: string | null
  readonly name: string | null
}

/** Two letters or digits (IATA), or three letters (ICAO). */
const CODE = /^([A-Z0-9]{2}|[A-Z]{3})$/

/** The airline of an IATA or ICAO code in any case; null if the code is malformed. */
export function airlineOf(given: string | null | undefined): Airline | null {
  const code = given?.toUpperCase()
  if (!code || !CODE.test(code)) return null
  const facts = airlineFacts(code)
  if (facts) return { code: facts.iataCode, icaoCode: facts.icaoCode, name: facts.name }
  return { code, icaoCode: code.length === 3 ? code : null, name: null }
}
