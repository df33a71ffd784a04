import { readFileSync } from 'node:fs'

/** An airport's line of the table. */
export interface AirportFacts {
  readonly iataCode: string
  /** Four letters; null for an airport without one. */
  readonly icaoCode: string | null
  readonly name: string
  readonly city: string | null
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Degrees, north positive. */
  readonly latitude: number
  /** Degrees, east positive. */
  readonly longitude: number
  /** IANA time zone. */
  readonly timezone: string
}

/**
 * Airports with an IATA code, one a line: IATA code, ICAO code, name, city, country, latitude, longitude, time zone,
 * separated by tabs. NOTICE names its sources.
 */
const FILE = new URL('airports.tsv', import.meta.url)

let lines: ReadonlyMap<string, string> | undefined

/** Lines by IATA and by ICAO code. Read at the first use; a line is parsed when it is asked for. */
function table(): ReadonlyMap<string, string> {
  lines ??= new Map(
    readFileSync(FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        const [iataCode = '', icaoCode = ''] = line.split('\t', 2)
        return icaoCode === '' ? [[iataCode, line] as const] : [[iataCode, line] as const, [icaoCode, line] as const]
      }),
  )
  return lines
}

/** The airport of an IATA or ICAO code in upper case; null if the table has none. */
export function airportFacts(code: string): AirportFacts | null {
  const line = table().get(code)
  if (line === undefined) return null
  const [iataCode = '', icaoCode, name = '', city, countryCode = '', latitude, longitude, timezone = ''] =
    line.split('\t')
  return {
    iataCode,
    icaoCode: icaoCode || null,
    name,
    city: city || null,
    countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timezone,
  }
}

let points: ReadonlyMap<string, { readonly latitude: number; readonly longitude: number }> | undefined

/** Where all airports of the table are, by IATA code. */
export function airportPoints(): NonNullable<typeof points> {
  points ??= new Map([...table().keys()].flatMap((code) => pointOf(code)))
  return points
}

/** Each airport once: its ICAO code leads to the same line. */
function pointOf(code: string) {
  const facts = airportFacts(code)
  if (facts?.iataCode !== code) return []
  const { latitude, longitude } = facts
  return [[code, { latitude, longitude }] as const]
}
