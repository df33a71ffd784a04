import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AIRLINES, airlineByAnyCode } from '../../worlds/travel/airlines.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { metaOf } from '../shared/links.ts'
import { notFound } from '../shared/problem.ts'
import { listOf, type Query } from '../shared/query.ts'
import { searchCities } from './cities.ts'
import { airlineDestinations, airportDestinations } from './destinations.ts'
import { placeById, writeLocation } from './location.ts'
import { nearbyAirports } from './nearby.ts'
import { pageOf } from './page.ts'
import { recommendDestinations } from './recommendations.ts'
import { searchLocations } from './search.ts'

const MOST_AIRLINES = 100

/** Stand-in of the GDS's reference data: locations, airlines and destinations. */
export function referenceStandIn(app: FastifyInstance, world: TravelWorld): void {
  const queryOf = ({ query }: FastifyRequest) => query as Query
  const list = (request: FastifyRequest, data: readonly unknown[]) => ({ meta: metaOf(request, data.length), data })

  app.get('/v1/reference-data/locations', (request) => pageOf(request, searchLocations(world, queryOf(request))))
  app.get('/v1/reference-data/locations/airports', (request) =>
    pageOf(request, nearbyAirports(world, queryOf(request))),
  )
  app.get('/v1/reference-data/locations/cities', (request) => searchCities(queryOf(request)))
  app.get<{ Params: { id: string } }>('/v1/reference-data/locations/:id', ({ params }) => {
    const place = placeById(params.id)
    if (!place) throw notFound('No location has this id')
    return { data: writeLocation(world, place) }
  })
  app.get('/v1/reference-data/airlines', (request) => {
    const codes = listOf(queryOf(request), 'airlineCodes', /^[A-Z0-9]{2,3}$/, MOST_AIRLINES)
    const found = codes.length === 0 ? AIRLINES : [...new Set(codes.flatMap((code) => airlineByAnyCode(code) ?? []))]
    return list(
      request,
      found.map(({ iata, icao, name, commonName }) => ({
        type: 'airline',
        iataCode: iata,
        icaoCode: icao,
        businessName: name.toUpperCase(),
        commonName: commonName.toUpperCase(),
      })),
    )
  })
  app.get('/v1/airline/destinations', (request) => list(request, airlineDestinations(world, queryOf(request))))
  app.get('/v1/airport/direct-destinations', (request) => list(request, airportDestinations(world, queryOf(request))))
  app.get('/v1/reference-data/recommended-locations', (request) =>
    list(request, recommendDestinations(world, queryOf(request))),
  )
}
