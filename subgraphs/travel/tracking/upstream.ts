import type { KitContext } from '../../kit/service/context.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { neutralIds } from './neutralIds.ts'

const reads = readsFrom((engines: TravelEngines) => engines.tracking)

/** Makes resolvers that call the flight tracking company, of root fields and of the facts of a handle (`parent`). */
export function read<Parent, Given, Result>(
  question: (args: Given, context: KitContext<TravelEngines>, parent: Parent) => UpstreamRequest,
  options: ReadOptions<Given> = {},
): Resolver<Parent, Given, Result, TravelEngines> {
  return (parent, args, context, info) => {
    const resolve = reads<Given, Result>((given, asker) => question(given, asker, parent), {
      respell: neutralIds,
      ...options,
    })
    return resolve(parent, args, context, info)
  }
}

/** For responses that are charged even if their lists are empty. */
export const WHOLE = { isEmpty: (value: unknown) => value === null || value === undefined }
