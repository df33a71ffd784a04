import type { Pool } from 'pg'
import type { CoinMarket } from '../../coinMarket.ts'
import type { IndexReader } from '../index/read.ts'
import type { EvmNetwork } from '../networks.ts'
import type { EvmNode } from '../rpc.ts'
import type { Tokens } from '../tokens.ts'
import type { Envelope } from './envelope.ts'
import type { SurroundingsReader } from './logs/surroundings.ts'
import type { Query } from './query.ts'
import type { SignatureBook } from './verified/signatures.ts'

/** What the explorer's answers are made from. */
export interface ExplorerGround {
  readonly node: EvmNode
  readonly index: IndexReader
  /** Where verified contracts are kept. */
  readonly pool: Pool
  readonly tokens: Tokens
  /** What coins are worth: a chain does not know. */
  readonly market: CoinMarket
  now(): Date
}

/** The ground with what is derived from it once. */
export interface Explorer extends ExplorerGround {
  readonly network: EvmNetwork
  readonly signatures: SignatureBook
  readonly surroundings: SurroundingsReader
}

/** Answers one kind of request. Throws Refusal for what makes no sense or is not there. */
export type Action = (query: Query, explorer: Explorer) => Promise<Envelope>
