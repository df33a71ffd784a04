import type { Airport } from '../../worlds/travel/airports.ts'

/** An airport as referenced by flights. */
export function airportRef({ icao, iata, lid, timezone, name, city }: Airport) {
  return {
    code: icao,
    code_icao: icao,
    code_iata: iata,
    code_lid: lid,
    timezone,
    name,
    city,
    airport_info_url: `/airports/${icao}`,
  }
}

/** An airport in full. */
export function airportInfo(airport: Airport) {
  const { icao, iata, lid, name, elevation, city, state, longitude, latitude, timezone, country } = airport
  return {
    airport_code: icao,
    code_icao: icao,
    code_iata: iata,
    code_lid: lid,
    alternate_ident: iata,
    name,
    type: 'Airport' as const,
    elevation,
    city,
    state: state ?? '',
    longitude,
    latitude,
    timezone,
    country_code: country,
    wiki_url: null,
    airport_flights_url: `/airports/${icao}/flights`,
  }
}

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** An airport relative to a place: statute miles, and degrees from north. */
export function airportNearby(airport: Airport, distance: number, heading: number) {
  const direction = DIRECTIONS[Math.round(heading / 45) % DIRECTIONS.length] ?? 'N'
  return { ...airportInfo(airport), distance: Math.round(distance), heading: Math.round(heading), direction }
}
