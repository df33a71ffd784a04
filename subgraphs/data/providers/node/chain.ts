import type { Logger } from 'pino'
import type { Pool } from '../../../../prisma/database.ts'
import type { ChainNode } from '../../../kit/service/subgraph.ts'
import { type Follower, followChain } from './index/follow.ts'
import { type IndexReader, indexReader } from './index/read.ts'
import { type EvmNode, openNode } from './rpc.ts'
import { openTokens, type Tokens } from './tokens.ts'

/** An open chain: its node, its index, and the names of its tokens. */
export interface OpenChain {
  readonly node: EvmNode
  readonly index: IndexReader
  /** Reads new blocks into the index. */
  readonly follower: Pick<Follower, 'catchUp'>
  readonly tokens: Tokens
  stop(): Promise<void>
}

/** Options of a chain. */
export interface ChainGround {
  readonly at: ChainNode
  /** Database of the index. */
  readonly pool: Pool
  /** First block of a new index; null: the first block of a short chain, the head of a long one. */
  readonly startBlock: bigint | null
  /** False if companies answer everything, so that the index is not read. */
  readonly isFollowed: boolean
  readonly log: Logger
  now(): Date
}

/** Polling interval for new blocks, in milliseconds. */
const POLL_MS = 1_000

const IDLE: Follower = { catchUp: async () => {}, stop: async () => {} }

/** Connects to a chain's node, and follows the chain. */
export function openChain({ at, pool, startBlock, isFollowed, log, now }: ChainGround): OpenChain {
  const node = openNode({ url: at.rpcUrl, chainId: at.chainId })
  const follower = isFollowed ? followChain({ pool, node, startBlock, pollMs: POLL_MS, log, now }) : IDLE
  return {
    node,
    follower,
    index: indexReader(pool, at.chainId),
    tokens: openTokens(node),
    async stop() {
      const stopped = follower.stop()
      // Aborts pending calls, so that an unresponsive node does not delay the stop.
      await node.close()
      await stopped
    },
  }
}
