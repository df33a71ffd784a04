import { type ChainId, chainWord } from '../../../schema/chains/chainId.ts'
import { BadInput } from '../../../schema/errors.ts'
import { cursorIn } from '../../kit/paging/companyCursor.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import { ask, type UpstreamRequest } from '../../kit/upstream/request.ts'
import type { OnChain } from '../chains/onChain.ts'
import { networkNamed } from '../providers/node/networks.ts'
import type { DataEngines } from '../work.ts'
import type { NodedataClient } from './client.ts'

/** Argument of every request. */
export interface OnNetwork {
  readonly network: string
}

export const readPrices = readsFrom((engines: DataEngines) => engines.nodedata.prices)

export const readPortfolio = readsFrom((engines: DataEngines) => engines.nodedata.portfolios)

const readRpc = readsFrom((engines: DataEngines) => engines.nodedata.rpc)

/** Pagination of the company's lists. */
export const PAGE_KEY = cursorIn('pageKey')

/** Makes a resolver that calls one of the company's own methods, named without its prefix. */
export function calls<Args extends OnNetwork, Result>(
  method: string,
  params: (args: Args) => readonly unknown[],
  options: Pick<ReadOptions<Args>, 'isEmpty' | 'paging' | 'respell'> = {},
): Resolver<unknown, Args, Result, DataEngines> {
  return readRpc(
    (args, { engines }) => {
      requireServed(engines.nodedata, args.network)
      return rpc(`${engines.nodedata.methodPrefix}_${method}`, params(args))
    },
    { at: 'result', ...options },
  )
}

/** Makes a resolver of a fact about something on a chain, by one of the company's own methods. */
export function callsOf<Parent extends OnChain, Args extends object, Result>(
  method: string,
  params: (given: Parent & Args) => readonly unknown[],
  options: Pick<ReadOptions, 'isEmpty' | 'paging'> = {},
): Resolver<Parent, Args, Result, DataEngines> {
  const resolve = readRpc<Parent & Args, Result>(
    (given, { engines }) => {
      servedNetwork(engines.nodedata, given.chainId)
      return rpc(`${engines.nodedata.methodPrefix}_${method}`, params(given))
    },
    { at: 'result', ...options },
  )
  return (parent, args, context, info) => resolve(parent, { ...args, ...parent }, context, info)
}

/** Makes a resolver that calls a method of the node itself. A node's refusal is reported on the argument `params`. */
export function callsNode<Args extends OnNetwork, Result>(
  question: (args: Args) => { method: string; params: readonly unknown[] },
): Resolver<unknown, Args, Result, DataEngines> {
  const resolve = readRpc<Args, Result>(
    (args, { engines }) => {
      requireServed(engines.nodedata, args.network)
      const { method, params } = question(args)
      return rpc(method, params)
    },
    { at: 'result' },
  )
  return async (...call) => {
    try {
      return await resolve(...call)
    } catch (error) {
      throw error instanceof BadInput ? ofParams(error) : error
    }
  }
}

/** JSON-RPC errors carry no path. */
function ofParams({ fields }: BadInput): BadInput {
  const issues = fields.issues ?? []
  return new BadInput(issues.map((issue) => (issue.path.length === 0 ? { ...issue, path: ['params'] } : issue)))
}

/** A JSON-RPC request. */
export function rpc(method: string, params: readonly unknown[]): UpstreamRequest {
  return ask('/v2', { jsonrpc: '2.0', id: 1, method, params })
}

/** Throws BadInput for a network that is not served here. */
export function requireServed({ network }: Pick<NodedataClient, 'network'>, asked: string): void {
  if (asked === network) return
  throw new BadInput([
    { path: ['network'], code: 'unknown_network', message: `${asked} is not served here; this is: ${network}` },
  ])
}

/** The name of a chain in requests: of the one whose node is read where no chain is given. Throws BadInput for any other chain. */
export function servedNetwork({ network }: Pick<NodedataClient, 'network'>, chain: ChainId | null | undefined): string {
  const asked = chain ? (chainWord('node', chain) ?? chain) : network
  if (asked === network) return network
  const message = `${asked} is not served here; this is: ${network}`
  throw new BadInput([{ path: ['chain'], code: 'unknown_network', message }])
}

/** Prices are available for more networks than the one whose node is read. Throws BadInput for an unknown network. */
export function requireKnown({ network }: Pick<NodedataClient, 'network'>, asked: string): void {
  if (!networkNamed(asked)) requireServed({ network }, asked)
}
