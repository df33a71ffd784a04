import { type ChainList, chainWord } from '../../../schema/chains/chainId.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { OnChain } from '../chains/onChain.ts'
import type { DataContext, DataEngines } from '../work.ts'

/** Makes resolvers that call the protocol statistics company. */
export const read = readsFrom((engines: DataEngines) => engines.protocolstats)

/** Makes a resolver of a list that the company returns as a whole: the first items of it. */
export function readFirst<Args extends { readonly first: number }, Item>(
  question: (args: Args) => UpstreamRequest,
  options?: Pick<ReadOptions<Args>, 'at' | 'respell'>,
): Resolver<unknown, Args, readonly Item[] | null, DataEngines> {
  const resolve = read<Args, readonly Item[] | null>(question, options)
  return async (parent, args, context, info) =>
    (await resolve(parent, args, context, info))?.slice(0, args.first) ?? null
}

/** Makes a resolver of a fact about a handle; the request is made of its key and the arguments. */
export function readOf<Parent extends object, Args extends object, Result>(
  question: (given: Parent & Args) => UpstreamRequest,
  options?: ReadOptions<Parent & Args>,
): Resolver<Parent, Args, Result, DataEngines> {
  const resolve = read<Parent & Args, Result>(question, options)
  return (parent, args, context, info) => resolve(parent, { ...args, ...parent }, context, info)
}

/** Makes a resolver of a fact about a chain, which the company calls by a name of its own; null for chains that it does not have. */
export function readOfChain<Args extends object, Result>(
  list: Extract<ChainList, 'defi' | 'defiKey'>,
  question: (word: string, args: Args, context: DataContext) => UpstreamRequest,
): Resolver<OnChain, Args, Result | null, DataEngines> {
  const resolve = read<{ readonly word: string; readonly args: Args }, Result>(({ word, args }, context) =>
    question(word, args, context),
  )
  return ({ chainId }, args, context, info) => {
    const word = chainWord(list, chainId)
    if (word !== null) return resolve(null, { word, args }, context, info)
    context.waive(info, 'Protocol statistics do not have this chain')
    return null
  }
}

/** Unix seconds, as in the company's paths and queries. */
export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)
