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
import type { Value } from './types.gen.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Chain: Chain
  CoinDetails: CoinRecord
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

/** What the fields of `CoinDetails` read that have resolvers: whole lists, of which they return a part. */
interface CoinRecord {
  readonly coin: Value<'Coin'>
  readonly platforms?: readonly Value<'CoinPlatform'>[] | null
  readonly tickers?: readonly Value<'ExchangeTicker'>[] | null
  readonly socialAccounts: readonly Value<'SocialAccount'>[]
}
