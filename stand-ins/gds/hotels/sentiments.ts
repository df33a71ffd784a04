import type { FastifyInstance } from 'fastify'
import { metaOf } from '../shared/links.ts'
import { answering, missing } from '../shared/problem.ts'
import { listOf, type Query } from '../shared/query.ts'
import type { Hotel } from './hotel.ts'
import type { HotelWorld } from './world.ts'

const MAX_HOTELS = 20

/** Rating of each aspect, relative to the hotel's overall rating. */
const MATTERS = {
  sleepQuality: -1,
  service: 2,
  facilities: -2,
  roomComforts: 0,
  valueForMoney: 0,
  catering: -1,
  swimmingPool: 1,
  location: 4,
  internet: -5,
  pointsOfInterest: 2,
  staff: 4,
} as const

/** Guest ratings of hotels. */
export function sentimentRoutes(app: FastifyInstance, world: HotelWorld): void {
  app.get(
    '/v2/e-reputation/hotel-sentiments',
    answering((request) => {
      const ids = listOf(request.query as Query, 'hotelIds', /^[A-Z0-9]{8}$/, MAX_HOTELS)
      if (ids.length === 0) throw missing('hotelIds')
      const hotels = ids.flatMap((id) => world.directory.byId(id) ?? [])
      const unknown = ids.filter((id) => !hotels.some((hotel) => hotel.id === id))
      const data = hotels.map((hotel) => describe(hotel, world))
      const warnings = unknown.map((id) => ({
        code: 913,
        title: 'PROPERTIES NOT FOUND',
        detail: 'Nothing is known of this property.',
        source: { parameter: 'hotelIds', pointer: id },
      }))
      return { data, meta: metaOf(request, data.length), ...(warnings.length > 0 ? { warnings } : {}) }
    }),
  )
}

function describe(hotel: Hotel, { chance }: HotelWorld) {
  const overall = Math.round(52 + hotel.stars * 6 + 16 * chance.unit(`${hotel.id} liked`))
  const ratings = chance.integer(`${hotel.id} ratings`, 12, 40 * hotel.stars + 12 * hotel.city.weight)
  const scoreOf = (matter: keyof typeof MATTERS) =>
    Math.min(100, Math.max(1, overall + MATTERS[matter] + chance.integer(`${hotel.id} ${matter}`, -7, 7)))
  const hasPool = hotel.amenities().has('SWIMMING_POOL')
  const matters = (Object.keys(MATTERS) as (keyof typeof MATTERS)[]).filter(
    (matter) => matter !== 'swimmingPool' || hasPool,
  )
  return {
    type: 'hotelSentiment',
    numberOfReviews: Math.round(ratings * (0.55 + 0.35 * chance.unit(`${hotel.id} reviews`))),
    numberOfRatings: ratings,
    hotelId: hotel.id,
    overallRating: Math.min(100, overall),
    sentiments: Object.fromEntries(matters.map((matter) => [matter, scoreOf(matter)])),
  }
}
