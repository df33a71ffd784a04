import type { KitContext } from '../../kit/service/context.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import type { TravelEngines } from '../work.ts'
import { neutralIds } from './neutralIds.ts'

/** A port of flight tracking, by the engines of the service. */
export type TrackingPort = (engines: TravelEngines) => Upstream

/** Makes resolvers that call a port, of root fields and of the facts of a handle (`parent`). */
function readOf(port: TrackingPort) {
  const reads = readsFrom(port)
  return <Parent, Given, Result>(
    question: (args: Given, context: KitContext<TravelEngines>, parent: Parent) => UpstreamRequest,
    options: ReadOptions<Given> = {},
  ): Resolver<Parent, Given, Result, TravelEngines> =>
    (parent, args, context, info) => {
      const resolve = reads<Given, Result>((given, asker) => question(given, asker, parent), {
        respell: neutralIds,
        ...options,
      })
      return resolve(parent, args, context, info)
    }
}

/** Reads of the flight tracking company. */
export const read = readOf(({ tracking }) => tracking)

/** Reads of weather. */
export const readWeather = readOf(({ weather }) => weather)

/** For responses that are charged even if their lists are empty. */
export const WHOLE = { isEmpty: (value: unknown) => value === null || value === undefined }
