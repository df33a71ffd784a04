import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { type Airport, airportOf } from '../airports/airport.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import { companyCode, companyCodeOf } from './companyCode.ts'
import { paged } from './pages.ts'
import { read, WHOLE } from './upstream.ts'
import { lower } from './wireWords.ts'

/** Airports: list, details, delays, neighbours and filed routes. */
export const airports: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      trackedAirports: paged(() => get('/airports')),
      airportsNear: paged(({ latitude, longitude, ...args }) =>
        get('/airports/nearby', { latitude, longitude, ...nearby(args) }),
      ),
      airportDelays: paged(() => get('/airports/delays')),
      airportCodes: read(({ code, kind }) => get(`/airports/${segment(code)}/canonical`, { id_type: lower(kind) })),
    },
    Airport: {
      details: read((_, _context, airport) => get(`/airports/${companyCode(airport)}`), WHOLE),
      delay: read((_, _context, airport) => get(`/airports/${companyCode(airport)}/delays`), WHOLE),
      nearby: paged((args, _context, airport) => get(`/airports/${companyCode(airport)}/nearby`, nearby(args))),
      filedRoutes: paged(
        ({ destination, sortBy, maxFileAge }, _context, airport) =>
          get(`/airports/${companyCode(airport)}/routes/${companyCodeOf(destination)}`, {
            sort_by: lower(sortBy),
            max_file_age: maxFileAge,
          }),
        { lists: ['nodes'] },
      ),
    },
    TrackedAirportEdge: { node: ({ reference }) => airportOf(reference.code) },
    TrackedAirportConnection: {
      nodes: ({ edges }) => known(edges.map(({ reference }) => reference.code)),
      pageInfo: ({ pageInfo }) => pageInfo,
    },
    NearbyAirportEdge: { node: ({ airport }) => airportOf(airport.airportCode) },
    NearbyAirportConnection: {
      nodes: ({ edges }) => known(edges.map(({ airport }) => airport.airportCode)),
      pageInfo: ({ pageInfo }) => pageInfo,
    },
    AirportDelayEdge: { node: ({ delay }) => airportOf(delay.airport) },
    AirportDelayConnection: {
      nodes: ({ edges }) => known(edges.map(({ delay }) => delay.airport)),
      pageInfo: ({ pageInfo }) => pageInfo,
    },
    FiledRouteConnection: { pageInfo: ({ pageInfo }) => pageInfo },
  },
}

function nearby({ radius, onlyIap }: Pick<Args<'Query.airportsNear'>, 'radius' | 'onlyIap'>) {
  return { radius, only_iap: onlyIap }
}

/** The airports of codes that can be one. */
function known(codes: readonly string[]): Airport[] {
  return codes.map(airportOf).filter((airport) => airport !== null)
}
