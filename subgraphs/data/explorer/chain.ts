import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { asksOf } from './ask.ts'

/** Outcomes of transactions, and block rewards. */
export const chain: Topic<DataGraph> = {
  resolvers: {
    Transaction: {
      execution: asksOf('transaction.getstatus', ({ hash }) => ({ txhash: hash }), { at: 'result' }),
      receiptStatus: asksOf('transaction.gettxreceiptstatus', ({ hash }) => ({ txhash: hash }), { at: 'result' }),
    },
    Chain: {
      blockReward: asksOf('block.getblockreward', ({ number }) => ({ blockno: number }), {
        at: 'result',
        // Most blocks have no uncles, so an empty list of uncles is still a result.
        isEmpty: (reward) => reward === null,
      }),
    },
  },
}
