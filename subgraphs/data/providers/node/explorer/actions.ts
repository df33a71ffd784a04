import { balance, balanceMulti } from './account/balance.ts'
import { internalTransactions } from './account/internalTransactions.ts'
import { erc20Transfers, erc721Transfers, erc1155Transfers } from './account/tokenTransfers.ts'
import { transactions } from './account/transactions.ts'
import { reward } from './block/reward.ts'
import { abi } from './contract/abi.ts'
import { creation } from './contract/creation.ts'
import { sourceCode } from './contract/sourceCode.ts'
import { estimate } from './gas/estimate.ts'
import { oracle } from './gas/oracle.ts'
import type { Action } from './ground.ts'
import { logs } from './logs/logs.ts'
import { chainSize } from './stats/chainSize.ts'
import { coinSupply } from './stats/coinSupply.ts'
import { dailyTransactions } from './stats/dailyTransactions.ts'
import { nodeCount } from './stats/nodeCount.ts'
import { price } from './stats/price.ts'
import { info } from './token/info.ts'
import { supply } from './token/supply.ts'
import { executionStatus } from './transaction/executionStatus.ts'
import { receiptStatus } from './transaction/receiptStatus.ts'

/** All actions, by `module.action`. */
export const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['account.balance', balance],
  ['account.balancemulti', balanceMulti],
  ['account.txlist', transactions],
  ['account.txlistinternal', internalTransactions],
  ['account.tokentx', erc20Transfers],
  ['account.tokennfttx', erc721Transfers],
  ['account.token1155tx', erc1155Transfers],
  ['contract.getabi', abi],
  ['contract.getsourcecode', sourceCode],
  ['contract.getcontractcreation', creation],
  ['transaction.getstatus', executionStatus],
  ['transaction.gettxreceiptstatus', receiptStatus],
  ['block.getblockreward', reward],
  ['logs.getLogs', logs],
  ['stats.tokensupply', supply],
  ['token.tokeninfo', info],
  ['gastracker.gasestimate', estimate],
  ['gastracker.gasoracle', oracle],
  ['stats.ethprice', price],
  ['stats.ethsupply', coinSupply],
  ['stats.nodecount', nodeCount],
  ['stats.chainsize', chainSize],
  ['stats.dailytx', dailyTransactions],
])
