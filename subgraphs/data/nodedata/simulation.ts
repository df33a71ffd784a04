import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, DataGraph } from '../types.gen.ts'
import { calls } from './ask.ts'

const transactionOf = ({ from, to, value, data }: Args<'Query.simulatedAssetChanges' | 'Query.simulatedExecution'>) => [
  { from, to, value: `0x${BigInt(value).toString(16)}`, data },
]

/** A transaction that would fail, or move nothing, is a result too. */
const isNeverEmpty = () => false

/** Effects of a transaction if it were mined now. */
export const simulation: Topic<DataGraph> = {
  resolvers: {
    Query: {
      simulatedAssetChanges: calls('simulateAssetChanges', transactionOf, { isEmpty: isNeverEmpty }),
      simulatedExecution: calls('simulateExecution', transactionOf, { isEmpty: isNeverEmpty }),
    },
  },
}
