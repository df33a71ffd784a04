import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import type { DataEngines } from '../work.ts'
import { asks, type OnChain } from './ask.ts'
import { eachRow, type Row } from './rows.ts'
import { type Window, windowMembers } from './window.ts'

interface Transfers extends OnChain, Window {
  readonly address: string
  readonly contract?: string | null
}

/** Token transfers to and from an address. */
export const transfers: Topic<DataGraph> = {
  resolvers: {
    Query: {
      tokenTransfers: transfersBy('account.tokentx'),
      nftTransfers: transfersBy('account.tokennfttx'),
      multiTokenTransfers: transfersBy('account.token1155tx'),
    },
  },
}

function transfersBy<Result>(call: string): Resolver<unknown, Transfers, Result, DataEngines> {
  return asks(call, (args) => ({ address: args.address, contractaddress: args.contract, ...windowMembers(args) }), {
    respell: eachRow(respell),
  })
}

/** Explorers omit implied values: amount 1 for a unique token, and 0 decimals. */
function respell(row: Row): Row {
  return { ...row, value: row.value ?? row.tokenValue ?? '1', tokenDecimal: row.tokenDecimal || '0' }
}
