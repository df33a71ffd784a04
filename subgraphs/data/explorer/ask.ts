import { type ChainId, evmNumberOf } from '../../../schema/chains/chainId.ts'
import { BadInput } from '../../../schema/errors.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers, type UpstreamRequest } from '../../kit/upstream/request.ts'
import type { ChainChoice, OnChain } from '../chains/onChain.ts'
import type { DataEngines } from '../work.ts'
import type { ExplorerClient } from './client.ts'

type Members<Given> = (given: Given) => QueryMembers

const read = readsFrom((engines: DataEngines) => engines.explorer.upstream)

const readPrices = readsFrom((engines: DataEngines) => engines.explorer.prices)

/** Makes a resolver of a root field that calls the explorer: `module.action`, and the other query members. */
export function asks<Args extends ChainChoice, Result>(
  call: string,
  members: Members<Args>,
  options?: ReadOptions<Args>,
): Resolver<unknown, Args, Result, DataEngines> {
  return read<Args, Result>(
    (args, { engines }) => questionOf(call, args.chain, members(args), engines.explorer),
    options,
  )
}

/** Makes a resolver of a fact about something on a chain; the query members are made of its key and the arguments. */
export function asksOf<Parent extends OnChain, Args extends object, Result>(
  call: string,
  members: Members<Parent & Args>,
  options?: ReadOptions<Parent & Args>,
): Resolver<Parent, Args, Result, DataEngines> {
  const resolve = read<Parent & Args, Result>(
    (given, { engines }) => questionOf(call, given.chainId, members(given), engines.explorer),
    options,
  )
  return (parent, args, context, info) => resolve(parent, { ...args, ...parent }, context, info)
}

/** Like `asksOf`, for facts that come from the market only. */
export function asksMarketOf<Parent extends OnChain, Args extends object, Result>(
  call: string,
  members: Members<Parent & Args>,
  options?: ReadOptions<Parent & Args>,
): Resolver<Parent, Args, Result, DataEngines> {
  const resolve = readPrices<Parent & Args, Result>(
    (given, { engines }) => questionOf(call, given.chainId, members(given), engines.explorer),
    options,
  )
  return (parent, args, context, info) => resolve(parent, { ...args, ...parent }, context, info)
}

/** Like `asksOf`, for facts of the chain that include prices. */
export function asksWithPricesOf<Parent extends OnChain, Args extends object, Result>(
  call: string,
  members: Members<Parent & Args>,
  options?: ReadOptions<Parent & Args>,
): Resolver<Parent, Args, Result, DataEngines> {
  const resolve = asksOf<Parent, Args, Result>(call, members, options)
  return (parent, args, context, info) => {
    context.sourcedFrom(context.engines.explorer.prices.kind)
    return resolve(parent, args, context, info)
  }
}

/** Throws BadInput for a chain that the explorer does not serve. */
function questionOf(call: string, chain: ChainId, members: QueryMembers, explorer: ExplorerClient): UpstreamRequest {
  const number = evmNumberOf(chain)
  if (number === null) throw unknownChain('is not an EVM chain, which the explorer reads')
  if (explorer.chainId !== null && explorer.chainId !== number)
    throw unknownChain(`is not a chain that is read here; this is: ${explorer.chainId}`)
  const [module, action] = call.split('.')
  return get('/v2/api', { chainid: number, module, action, ...members })
}

function unknownChain(message: string): BadInput {
  return new BadInput([{ path: ['chain'], code: 'unknown_chain', message }])
}
