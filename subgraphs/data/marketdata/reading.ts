import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { DataContext, DataEngines } from '../work.ts'

/** Makes resolvers that call the market data company and read its response as the field's type. */
export const reads = readsFrom<DataEngines>(({ marketdata }) => marketdata)

/** As in `ReadOptions`, with the thing whose fact is read. */
interface FactOptions<Thing> extends Pick<ReadOptions, 'isEmpty'> {
  readonly respell?: (body: unknown, thing: Thing) => unknown
}

/** Makes resolvers of a fact of a thing: the question to the company depends on the thing and on the arguments. */
export function readsOf<Thing, Args, Result>(
  question: (thing: Thing, args: Args, context: DataContext) => UpstreamRequest,
  { respell, ...options }: FactOptions<Thing> = {},
): Resolver<Thing, Args, Result, DataEngines> {
  return (thing, args, context, info) => {
    const spelling = respell ? { respell: (body: unknown) => respell(body, thing) } : {}
    const read = reads<Args, Result>((given) => question(thing, given, context), { ...options, ...spelling })
    return read(thing, args, context, info)
  }
}
