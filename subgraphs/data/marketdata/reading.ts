import {
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isObjectType,
} from 'graphql'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { DataEngines } from '../work.ts'

/** Makes resolvers that call the market data company and read its response as the field's type. */
export const reads = readsFrom<DataEngines>(({ marketdata }) => marketdata)

/** As in `ReadOptions`, with the thing whose fact is read. */
interface FactOptions<Thing> extends Pick<ReadOptions, 'isEmpty'> {
  readonly respell?: (body: unknown, thing: Thing) => unknown
}

/** Makes resolvers of a fact of a thing: the question to the company depends on the thing and on the arguments. */
export function readsOf<Thing, Args, Result>(
  question: (thing: Thing, args: Args) => UpstreamRequest,
  { respell, ...options }: FactOptions<Thing> = {},
): Resolver<Thing, Args, Result, DataEngines> {
  return (thing, args, context, info) => {
    const spelling = respell ? { respell: (body: unknown) => respell(body, thing) } : {}
    const read = reads<Args, Result>((given) => question(thing, given), { ...options, ...spelling })
    return read(thing, args, context, info)
  }
}

/** An object type of the graph by its name. */
export function typeNamed({ schema }: Pick<GraphQLResolveInfo, 'schema'>, name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`The graph has no ${name}`)
  return type
}

/** A list of that type, for `readUpstream`. */
export function listOf(info: Pick<GraphQLResolveInfo, 'schema'>, name: string): GraphQLOutputType {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(typeNamed(info, name))))
}
