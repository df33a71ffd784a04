import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { askForPlace, type PlaceKind } from './ask.ts'

/** One place by its id. */
export const details: Topic<EnrichGraph> = {
  resolvers: { Query: { place: reading('Place'), detailedPlace: reading('DetailedPlace') } },
}

function reading<Kind extends PlaceKind>(kind: Kind) {
  return (
    _: unknown,
    args: Args<'Query.place' | 'Query.detailedPlace'>,
    context: EnrichContext,
    info: GraphQLResolveInfo,
  ): Promise<Value<Kind>> => askForPlace(args, kind, args.excludeFields, context, info)
}
