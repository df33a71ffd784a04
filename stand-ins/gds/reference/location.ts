import { type Airport, airportByIata } from '../../worlds/travel/airports.ts'
import { type City, cityByCode, countryName } from '../../worlds/travel/cities.ts'
import { distanceKm, type Point } from '../../worlds/travel/geo.ts'
import { offsetText } from '../../worlds/travel/localTime.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'

/** A location: an airport or a city. */
export type Place =
  | { readonly kind: 'AIRPORT'; readonly airport: Airport }
  | { readonly kind: 'CITY'; readonly city: City }

/** An airport or city in full, in the GDS's wire format. */
export function writeLocation(world: TravelWorld, place: Place) {
  const now = world.now().getTime()
  const { name, city, cityCode, country, state, region, latitude, longitude, timezone, weight, code } = factsOf(place)
  return {
    type: 'location',
    subType: place.kind,
    name: name.toUpperCase(),
    detailedName: `${city}/${country}${place.kind === 'AIRPORT' ? `: ${name}` : ''}`.toUpperCase(),
    id: `${place.kind === 'AIRPORT' ? 'A' : 'C'}${code}`,
    timeZoneOffset: offsetText(timezone, now),
    iataCode: code,
    geoCode: { latitude: round(latitude), longitude: round(longitude) },
    address: {
      cityName: city.toUpperCase(),
      cityCode,
      countryName: countryName(country).toUpperCase(),
      countryCode: country,
      ...(state === null ? {} : { stateCode: state }),
      regionCode: region,
    },
    analytics: { travelers: { score: weight } },
  }
}

/** The short view of a location. */
export function writeLightLocation(world: TravelWorld, place: Place) {
  const { type, subType, name, iataCode, address } = writeLocation(world, place)
  return { type, subType, name, iataCode, address: { cityName: address.cityName, countryName: address.countryName } }
}

/** Finds a location by its id: `AMUC`, `CMUC`. */
export function placeById(id: string): Place | null {
  const code = id.slice(1)
  const airport = id[0] === 'A' ? airportByIata(code) : undefined
  if (airport) return { kind: 'AIRPORT', airport }
  const city = id[0] === 'C' ? cityByCode(code) : undefined
  return city ? { kind: 'CITY', city } : null
}

/** Traffic weight of a location: 1 to 100. */
export function weightOf(place: Place): number {
  return place.kind === 'AIRPORT' ? place.airport.weight : place.city.weight
}

/** Distance from a point in whole kilometres. */
export function kilometresFrom(point: Point, place: Point): number {
  return Math.round(distanceKm(point, place))
}

function factsOf(place: Place) {
  if (place.kind === 'AIRPORT') return { ...place.airport, code: place.airport.iata }
  const { city } = place
  return { ...city, city: city.name, cityCode: city.code }
}

function round(angle: number): number {
  return Number(angle.toFixed(5))
}
