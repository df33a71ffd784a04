import type { Hex } from '../hex.ts'
import type { Follower } from '../index/follow.ts'
import type { IndexReader } from '../index/read.ts'
import type { EvmNode } from '../rpc.ts'
import type { Tokens } from '../tokens.ts'
import type { AbiBooks } from './simulation/abiBook.ts'

/** What the node data's answers are made from. */
export interface NodedataGround {
  readonly node: EvmNode
  readonly index: IndexReader
  /** Brings the index up to the node's head. */
  readonly follower: Pick<Follower, 'catchUp'>
  readonly tokens: Tokens
  /** Those whose prices are shown, opened when the first one is asked for. */
  prices(): Promise<TokenPrices>
  /** What calls and logs mean. */
  readonly abis: AbiBooks
  now(): Date
}

/** What tokens are worth: a chain does not know. */
export interface TokenPrices {
  /** What one of a token costs now; the chain's coin without a contract. Null where no price is known. */
  priceOf(chainId: number, contract: Hex | null): WirePrice | null
}

/** A price as the wire has it. */
export interface WirePrice {
  readonly currency: 'usd'
  /** US dollars for one token, as a decimal text. */
  readonly value: string
  readonly lastUpdatedAt: string
}
