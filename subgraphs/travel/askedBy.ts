import type { Resolver } from '../kit/service/subgraph.ts'
import type { TravelEngines } from './work.ts'

const ASKED_BY = Symbol('askedBy')

/** Wraps a resolver so that its answer knows its arguments: cursors of a list in it are of this one search alone. */
export function knowingArguments<Args, Result extends object>(
  resolve: Resolver<unknown, Args, Result | null | undefined, TravelEngines>,
): Resolver<unknown, Args, Result | null | undefined, TravelEngines> {
  return async (parent, args, context, info) => {
    const answer = await resolve(parent, args, context, info)
    return answer && { ...answer, [ASKED_BY]: args }
  }
}

/** The arguments that an answer was asked by. */
export function argumentsOf(answer: object): unknown {
  return ASKED_BY in answer ? answer[ASKED_BY] : null
}
