import { CITIES, type City } from '../../worlds/travel/cities.ts'
import { listOf, neededText, type Query, textOf, wholeOf } from '../shared/query.ts'
import { plain } from './search.ts'

const MOST = 1_000
const DEFAULT_MAX = 10

/** Cities by name prefix, optionally with their airports. */
export function searchCities(query: Query) {
  const keyword = plain(neededText(query, 'keyword', /^.{3,10}$/))
  const country = textOf(query, 'countryCode')
  const max = wholeOf(query, 'max', 1, MOST) ?? DEFAULT_MAX
  const withAirports = listOf(query, 'include', /^AIRPORTS$/, 1).length > 0
  const found = CITIES.filter(
    (city) => plain(city.name).startsWith(keyword) && (country === null || city.country === country),
  ).slice(0, max)
  return {
    meta: { count: found.length },
    data: found.map((city) => writeCity(city, withAirports)),
    ...(withAirports ? { included: { airports: airportsOf(found) } } : {}),
  }
}

function writeCity(city: City, withAirports: boolean) {
  return {
    type: 'location',
    subtype: 'city',
    name: city.name,
    iataCode: city.code,
    address: {
      countryCode: city.country,
      ...(city.state === null ? {} : { stateCode: `${city.country}-${city.state}` }),
    },
    geoCode: { latitude: city.latitude, longitude: city.longitude },
    ...(withAirports
      ? {
          relationships: city.airports.map(({ iata }) => ({
            id: `A${iata}`,
            type: 'Airport',
            href: '#/included/airports',
          })),
        }
      : {}),
  }
}

function airportsOf(cities: readonly City[]) {
  return Object.fromEntries(
    cities
      .flatMap(({ airports }) => airports)
      .map((airport) => [
        `A${airport.iata}`,
        {
          type: 'location',
          subtype: 'airport',
          name: airport.name,
          iataCode: airport.iata,
          address: { countryCode: airport.country },
          geoCode: { latitude: airport.latitude, longitude: airport.longitude },
        },
      ]),
  )
}
