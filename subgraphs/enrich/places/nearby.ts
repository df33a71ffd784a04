import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, EnrichGraph } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { askForPlaces, type Excluded, type PlaceKind, type PlacesFound } from './ask.ts'
import { detailedOf, listingsOf } from './connections.ts'

/** Places around a point. */
export const nearby: Topic<EnrichGraph> = {
  resolvers: {
    Query: {
      placesNearby: async (_, { search, first, excludeFields }, context, info) =>
        listingsOf(await findNearby({ ...search, first }, 'PlaceListing', excludeFields, context, info)),
      detailedPlacesNearby: async (_, { search, first, excludeFields }, context, info) =>
        detailedOf(await findNearby({ ...search, first }, 'PlaceDetails', excludeFields, context, info)),
    },
  },
}

/** A search around a point. */
export type NearbySearch = Args<'Query.placesNearby'>['search'] & { readonly first: number }

/** The places of a circle. Not charged if there is none. */
export function findNearby<Kind extends PlaceKind>(
  { first, ...search }: NearbySearch,
  kind: Kind,
  excluded: Excluded,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<PlacesFound<Kind>> {
  const body = { ...search, maxResultCount: first }
  return askForPlaces({ path: '/v1/places:searchNearby', body }, kind, excluded, context, info)
}
