import { BadInput } from '../../../schema/errors.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers, type UpstreamRequest } from '../../kit/upstream/request.ts'
import type { DataEngines } from '../work.ts'
import type { ExplorerClient } from './client.ts'

/** Argument of every request. */
export interface OnChain {
  readonly chainId: number
}

type Members<Args> = (args: Args) => QueryMembers

const read = readsFrom((engines: DataEngines) => engines.explorer.upstream)

const readPrices = readsFrom((engines: DataEngines) => engines.explorer.prices)

/** Makes a resolver that calls the explorer: `module.action`, and the other query members. */
export function asks<Args extends OnChain, Result>(
  call: string,
  members: Members<Args>,
  options?: ReadOptions,
): Resolver<unknown, Args, Result, DataEngines> {
  return read<Args, Result>((args, { engines }) => questionOf(call, args, members, engines.explorer), options)
}

/** Like `asks`, for data that comes from the market only. */
export function asksMarket<Args extends OnChain, Result>(
  call: string,
  members: Members<Args>,
  options?: ReadOptions,
): Resolver<unknown, Args, Result, DataEngines> {
  return readPrices<Args, Result>((args, { engines }) => questionOf(call, args, members, engines.explorer), options)
}

/** Like `asks`, for chain data that includes prices. */
export function asksWithPrices<Args extends OnChain, Result>(
  call: string,
  members: Members<Args>,
  options?: ReadOptions,
): Resolver<unknown, Args, Result, DataEngines> {
  return read<Args, Result>((args, { engines, sourcedFrom }) => {
    sourcedFrom(engines.explorer.prices.kind)
    return questionOf(call, args, members, engines.explorer)
  }, options)
}

function questionOf<Args extends OnChain>(
  call: string,
  args: Args,
  members: Members<Args>,
  explorer: ExplorerClient,
): UpstreamRequest {
  const { chainId } = args
  if (explorer.chainId !== null && explorer.chainId !== chainId) {
    const message = `is not a chain that is read here; this is: ${explorer.chainId}`
    throw new BadInput([{ path: ['chainid'], code: 'unknown_chain', message }])
  }
  const [module, action] = call.split('.')
  return get('/v2/api', { chainid: chainId, module, action, ...members(args) })
}
