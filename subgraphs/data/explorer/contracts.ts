import type { Topic } from '../../kit/service/subgraph.ts'
import { contractAt } from '../chains/contract.ts'
import type { ChainChoice } from '../chains/onChain.ts'
import type { DataGraph } from '../types.gen.ts'
import { asks, asksOf } from './ask.ts'
import { eachRow, type Row, transactionIn } from './rows.ts'

/** Contracts: their source, and their creation. */
export const contracts: Topic<DataGraph> = {
  resolvers: {
    Query: {
      contractCreations: asks('contract.getcontractcreation', ({ addresses }) => ({ contractaddresses: addresses }), {
        at: 'result',
        respell: eachRow(respellCreation),
      }),
    },
    Contract: {
      abi: asksOf('contract.getabi', ({ address }) => ({ address }), { at: 'result' }),
      sources: asksOf('contract.getsourcecode', ({ address }) => ({ address }), { at: 'result' }),
    },
  },
}

function respellCreation(row: Row, given: ChainChoice): Row {
  const contract = contractAt(given.chain, String(row.contractAddress))
  return { ...row, contract, transaction: transactionIn(row.txHash, given) }
}
