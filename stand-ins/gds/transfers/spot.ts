import type { Chance } from '../../kit/chance.ts'
import { airportByIata } from '../../worlds/travel/airports.ts'
import { CITIES, cityOfPlace } from '../../worlds/travel/cities.ts'
import { distanceKm, type Point, pointAt } from '../../worlds/travel/geo.ts'
import { type Members, textIn } from '../shared/body.ts'
import { centreOf } from '../shared/centres.ts'
import { wrongAt } from '../shared/problem.ts'

/** A start, stop or end of a ride. */
export interface Spot extends Point {
  readonly isAirport: boolean
  readonly countryCode: string
  /** IANA time zone. */
  readonly timezone: string
  /** The place in the wire format. */
  readonly shown: {
    readonly locationCode?: string
    readonly name?: string
    readonly address?: Members
  }
}

/** Maximum distance of a ride's spot from a city of this world, in kilometres. */
const REACH = 150

/** Reads a place from members such as `startLocationCode` and `startAddressLine`; null without one. */
export function readSpot(members: Members, prefix: string, chance: Chance): Spot | null {
  const named = (name: string) => textIn(members, prefix === '' ? lowerFirst(name) : `${prefix}${name}`)
  const code = named('LocationCode')?.toUpperCase()
  const name = named('Name')
  if (code) return spotOfCode(code, name, `/${prefix}LocationCode`)
  const line = named('AddressLine')
  const geoCode = named('GeoCode')
  if (!line && !geoCode) return null
  const cityName = named('CityName')
  const countryCode = named('CountryCode')?.toUpperCase() ?? null
  const point = geoCode ? pointOf(geoCode, prefix) : addressPoint(line ?? '', cityName, countryCode, prefix, chance)
  const city = nearestCity(point)
  if (!city) throw wrongAt(`/${prefix}GeoCode`, 4926, 'INVALID DATA RECEIVED', 'No transfer company serves this place')
  const address = {
    ...(line ? { line } : {}),
    ...(named('ZipCode') ? { zip: named('ZipCode') } : {}),
    countryCode: countryCode ?? city.country,
    cityName: cityName ?? city.name,
    ...(named('StateCode') ? { stateCode: named('StateCode') } : {}),
    latitude: point.latitude,
    longitude: point.longitude,
  }
  const shown = { address, ...(name ? { name } : {}) }
  return { ...point, isAirport: false, countryCode: address.countryCode, timezone: city.timezone, shown }
}

function spotOfCode(code: string, name: string | null, pointer: string): Spot {
  const airport = airportByIata(code)
  const city = cityOfPlace(code)
  const place = airport ?? (city && centreOf(city))
  if (!place || !city) throw wrongAt(pointer, 693, 'INVALID CITY/AIRPORT CODE', `${code} is no airport or city`)
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    isAirport: airport !== undefined,
    countryCode: city.country,
    timezone: city.timezone,
    shown: { locationCode: code, ...(name ? { name } : {}) },
  }
}

function pointOf(text: string, prefix: string): Point {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text)
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])]
  if (!match || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw wrongAt(`/${prefix}GeoCode`, 477, 'INVALID FORMAT', 'A point is latitude,longitude')
  return { latitude, longitude }
}

/** A deterministic point in the city for an address. */
function addressPoint(
  line: string,
  cityName: string | null,
  countryCode: string | null,
  prefix: string,
  chance: Chance,
): Point {
  if (!cityName) throw wrongAt(`/${prefix}CityName`, 11257, 'NEED CITY NAME')
  if (!countryCode) throw wrongAt(`/${prefix}CountryCode`, 830, 'MISSING/INVALID COUNTRY CODE')
  const wanted = cityName.toLowerCase()
  const city = CITIES.find(({ name, country }) => name.toLowerCase() === wanted && country === countryCode)
  if (!city)
    throw wrongAt(`/${prefix}CityName`, 4926, 'INVALID DATA RECEIVED', `No transfer company serves ${cityName}`)
  const key = `address ${line.toLowerCase()} ${city.code}`
  const point = pointAt(centreOf(city), 360 * chance.unit(key), 0.5 + 7 * chance.unit(`${key} far`))
  return { latitude: Number(point.latitude.toFixed(6)), longitude: Number(point.longitude.toFixed(6)) }
}

function nearestCity(point: Point) {
  const found = CITIES.map((city) => ({ city, km: distanceKm(point, city) }))
  const nearest = found.reduce((best, one) => (one.km < best.km ? one : best))
  return nearest.km <= REACH ? nearest.city : null
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
