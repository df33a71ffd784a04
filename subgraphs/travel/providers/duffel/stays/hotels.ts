import { BadInput, NotFound } from '../../../../../schema/errors.ts'
import { get, type QueryMembers } from '../../../../kit/upstream/request.ts'
import { cityCodeAt, placeOfCode } from '../../../cities/centres.ts'
import { NO_CHAIN } from '../../../hotels/codes.ts'
import { kilometres, type Point } from '../../../kilometres.ts'
import { rowsOf } from '../company.ts'
import { Pages } from '../wire.ts'
import type { Stays } from './company.ts'
import { Accommodation } from './wire.ts'

/** Hotels of a page of the company's list at most. */
const PAGE = 200
/** Hotels that are read for one list at most, as many as a list of ours has. */
const MOST_HOTELS = 1_000
/** Pages that are read for them at most: a page may have few that can be read, or none. */
const MOST_PAGES = 25
const KM_PER_MILE = 1.609344

/** Amenities of the port by those of Duffel. */
const AMENITIES: ReadonlyMap<string, string> = new Map([
  ['pool', 'SWIMMING_POOL'],
  ['spa', 'SPA'],
  ['gym', 'FITNESS_CENTER'],
  ['restaurant', 'RESTAURANT'],
  ['parking', 'PARKING'],
  ['pets_allowed', 'PETS_ALLOWED'],
  ['business_centre', 'BUSINESS_CENTER'],
  ['accessibility_mobility', 'DISABLED_FACILITIES'],
  ['accessibility_hearing', 'DISABLED_FACILITIES'],
  ['wifi', 'WIFI'],
  ['adult_only', 'NO_KID_ALLOWED'],
  ['childcare_service', 'BABY-SITTING'],
  ['lounge', 'BAR or LOUNGE'],
  ['room_service', 'ROOM_SERVICE'],
])
const KNOWN_AMENITIES = new Set(AMENITIES.values())

/** Hotels of a city, the nearest to its centre first. Throws NotFound for a code that no table of ours has. */
export async function hotelsOfCity(query: QueryMembers, stays: Stays): Promise<object> {
  const code = String(query.cityCode)
  const centre = placeOfCode(code)
  if (!centre) throw new NotFound(`No city or airport has the code ${code}`)
  return listed(centre, code, query, stays)
}

/** Hotels around a point, the nearest first. */
export async function hotelsAround(query: QueryMembers, stays: Stays): Promise<object> {
  const centre = { latitude: Number(query.latitude), longitude: Number(query.longitude) }
  return listed(centre, null, query, stays)
}

async function listed(centre: Point, cityCode: string | null, query: QueryMembers, stays: Stays): Promise<object> {
  const fits = filterOf(query)
  const perUnit = query.radiusUnit === 'MILE' ? KM_PER_MILE : 1
  const radiusKm = Number(query.radius) * perUnit
  const near = (await accommodationsIn(centre, radiusKm, stays))
    .filter(fits)
    .flatMap((hotel) => {
      const location = hotel.location.geographic_coordinates
      return location ? [{ hotel, location, km: kilometres(centre, location) }] : []
    })
    .filter(({ km }) => km <= radiusKm)
    .sort((one, other) => one.km - other.km)
  const codes = await stays.codes.codesOf(near.map(({ hotel }) => hotel.id))
  const data = near.map(({ hotel, location, km }) => ({
    hotelId: codes.get(hotel.id),
    chainCode: NO_CHAIN,
    iataCode: cityCode ?? cityCodeAt(location),
    name: hotel.name,
    geoCode: { latitude: location.latitude, longitude: location.longitude },
    ...(hotel.location.address.country_code ? { address: { countryCode: hotel.location.address.country_code } } : {}),
    distance: { value: Number((km / perUnit).toFixed(2)), unit: perUnit === 1 ? 'KM' : 'MILE' },
    ...(query.ratings && hotel.rating ? { rating: hotel.rating } : {}),
    ...(query.amenities ? { amenities: amenitiesOf(hotel) } : {}),
  }))
  return { meta: { count: data.length }, data }
}

async function accommodationsIn({ latitude, longitude }: Point, radiusKm: number, { client, log }: Stays) {
  const found: Accommodation[] = []
  let after: string | null | undefined
  for (let page = 0; page < MOST_PAGES && found.length < MOST_HOTELS; page++) {
    const query = { latitude, longitude, radius: Math.ceil(radiusKm), limit: PAGE, after }
    const { body } = await client.request(get('/stays/accommodation', query))
    found.push(...rowsOf(Accommodation, body, log))
    after = Pages.safeParse(body).data?.meta?.after
    if (!after) break
  }
  return found
}

function filterOf(query: QueryMembers): (hotel: Accommodation) => boolean {
  const { chainCodes, hotelSource } = query
  const amenities = listOf(query.amenities)
  const ratings = listOf(query.ratings).map(Number)
  if (listOf(chainCodes).length > 0)
    throw new BadInput('cannot be searched by here: chains have no codes', ['chainCodes'])
  if (hotelSource && hotelSource !== 'ALL')
    throw new BadInput('must be ALL: who sells the rooms is not known here', ['hotelSource'])
  const unknown = amenities.find((amenity) => !KNOWN_AMENITIES.has(amenity))
  if (unknown !== undefined)
    throw new BadInput(`cannot be searched by here: use ${[...KNOWN_AMENITIES].join(', ')}`, ['amenities'])
  return (hotel) => {
    const has = amenities.length > 0 ? amenitiesOf(hotel) : []
    return (
      amenities.every((amenity) => has.includes(amenity)) &&
      (ratings.length === 0 || (typeof hotel.rating === 'number' && ratings.includes(hotel.rating)))
    )
  }
}

function amenitiesOf({ amenities }: Accommodation): readonly string[] {
  return [...new Set((amenities ?? []).flatMap(({ type }) => AMENITIES.get(type) ?? []))]
}

function listOf(value: QueryMembers[string]): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}
