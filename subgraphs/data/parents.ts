import type { Account } from './chains/account.ts'
import type { Chain } from './chains/chain.ts'
import type { Contract } from './chains/contract.ts'
import type { Token } from './chains/token.ts'
import type { Transaction } from './chains/transaction.ts'
import type { Pool } from './marketdata/onchain/pools.ts'
import type { Holding } from './nodedata/holdings.ts'
import type { Nft } from './nodedata/nfts.ts'
import type { Protocol } from './protocolstats/protocols.ts'
import type { Listed } from './protocolstats/stablecoins.ts'
import type { YieldPool } from './protocolstats/yields.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Chain: Chain
  Pool: Pool
  Token: Token
  Contract: Contract
  Transaction: Transaction
  ChainAccount: Account
  Holding: Holding
  Nft: Nft
  Protocol: Protocol
  Stablecoin: Listed
  Bridge: Listed
  YieldPool: YieldPool
}
