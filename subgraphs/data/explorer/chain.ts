import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataEngines } from '../work.ts'
import { asks, type OnChain } from './ask.ts'

interface OfTransaction extends OnChain {
  readonly hash: string
}

/** Outcomes of transactions, and block rewards. */
export const chain: Topic<DataEngines> = {
  resolvers: {
    Query: {
      transactionExecution: asks<OfTransaction>('transaction.getstatus', ({ hash }) => ({ txhash: hash }), {
        at: 'result',
      }),
      transactionReceiptStatus: asks<OfTransaction>(
        'transaction.gettxreceiptstatus',
        ({ hash }) => ({ txhash: hash }),
        {
          at: 'result',
        },
      ),
      blockReward: asks<OnChain & { number: number }>('block.getblockreward', ({ number }) => ({ blockno: number }), {
        at: 'result',
        // Most blocks have no uncles, so an empty list of uncles is still a result.
        isEmpty: (reward) => reward === null,
      }),
    },
  },
}
