import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataEngines } from '../work.ts'
import { calls, type OnNetwork } from './ask.ts'

interface Args extends OnNetwork {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
}

const transactionOf = ({ from, to, value, data }: Args) => [
  { from, to, value: `0x${BigInt(value).toString(16)}`, data },
]

/** A transaction that would fail, or move nothing, is a result too. */
const isNeverEmpty = () => false

/** Effects of a transaction if it were mined now. */
export const simulation: Topic<DataEngines> = {
  resolvers: {
    Query: {
      simulatedAssetChanges: calls<Args>('simulateAssetChanges', transactionOf, { isEmpty: isNeverEmpty }),
      simulatedExecution: calls<Args>('simulateExecution', transactionOf, { isEmpty: isNeverEmpty }),
    },
  },
}
