import type { Prices } from '../../sandbox/world/prices.ts'
import type { Tokens as WorldTokens } from '../../sandbox/world/tokens.ts'
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
  readonly prices: Prices
  /** What calls and logs mean. */
  readonly abis: AbiBooks
  /** The contracts of coins on public networks. */
  readonly coins: Pick<WorldTokens, 'find'>
  now(): Date
}
