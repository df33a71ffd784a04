import type { Pool } from '../../../../../prisma/database.ts'
import type { CoinMarket } from '../../coinMarket.ts'
import type { IndexReader } from '../index/read.ts'
import type { EvmNetwork } from '../networks.ts'
import type { EvmNode } from '../rpc.ts'
import type { Tokens } from '../tokens.ts'
import type { Envelope } from './envelope.ts'
import type { SurroundingsReader } from './logs/surroundings.ts'
import type { Query } from './query.ts'
import type { SignatureBook } from './verified/signatures.ts'

/** Data sources of the explorer. */
export interface ExplorerGround {
  readonly node: EvmNode
  readonly index: IndexReader
  /** Database of the verified contracts. */
  readonly pool: Pool
  readonly tokens: Tokens
  /** Prices of coins, which the chain does not have. */
  readonly market: CoinMarket
  now(): Date
}

/** The ground, plus everything derived from it once. */
export interface Explorer extends ExplorerGround {
  readonly network: EvmNetwork
  readonly signatures: SignatureBook
  readonly surroundings: SurroundingsReader
}

/** Handles one kind of request. Throws Refusal for an invalid request or missing data. */
export type Action = (query: Query, explorer: Explorer) => Promise<Envelope>
