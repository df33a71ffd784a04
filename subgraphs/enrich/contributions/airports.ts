import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { listingsOf } from '../places/connections.ts'
import { findNearby } from '../places/nearby.ts'
import { pointOf } from '../places/point.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'

/** Places around an airport. Its location is a member of the airport table, which is free. */
export const airportPlaces: Topic<EnrichGraph> = {
  resolvers: {
    Airport: {
      __resolveReference: ({ code, location }: Value<'Airport'>) => ({ code, location: pointOf(location) }),
      placesNearby,
    },
  },
}

async function placesNearby(
  { location }: Value<'Airport'>,
  { types, radius, ...search }: Args<'Airport.placesNearby'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PlaceConnection'> | null> {
  if (!location) {
    context.waive(info, 'The location of the airport is unknown')
    return null
  }
  const { latitude, longitude } = location
  const locationRestriction = { circle: { center: { latitude, longitude }, radius } }
  const question = { ...search, locationRestriction, includedTypes: types }
  return listingsOf(await findNearby(question, 'PlaceListing', null, context, info))
}
