import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { asks } from './ask.ts'

/** Outcomes of transactions, and block rewards. */
export const chain: Topic<DataGraph> = {
  resolvers: {
    Query: {
      transactionExecution: asks('transaction.getstatus', ({ hash }) => ({ txhash: hash }), {
        at: 'result',
      }),
      transactionReceiptStatus: asks('transaction.gettxreceiptstatus', ({ hash }) => ({ txhash: hash }), {
        at: 'result',
      }),
      blockReward: asks('block.getblockreward', ({ number }) => ({ blockno: number }), {
        at: 'result',
        // Most blocks have no uncles, so an empty list of uncles is still a result.
        isEmpty: (reward) => reward === null,
      }),
    },
  },
}
