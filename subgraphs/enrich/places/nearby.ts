import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, EnrichGraph } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { askForPlaces, type PlaceKind, type PlaceList } from './ask.ts'

/** Places around a point. */
export const nearby: Topic<EnrichGraph> = {
  resolvers: { Query: { placesNearby: searching('Place'), detailedPlacesNearby: searching('DetailedPlace') } },
}

function searching<Kind extends PlaceKind>(kind: Kind) {
  return (
    _: unknown,
    args: Args<'Query.placesNearby' | 'Query.detailedPlacesNearby'>,
    context: EnrichContext,
    info: GraphQLResolveInfo,
  ): Promise<PlaceList<Kind>> =>
    askForPlaces({ path: '/v1/places:searchNearby', body: args.search }, kind, args.excludeFields, context, info)
}
