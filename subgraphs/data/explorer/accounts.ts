import type { Topic } from '../../kit/service/subgraph.ts'
import type { Account } from '../chains/account.ts'
import type { OnChain } from '../chains/onChain.ts'
import type { DataGraph } from '../types.gen.ts'
import { asks, asksOf } from './ask.ts'
import { eachRow, type Row, transactionIn } from './rows.ts'
import { type Window, windowMembers } from './window.ts'

const history = (given: Account & Window) => ({ address: given.address, ...windowMembers(given) })

/** Balances and transactions of accounts. */
export const accounts: Topic<DataGraph> = {
  resolvers: {
    Query: {
      nativeBalances: asks('account.balancemulti', ({ addresses, at }) => ({ address: addresses, tag: at }), {
        at: 'result',
      }),
    },
    ChainAccount: {
      nativeBalance: asksOf('account.balance', ({ address, at }) => ({ address, tag: at }), { at: 'result' }),
      transactions: asksOf('account.txlist', history, { respell: eachRow(respellTransaction) }),
      internalTransactions: asksOf('account.txlistinternal', history, { respell: eachRow(withTransaction) }),
    },
  },
}

/** Genesis allocations are listed as transactions without a sender and with an empty nonce. */
function respellTransaction(row: Row, account: OnChain): Row {
  return { ...withTransaction(row, account), nonce: row.nonce === '' ? '0' : row.nonce }
}

function withTransaction(row: Row, account: OnChain): Row {
  return { ...row, transaction: transactionIn(row.hash, account) }
}
