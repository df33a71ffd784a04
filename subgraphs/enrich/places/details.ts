import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { askForPlace, type PlaceKind } from './ask.ts'

/** One place by its number. */
export const details: Topic<EnrichGraph> = {
  resolvers: {
    Query: { place: (_, { placeId }) => ({ placeId }) },
    Place: {
      __resolveReference: ({ placeId }) => (PLACE_ID.test(placeId) ? { placeId } : null),
      listing: reading('PlaceListing'),
      details: reading('PlaceDetails'),
    },
  },
}

const PLACE_ID = /^[A-Za-z0-9_-]{1,300}$/

/** Throws NotFound for an unknown place, which is not charged. */
function reading<Kind extends PlaceKind>(kind: Kind) {
  return (
    { placeId }: Value<'Place'>,
    { languageCode, excludeFields }: Args<'Place.listing' | 'Place.details'>,
    context: EnrichContext,
    info: GraphQLResolveInfo,
  ): Promise<Value<Kind>> => askForPlace({ placeId, languageCode }, kind, excludeFields, context, info)
}
