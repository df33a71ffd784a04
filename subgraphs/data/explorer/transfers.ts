import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import type { Account } from '../chains/account.ts'
import type { OnChain } from '../chains/onChain.ts'
import type { Args, DataGraph, TokenStandard, Value } from '../types.gen.ts'
import type { DataEngines } from '../work.ts'
import { asksOf } from './ask.ts'
import { eachRow, type Row, tokenIn, transactionIn } from './rows.ts'
import { windowMembers } from './window.ts'

/** Token transfers to and from an account. */
export const transfers: Topic<DataGraph> = {
  resolvers: {
    ChainAccount: {
      tokenTransfers: (account, args, context, info) => BY_STANDARD[args.standard](account, args, context, info),
    },
  },
}

type Transfers = Resolver<Account, Args<'ChainAccount.tokenTransfers'>, Value<'TokenTransfers'>, DataEngines>

const BY_STANDARD: Readonly<Record<TokenStandard, Transfers>> = {
  ERC20: transfersBy('account.tokentx'),
  ERC721: transfersBy('account.tokennfttx'),
  ERC1155: transfersBy('account.token1155tx'),
}

function transfersBy(call: string): Transfers {
  return asksOf(
    call,
    (given) => ({ address: given.address, contractaddress: given.contract, ...windowMembers(given) }),
    { respell: eachRow(respell) },
  )
}

/** Explorers omit implied values: amount 1 for a unique token, and 0 decimals. */
function respell(row: Row, account: OnChain): Row {
  const { hash, contractAddress } = row
  const handles = { transaction: transactionIn(hash, account), token: tokenIn(contractAddress, account) }
  return { ...row, ...handles, value: row.value ?? row.tokenValue ?? '1', tokenDecimal: row.tokenDecimal || '0' }
}
