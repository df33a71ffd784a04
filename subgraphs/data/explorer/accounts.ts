import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { asks, type OnChain } from './ask.ts'
import { eachRow, type Row } from './rows.ts'
import { type Window, windowMembers } from './window.ts'

interface OfAddress extends OnChain {
  readonly address: string
}

interface History extends OfAddress, Window {}

const history = (args: History) => ({ address: args.address, ...windowMembers(args) })

/** Balances and transactions of addresses. */
export const accounts: Topic<DataGraph> = {
  resolvers: {
    Query: {
      nativeBalance: asks('account.balance', ({ address, at }) => ({ address, tag: at }), {
        at: 'result',
      }),
      nativeBalances: asks('account.balancemulti', ({ addresses, at }) => ({ address: addresses, tag: at }), {
        at: 'result',
      }),
      accountTransactions: asks('account.txlist', history, { respell: eachRow(respellTransaction) }),
      internalTransactions: asks('account.txlistinternal', history),
    },
  },
}

/** Genesis allocations are listed as transactions without a sender and with an empty nonce. */
function respellTransaction(row: Row): Row {
  return { ...row, nonce: row.nonce === '' ? '0' : row.nonce }
}
