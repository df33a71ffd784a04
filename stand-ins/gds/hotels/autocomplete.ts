import type { FastifyInstance } from 'fastify'
import { answering, missing } from '../shared/problem.ts'
import { listOf, neededText, type Query, textOf, wholeOf } from '../shared/query.ts'
import type { Hotel } from './hotel.ts'
import type { HotelWorld } from './world.ts'

/** Finds hotels by word prefixes of their names; larger cities and more matching words rank higher. */
export function autocompleteRoutes(app: FastifyInstance, world: HotelWorld): void {
  app.get(
    '/v1/reference-data/locations/hotel',
    answering((request) => {
      const query = request.query as Query
      const keyword = neededText(query, 'keyword', /^[A-Za-z0-9 *'-]{4,40}$/).toUpperCase()
      const kinds = listOf(query, 'subType', /^HOTEL_(LEISURE|GDS)$/, 2)
      if (kinds.length === 0) throw missing('subType')
      const country = textOf(query, 'countryCode')?.toUpperCase() ?? null
      const max = wholeOf(query, 'max', 1, 20) ?? 20
      const words = keyword.split(/[ *]+/).filter(Boolean)
      const data = world.directory
        .all()
        .filter((hotel) => kinds.includes(kindOf(hotel)))
        .filter((hotel) => country === null || hotel.city.country === country)
        .filter((hotel) => words.every((word) => hasWordLike(hotel.name, word)))
        .map((hotel) => ({ hotel, relevance: relevanceOf(hotel, keyword) }))
        .sort((a, b) => b.relevance - a.relevance || (a.hotel.name < b.hotel.name ? -1 : 1))
        .slice(0, max)
        .map(({ hotel, relevance }) => describe(hotel, relevance))
      return { data }
    }),
  )
}

function hasWordLike(name: string, beginning: string): boolean {
  return name.startsWith(beginning) || name.includes(` ${beginning}`)
}

/** 1 to 100. */
function relevanceOf(hotel: Hotel, keyword: string): number {
  const start = hotel.name.startsWith(keyword) ? 30 : 0
  return Math.round(start + hotel.city.weight * 0.5 + hotel.stars * 4)
}

function kindOf({ chain }: Hotel): 'HOTEL_LEISURE' | 'HOTEL_GDS' {
  return chain.source === 'BEDBANK' ? 'HOTEL_LEISURE' : 'HOTEL_GDS'
}

function describe(hotel: Hotel, relevance: number) {
  const { city } = hotel
  return {
    id: hotel.dupeId,
    name: hotel.name,
    iataCode: city.code,
    subType: kindOf(hotel),
    relevance,
    type: 'location',
    hotelIds: [hotel.id],
    address: {
      cityName: city.name.toUpperCase(),
      ...(city.state ? { stateCode: city.state } : {}),
      countryCode: city.country,
    },
    geoCode: { latitude: hotel.latitude, longitude: hotel.longitude },
  }
}
