import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import { linked, ofLink } from '../linked.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { type Page, pageLinks } from './pageLinks.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

/** Sort orders of airports, in the GDS's names. */
const SORTS = {
  RELEVANCE: 'relevance',
  DISTANCE: 'distance',
  FLIGHTS: 'analytics.flights.score',
  TRAVELERS: 'analytics.travelers.score',
} as const

const locationQuery = ({ limit: _limit, offset: _offset, sort, ...rest }: Args<'Query.locations'>): QueryMembers => ({
  ...rest,
  sort: SORTS[sort],
})
const nearbyQuery = ({
  limit: _limit,
  offset: _offset,
  sort,
  ...rest
}: Args<'Query.nearbyAirports'>): QueryMembers => ({
  ...rest,
  sort: SORTS[sort],
})

/** For types whose `links` are set by `paged`: without a resolver they would be read from the company's response. */
const ofPage = { links: <Page extends { readonly links?: unknown }>({ links }: Page): Page['links'] => links }

/** Airports and cities: by name, or around a point. */
export const places: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      locations: paged('/v1/reference-data/locations', '/api/reference/locations', locationQuery),
      nearbyAirports: paged('/v1/reference-data/locations/airports', '/api/reference/airports', nearbyQuery),
      cities: linked(
        read((args) => get('/v1/reference-data/locations/cities', args), { isEmpty: isWithoutCities }),
        '/api/reference/cities',
        (args) => args,
      ),
    },
    LocationPage: ofPage,
    RelevantAirportPage: ofPage,
    CityList: ofLink,
  },
}

/** A paginated list, with links to its pages. */
function paged<Given extends Page, Result extends { readonly count: number }>(
  upstreamPath: string,
  path: string,
  queryOf: (args: Given) => QueryMembers,
): Resolver<unknown, Given, Result | null, TravelEngines> {
  const answer = read<Given, Result | null>((args) =>
    get(upstreamPath, { ...queryOf(args), 'page[limit]': args.limit, 'page[offset]': args.offset }),
  )
  return async (parent, args, context, info) => {
    const page = await answer(parent, args, context, info)
    const { limit, offset } = args
    return page && { ...page, links: pageLinks(context, path, queryOf(args), { limit, offset, count: page.count }) }
  }
}

function isWithoutCities(value: unknown): boolean {
  return (value as { readonly count: number }).count === 0
}
