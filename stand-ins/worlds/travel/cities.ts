import { AIRPORTS, type Airport, airportsOfCity, type Region } from './airports.ts'

/** A city with at least one airport of this world. */
export interface City {
  /** IATA code; may equal that of one of its airports. */
  readonly code: string
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly countryName: string
  readonly state: string | null
  readonly region: Region
  readonly latitude: number
  readonly longitude: number
  /** IANA time zone. */
  readonly timezone: string
  /** Traffic weight, 1 to 100. */
  readonly weight: number
  /** Highest weight first. */
  readonly airports: readonly Airport[]
}

/** States of cities whose airports may be in another state. */
const STATES: Readonly<Record<string, string>> = { NYC: 'NY', WAS: 'DC', CHI: 'IL' }

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of a country; its code when there is none. */
export function countryName(code: string): string {
  return COUNTRY_NAMES.of(code) ?? code
}

/** All cities, highest weight first. */
export const CITIES: readonly City[] = [...new Set(AIRPORTS.map(({ cityCode }) => cityCode))]
  .map(cityOfAirports)
  .sort((a, b) => b.weight - a.weight || a.code.localeCompare(b.code))

const BY_CODE = new Map(CITIES.map((city) => [city.code, city]))
const BY_AIRPORT = new Map(CITIES.flatMap((city) => city.airports.map(({ iata }) => [iata, city] as const)))

/** The city of an IATA city code, upper case. */
export function cityByCode(code: string): City | undefined {
  return BY_CODE.get(code)
}

/** The city of a city code, or the city of an airport. */
export function cityOfPlace(code: string): City | undefined {
  return BY_CODE.get(code) ?? BY_AIRPORT.get(code)
}

/** A city's position is the weighted mean of its airports. */
function cityOfAirports(code: string): City {
  const airports = airportsOfCity(code)
  const [main] = airports
  if (!main) throw new Error(`No airport serves ${code}`)
  const all = airports.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (of: (airport: Airport) => number) =>
    Number((airports.reduce((sum, airport) => sum + of(airport) * airport.weight, 0) / all).toFixed(5))
  const { city: name, country, region, timezone } = main
  const state = airports.some((airport) => airport.cityCode === airport.iata) ? main.state : stateOf(code, main)
  return {
    code,
    name,
    country,
    countryName: countryName(country),
    state,
    region,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    timezone,
    weight: Math.min(100, Math.round(main.weight + (all - main.weight) / 4)),
    airports,
  }
}

function stateOf(code: string, main: Airport): string | null {
  return STATES[code] ?? main.state
}
