import type { GraphQLResolveInfo } from 'graphql'
import type { FieldResolver, Topic } from '../../kit/service/subgraph.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { askForPlaces, type Excluded, type PlaceKind } from './ask.ts'

/** Places around a point. */
export const nearby: Topic<EnrichEngines> = {
  resolvers: { Query: { placesNearby: searching('Place'), detailedPlacesNearby: searching('DetailedPlace') } },
}

interface Args {
  /** In the company's wire format. */
  readonly search: object
  readonly excludeFields?: Excluded
}

function searching(kind: PlaceKind): FieldResolver<EnrichEngines> {
  const resolve = (_: unknown, args: Args, context: EnrichContext, info: GraphQLResolveInfo) =>
    askForPlaces({ path: '/v1/places:searchNearby', body: args.search }, kind, args.excludeFields, context, info)
  return resolve as FieldResolver<EnrichEngines>
}
