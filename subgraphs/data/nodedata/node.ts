import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataEngines } from '../work.ts'
import { calls, callsNode, type OnNetwork } from './ask.ts'

interface ReceiptsArgs extends OnNetwork {
  readonly blockNumber: string | null | undefined
  readonly blockHash: string | null | undefined
}

interface CallArgs extends OnNetwork {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Calls to the node itself. */
export const node: Topic<DataEngines> = {
  resolvers: {
    Query: {
      transactionReceipts: calls<ReceiptsArgs>('getTransactionReceipts', blockOf),
      nodeCall: callsNode<CallArgs>(({ method, params }) => ({ method, params })),
    },
  },
}

function blockOf({ blockNumber, blockHash }: ReceiptsArgs) {
  const given = [blockNumber, blockHash].filter((value) => value !== null && value !== undefined)
  if (given.length !== 1) {
    const message = 'exactly one of blockNumber and blockHash must be given'
    throw new BadInput([{ path: ['blockNumber'], code: 'one_of_two', message }])
  }
  return [blockNumber ? { blockNumber } : { blockHash }]
}
