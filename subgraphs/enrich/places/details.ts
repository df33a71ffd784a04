import type { GraphQLResolveInfo } from 'graphql'
import type { FieldResolver, Topic } from '../../kit/service/subgraph.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { askForPlace, type Excluded, type PlaceKind } from './ask.ts'

/** One place by its id. */
export const details: Topic<EnrichEngines> = {
  resolvers: { Query: { place: reading('Place'), detailedPlace: reading('DetailedPlace') } },
}

interface Args {
  readonly placeId: string
  readonly languageCode: string
  readonly excludeFields?: Excluded
}

function reading(kind: PlaceKind): FieldResolver<EnrichEngines> {
  const resolve = (_: unknown, args: Args, context: EnrichContext, info: GraphQLResolveInfo) =>
    askForPlace(args, kind, args.excludeFields, context, info)
  return resolve as FieldResolver<EnrichEngines>
}
