import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import type { Airline } from '../airlines/airline.ts'
import type { Airport } from '../airports/airport.ts'
import { firstOf } from '../firstOf.ts'
import { linked, ofLink } from '../linked.ts'
import { offsetOfClocks, placeOfRecommended } from '../respell.ts'
import { selfLink } from '../selfLink.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext, TravelEngines } from '../work.ts'

type Given = Args<'Airline.destinations' | 'Airport.destinations'>

const IATA_AIRPORT = /^[A-Z]{3}$/

const read = readsFrom((engines: TravelEngines) => engines.gds)
const readDestinations = readsFrom((engines: TravelEngines) => engines.destinations)

/** Airlines and their destinations. */
export const airlines: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      airlines: linked(
        read((args) => get('/v1/reference-data/airlines', args), { isEmpty: hasNone }),
        '/api/reference/airlines',
        (args) => args,
      ),
      recommendedDestinations: linked(
        readDestinations((args) => get('/v1/reference-data/recommended-locations', args), {
          isEmpty: () => false,
          respell: placeOfRecommended,
        }),
        '/api/reference/recommendations',
        (args) => args,
      ),
    },
    AirlineList: { ...ofLink, airlines: firstOf('airlines') },
    Airline: { destinations: ofAirline },
    Airport: { destinations: ofAirport },
    DestinationList: ofLink,
    RecommendedDestinationList: ofLink,
  },
}

/** The company knows airlines by their IATA codes alone. */
function ofAirline({ code: airlineCode }: Airline, args: Given, context: TravelContext, info: GraphQLResolveInfo) {
  const path = { at: '/v1/airline/destinations', own: '/api/reference/airline-routes' }
  return airlineCode.length === 2 ? destinations(path, { airlineCode, ...args }, context, info) : null
}

/** The company knows airports by their IATA codes alone. */
function ofAirport(
  { code: departureAirportCode }: Airport,
  args: Given,
  context: TravelContext,
  info: GraphQLResolveInfo,
) {
  const path = { at: '/v1/airport/direct-destinations', own: '/api/reference/airport-routes' }
  return IATA_AIRPORT.test(departureAirportCode)
    ? destinations(path, { departureAirportCode, ...args }, context, info)
    : null
}

async function destinations(
  path: { readonly at: string; readonly own: string },
  query: QueryMembers,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Value<'DestinationList'>> {
  const list = await readUpstream<Value<'DestinationList'>>(
    context.engines.destinations,
    get(path.at, query),
    info.returnType,
    context,
    { respell: offsetOfClocks },
  )
  if (list.count === 0) context.waive(info, 'Nothing was found')
  return { ...list, self: selfLink(context, path.own, query) }
}

/** An empty list with warnings counts as empty. */
function hasNone(value: unknown): boolean {
  return (value as { readonly count: number }).count === 0
}
