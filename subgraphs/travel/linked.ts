import type { Resolver } from '../kit/service/subgraph.ts'
import type { QueryMembers } from '../kit/upstream/request.ts'
import { selfLink } from './selfLink.ts'
import type { TravelEngines } from './work.ts'

/** Wraps a resolver to add `self`: the documented URL of the same query. */
export function linked<Args, Result extends object>(
  resolve: Resolver<unknown, Args, Result | null | undefined, TravelEngines>,
  path: string,
  queryOf: (args: Args) => QueryMembers,
): Resolver<unknown, Args, Result | null | undefined, TravelEngines> {
  return async (parent, args, context, info) => {
    const list = await resolve(parent, args, context, info)
    return list && { ...list, self: selfLink(context, path, queryOf(args)) }
  }
}

/** For types whose `self` is set by `linked`: without a resolver it would be read from the company's response. */
export const ofLink = { self: <List extends { readonly self?: unknown }>({ self }: List): List['self'] => self }
