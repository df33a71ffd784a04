import type { GraphQLResolveInfo } from 'graphql'
import type { FieldResolver, Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import { linked, ofLink } from '../linked.ts'
import type { TravelContext, TravelEngines } from '../work.ts'
import { type PageArgs, pageLinks } from './pageLinks.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

type LocationArgs = PageArgs & {
  readonly subType: readonly string[]
  readonly keyword: string
  readonly countryCode?: string | null
  readonly sort: 'TRAVELERS'
  readonly view: string
}

type NearbyArgs = PageArgs & {
  readonly latitude: number
  readonly longitude: number
  readonly radius: number
  readonly sort: keyof typeof SORTS
}

type CityArgs = {
  readonly keyword: string
  readonly countryCode?: string | null
  readonly max: number
  readonly include?: readonly string[] | null
}

/** Sort orders of airports, in the GDS's names. */
const SORTS = {
  RELEVANCE: 'relevance',
  DISTANCE: 'distance',
  FLIGHTS: 'analytics.flights.score',
  TRAVELERS: 'analytics.travelers.score',
} as const

const locationQuery = ({ limit: _limit, offset: _offset, sort, ...rest }: LocationArgs): QueryMembers => ({
  ...rest,
  sort: SORTS[sort],
})
const nearbyQuery = ({ limit: _limit, offset: _offset, sort, ...rest }: NearbyArgs): QueryMembers => ({
  ...rest,
  sort: SORTS[sort],
})

/** Airports and cities: by name, or around a point. */
export const places: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      locations: paged('/v1/reference-data/locations', '/api/reference/locations', locationQuery),
      nearbyAirports: paged('/v1/reference-data/locations/airports', '/api/reference/airports', nearbyQuery),
      cities: linked(
        read<CityArgs>((args) => get('/v1/reference-data/locations/cities', args), { isEmpty: isWithoutCities }),
        '/api/reference/cities',
      ),
    },
    LocationPage: ofPage(),
    RelevantAirportPage: ofPage(),
    CityList: ofLink,
  },
}

/** A paginated list, with links to its pages. */
function paged<Args extends PageArgs>(
  upstreamPath: string,
  path: string,
  queryOf: (args: Args) => QueryMembers,
): FieldResolver<TravelEngines> {
  const answer = read<Args>((args) =>
    get(upstreamPath, { ...queryOf(args), 'page[limit]': args.limit, 'page[offset]': args.offset }),
  ) as (parent: unknown, args: Args, context: TravelContext, info: GraphQLResolveInfo) => Promise<{ count: number }>
  const resolve = async (parent: unknown, args: Args, context: TravelContext, info: GraphQLResolveInfo) => {
    const page = await answer(parent, args, context, info)
    const { limit, offset } = args
    return { ...page, links: pageLinks(context, path, queryOf(args), { limit, offset, count: page.count }) }
  }
  return resolve as FieldResolver<TravelEngines>
}

/** For types whose `links` are set by `paged`: without a resolver they would be read from the company's response. */
function ofPage() {
  return { links: ({ links }: { readonly links: unknown }) => links }
}

function isWithoutCities(value: unknown): boolean {
  return (value as { readonly count: number }).count === 0
}
