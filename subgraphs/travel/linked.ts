import type { GraphQLResolveInfo } from 'graphql'
import type { FieldResolver } from '../kit/service/subgraph.ts'
import type { QueryMembers } from '../kit/upstream/request.ts'
import { selfLink } from './selfLink.ts'
import type { TravelContext, TravelEngines } from './work.ts'

/** Wraps a resolver to add `self`: the documented URL of the same query. */
export function linked<Args extends QueryMembers>(
  resolve: FieldResolver<TravelEngines>,
  path: string,
  queryOf: (args: Args) => QueryMembers = (args) => args,
): FieldResolver<TravelEngines> {
  const answer = resolve as (
    parent: unknown,
    args: Args,
    context: TravelContext,
    info: GraphQLResolveInfo,
  ) => Promise<object | null>
  const resolveLinked = async (parent: unknown, args: Args, context: TravelContext, info: GraphQLResolveInfo) => {
    const list = await answer(parent, args, context, info)
    return list && { ...list, self: selfLink(context, path, queryOf(args)) }
  }
  return resolveLinked as FieldResolver<TravelEngines>
}

/** For types whose `self` is set by `linked`: without a resolver it would be read from the company's response. */
export const ofLink = { self: ({ self }: { readonly self: string }) => self }
