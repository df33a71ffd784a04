import { AFRICA, MIDDLE_EAST } from './airports/africaAndMiddleEast.ts'
import { ASIA, OCEANIA } from './airports/asiaPacific.ts'
import { EUROPE } from './airports/europe.ts'
import { LATIN_AMERICA } from './airports/latinAmerica.ts'
import { NORTH_AMERICA } from './airports/northAmerica.ts'

/** A region of the world, in the GDS's terms. */
export type Region = 'NAMER' | 'LAMER' | 'EUROP' | 'AFRIC' | 'MEAST' | 'ASIAP' | 'OCEAN'

/** An airport with scheduled flights. */
export interface Airport {
  /** Three letters. */
  readonly iata: string
  /** Four letters. */
  readonly icao: string
  /** The local identifier, in countries that assign one. */
  readonly lid: string | null
  readonly name: string
  readonly city: string
  /** IATA code of its city; several airports may share one. */
  readonly cityCode: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** State or province, in countries whose addresses have one. */
  readonly state: string | null
  readonly region: Region
  /** Degrees, north positive. */
  readonly latitude: number
  /** Degrees, east positive. */
  readonly longitude: number
  /** Feet above the sea. */
  readonly elevation: number
  /** IANA time zone. */
  readonly timezone: string
  /** Traffic weight, 1 to 100. */
  readonly weight: number
}

const TABLES: readonly (readonly [Region, string])[] = [
  ['NAMER', NORTH_AMERICA],
  ['LAMER', LATIN_AMERICA],
  ['EUROP', EUROPE],
  ['AFRIC', AFRICA],
  ['MEAST', MIDDLE_EAST],
  ['ASIAP', ASIA],
  ['OCEAN', OCEANIA],
]

/** All airports, highest weight first. */
export const AIRPORTS: readonly Airport[] = TABLES.flatMap(([region, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => parseAirport(line, region)),
).sort((a, b) => b.weight - a.weight || a.iata.localeCompare(b.iata))

const BY_IATA = new Map(AIRPORTS.map((airport) => [airport.iata, airport]))
const BY_ICAO = new Map(AIRPORTS.map((airport) => [airport.icao, airport]))
const BY_LID = new Map(AIRPORTS.flatMap((airport) => (airport.lid ? [[airport.lid, airport] as const] : [])))
const BY_CITY = new Map<string, readonly Airport[]>()
for (const airport of AIRPORTS) BY_CITY.set(airport.cityCode, [...(BY_CITY.get(airport.cityCode) ?? []), airport])

/** The airport of an IATA code, upper case. */
export function airportByIata(code: string): Airport | undefined {
  return BY_IATA.get(code)
}

/** The airport of an ICAO code, upper case. */
export function airportByIcao(code: string): Airport | undefined {
  return BY_ICAO.get(code)
}

/** The airport of an ICAO, IATA or local code, in this order of precedence. */
export function airportByAnyCode(code: string): Airport | undefined {
  return BY_ICAO.get(code) ?? BY_IATA.get(code) ?? BY_LID.get(code)
}

/** The airports of a city, highest weight first; empty for an unknown city. */
export function airportsOfCity(cityCode: string): readonly Airport[] {
  return BY_CITY.get(cityCode) ?? []
}

/** The airports of a traveller's code: those of the city, else the single airport. Empty for an unknown code. */
export function airportsOfPlace(code: string): readonly Airport[] {
  const ofCity = airportsOfCity(code)
  // STN is not a city code; SHA and IST are both a city and an airport code, and are treated as the city.
  if (ofCity.length > 0) return ofCity
  const airport = BY_IATA.get(code)
  return airport ? [airport] : []
}

/** An airport by IATA code. Throws for an unknown one: for this world's tables, not for callers' input. */
export function knownAirport(iata: string): Airport {
  const airport = BY_IATA.get(iata)
  if (!airport) throw new Error(`No airport ${iata} in this world`)
  return airport
}

/** Parses a line of the tables. Throws for a malformed one. */
export function parseAirport(line: string, region: Region): Airport {
  const [codes = '', name = '', city = '', place = '', position = '', timezone = '', weight = ''] = line.split('|')
  const [iata = '', icao = '', lid = '-'] = codes.split(' ')
  const [cityCode = '', country = '', state = '-'] = place.split(' ')
  const [latitude, longitude, elevation] = position.split(' ').map(Number)
  if (latitude === undefined || longitude === undefined || elevation === undefined || !timezone) {
    throw new Error(`Not the line of an airport: ${line}`)
  }
  return {
    iata,
    icao,
    lid: lid === '-' ? null : lid,
    name,
    city,
    cityCode,
    country,
    state: state === '-' ? null : state,
    region,
    latitude,
    longitude,
    elevation,
    timezone,
    weight: Number(weight),
  }
}
