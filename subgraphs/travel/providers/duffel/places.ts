import { get, type QueryMembers } from '../../../kit/upstream/request.ts'
import { kilometres } from '../../kilometres.ts'
import { type Duffel, rowsOf } from './company.ts'
import { Place } from './wire.ts'

const METRES_PER_KM = 1_000

/** Airports and cities by name or code. Duffel gives the best ones alone, so a page is cut from them. */
export async function findLocations(query: QueryMembers, duffel: Duffel): Promise<object> {
  const kinds = listOf(query.subType)
  const found = await suggestions({ query: query.keyword }, duffel)
  const fitting = found
    .filter(({ type }) => kinds.includes(type.toUpperCase()))
    .filter(({ iata_country_code: code }) => !query.countryCode || code === query.countryCode)
  return { meta: { count: fitting.length }, data: pageOf(fitting, query).map(locationOf) }
}

/** Airports around a point, the nearest first. */
export async function findAirports(query: QueryMembers, duffel: Duffel): Promise<object> {
  const centre = { latitude: Number(query.latitude), longitude: Number(query.longitude) }
  const around = { lat: centre.latitude, lng: centre.longitude, rad: Number(query.radius) * METRES_PER_KM }
  const found = await suggestions(around, duffel)
  const near = found
    .filter(({ type }) => type === 'airport')
    .flatMap((place) => {
      const { latitude, longitude } = place
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return []
      const geoCode = { latitude, longitude }
      return [{ ...locationOf(place), geoCode, km: kilometres(centre, geoCode) }]
    })
    .sort((one, other) => one.km - other.km)
  const data = pageOf(near, query).map(({ km, ...place }) => ({
    ...place,
    distance: { value: Math.round(km * 10) / 10, unit: 'KM' },
  }))
  return { meta: { count: near.length }, data }
}

/** Cities by name, with their airports if wanted. */
export async function findCities(query: QueryMembers, duffel: Duffel): Promise<object> {
  const found = await suggestions({ query: query.keyword }, duffel)
  const cities = found
    .filter(({ type }) => type === 'city')
    .filter(({ iata_country_code: code }) => !query.countryCode || code === query.countryCode)
    .slice(0, Number(query.max ?? found.length))
  const isWithAirports = listOf(query.include).includes('AIRPORTS')
  const airports = cities.flatMap((city) => city.airports ?? [])
  return {
    meta: { count: cities.length },
    data: cities.map((city) => {
      const { name, iataCode, address, geoCode } = locationOf(city)
      const relationships = (city.airports ?? []).map(({ iata_code: id }) => ({ id, type: 'Airport' }))
      return { name, iataCode, address, ...(geoCode ? { geoCode } : {}), ...(isWithAirports ? { relationships } : {}) }
    }),
    ...(isWithAirports
      ? { included: { airports: Object.fromEntries(airports.map((one) => [one.iata_code, airportOf(one)])) } }
      : {}),
  }
}

async function suggestions(query: QueryMembers, { client, log }: Duffel): Promise<readonly Place[]> {
  return rowsOf(Place, (await client.request(get('/places/suggestions', query))).body, log)
}

type Facts = Omit<Place, 'type' | 'airports'>

function locationOf({ type, ...place }: Place) {
  return { subType: type.toUpperCase(), ...airportOf(place), detailedName: detailedName(place) }
}

function airportOf(place: Facts) {
  const { iata_code: iataCode, name, latitude, longitude } = place
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number'
  return { name, iataCode, address: addressOf(place), ...(isPlaced ? { geoCode: { latitude, longitude } } : {}) }
}

function addressOf(place: Facts) {
  const cityName = place.city_name ?? place.city?.name ?? place.name
  return {
    cityName,
    cityCode: place.iata_city_code ?? place.city?.iata_code ?? place.iata_code,
    ...(place.country_name ? { countryName: place.country_name } : {}),
    ...(place.iata_country_code ? { countryCode: place.iata_country_code } : {}),
  }
}

function detailedName({ name, city_name: city, iata_country_code: country }: Facts): string {
  return [...new Set([city, name].filter(Boolean))].join(' ') + (country ? `, ${country}` : '')
}

function pageOf<Row>(rows: readonly Row[], query: QueryMembers): readonly Row[] {
  const offset = Number(query['page[offset]'] ?? 0)
  return rows.slice(offset, offset + Number(query['page[limit]'] ?? rows.length))
}

function listOf(value: QueryMembers[string]): readonly string[] {
  return Array.isArray(value) ? value.map(String) : String(value ?? '').split(',')
}
