import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, DataGraph, NodeMethod } from '../types.gen.ts'
import { callsNode, callsOf } from './ask.ts'

/** Calls to the node itself. */
export const node: Topic<DataGraph> = {
  resolvers: {
    Chain: { receipts: callsOf('getTransactionReceipts', blockOf) },
    Query: {
      nodeCall: callsNode(({ method, params }) => ({ method: methodOf(method), params })),
    },
  },
}

/** `ETH_GET_BALANCE` → `eth_getBalance`, JSON-RPC's spelling. */
function methodOf(name: NodeMethod): string {
  const [space, ...words] = name.toLowerCase().split('_')
  return `${space}_${words.join('_').replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
}

function blockOf({ blockNumber, blockHash }: Args<'Chain.receipts'>) {
  const given = [blockNumber, blockHash].filter((value) => value !== null && value !== undefined)
  if (given.length !== 1) {
    const message = 'exactly one of blockNumber and blockHash must be given'
    throw new BadInput([{ path: ['blockNumber'], code: 'one_of_two', message }])
  }
  return [blockNumber ? { blockNumber } : { blockHash }]
}
