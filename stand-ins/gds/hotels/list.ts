import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cityOfPlace } from '../../worlds/travel/cities.ts'
import { miles, type Point } from '../../worlds/travel/geo.ts'
import { DAY } from '../../worlds/travel/localTime.ts'
import { centreOf } from '../shared/centres.ts'
import { metaOf } from '../shared/links.ts'
import { answering, GdsProblem } from '../shared/problem.ts'
import { listOf, neededNumber, neededText, type Query, wholeOf, wordOf } from '../shared/query.ts'
import { AMENITIES } from './amenities.ts'
import type { FoundHotel } from './directory.ts'
import type { HotelWorld } from './world.ts'

const DEFAULT_RADIUS = 5
const KM_PER_MILE = 1.609344

/** Hotels of a city and around a point. */
export function listRoutes(app: FastifyInstance, world: HotelWorld): void {
  app.get(
    '/v1/reference-data/locations/hotels/by-city',
    answering((request) => {
      const query = request.query as Query
      const code = neededText(query, 'cityCode', /^[A-Za-z]{3}$/).toUpperCase()
      const city = cityOfPlace(code)
      if (!city) throw nothingIn('cityCode', `No city is called ${code}`)
      return answer(request, centreOf(city), world)
    }),
  )
  app.get(
    '/v1/reference-data/locations/hotels/by-geocode',
    answering((request) => {
      const query = request.query as Query
      const latitude = neededNumber(query, 'latitude', -90, 90)
      const longitude = neededNumber(query, 'longitude', -180, 180)
      return answer(request, { latitude, longitude }, world)
    }),
  )
}

function answer(request: FastifyRequest, centre: Point, world: HotelWorld) {
  const query = request.query as Query
  const unit = wordOf(query, 'radiusUnit', ['KM', 'MILE']) ?? 'KM'
  const radius = wholeOf(query, 'radius', 1, 300) ?? DEFAULT_RADIUS
  const matches = filterOf(query)
  const found = world.directory.within(centre, unit === 'KM' ? radius : radius * KM_PER_MILE).filter(matches)
  if (found.length === 0) throw nothingIn('radius', 'No hotel is that close and is what was asked for')
  const data = found.map((one) => describe(one, unit, query, world.now()))
  return { data, meta: metaOf(request, data.length) }
}

function nothingIn(parameter: string, detail: string): GdsProblem {
  return new GdsProblem(400, { code: 895, title: 'NOTHING FOUND FOR REQUESTED CITY', detail, source: { parameter } })
}

function filterOf(query: Query): (found: FoundHotel) => boolean {
  const chains = listOf(query, 'chainCodes', /^[A-Z]{2}$/, 99)
  const amenities = listOf(query, 'amenities', /^[A-Za-z _-]+$/, 3)
  const wanted = AMENITIES.filter((amenity) => amenities.includes(amenity))
  const ratings = listOf(query, 'ratings', /^[1-5]$/, 4).map(Number)
  const source = wordOf(query, 'hotelSource', ['BEDBANK', 'DIRECTCHAIN', 'ALL']) ?? 'ALL'
  return ({ hotel }) =>
    (chains.length === 0 || chains.includes(hotel.chain.code)) &&
    (ratings.length === 0 || ratings.includes(hotel.stars)) &&
    (source === 'ALL' || source === hotel.chain.source) &&
    wanted.length === amenities.length &&
    wanted.every((amenity) => hotel.amenities().has(amenity))
}

/** Amenities and rating are returned only if the query filters by them, as the GDS does. */
function describe({ hotel, km }: FoundHotel, unit: 'KM' | 'MILE', query: Query, now: Date) {
  const distance = unit === 'KM' ? km : miles(km)
  const updated = Math.floor(now.getTime() / DAY) - hotel.updatedDaysAgo
  return {
    chainCode: hotel.chain.code,
    iataCode: hotel.city.code,
    dupeId: hotel.dupeId,
    name: hotel.name,
    hotelId: hotel.id,
    geoCode: { latitude: hotel.latitude, longitude: hotel.longitude },
    address: { countryCode: hotel.city.country },
    distance: { value: Number(distance.toFixed(2)), unit },
    lastUpdate: new Date(updated * DAY).toISOString().slice(0, 19),
    ...(query.amenities ? { amenities: [...hotel.amenities()] } : {}),
    ...(query.ratings ? { rating: hotel.stars } : {}),
  }
}
