import type { Hex } from '../hex.ts'
import type { Follower } from '../index/follow.ts'
import type { IndexReader } from '../index/read.ts'
import type { EvmNode } from '../rpc.ts'
import type { Tokens } from '../tokens.ts'
import type { AbiBooks } from './simulation/abiBook.ts'

/** Data sources of the node data engine. */
export interface NodedataGround {
  readonly node: EvmNode
  readonly index: IndexReader
  /** Brings the index up to the node's head. */
  readonly follower: Pick<Follower, 'catchUp'>
  readonly tokens: Tokens
  /** Token prices, opened on first use. */
  prices(): Promise<TokenPrices>
  /** ABIs for decoding calls and logs. */
  readonly abis: AbiBooks
  now(): Date
}

/** Prices of tokens, which the chain does not have. */
export interface TokenPrices {
  /** Current price of one token, or of the chain's coin without a contract. Null if unknown. */
  priceOf(chainId: number, contract: Hex | null): WirePrice | null
}

/** A price in the wire format. */
export interface WirePrice {
  readonly currency: 'usd'
  /** US dollars per token, as a decimal string. */
  readonly value: string
  readonly lastUpdatedAt: string
}
