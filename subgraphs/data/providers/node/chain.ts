import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { ChainNode } from '../../../kit/subgraph.ts'
import { type Follower, followChain } from './index/follow.ts'
import { type IndexReader, indexReader } from './index/read.ts'
import { type EvmNode, openNode } from './rpc.ts'
import { openTokens, type Tokens } from './tokens.ts'

/** A chain that can be asked: its node, what was read out of it, and the names of its tokens. */
export interface OpenChain {
  readonly node: EvmNode
  readonly index: IndexReader
  /** Reads new blocks into the index. */
  readonly follower: Pick<Follower, 'catchUp'>
  readonly tokens: Tokens
  stop(): Promise<void>
}

/** What a chain is opened with. */
export interface ChainGround {
  readonly at: ChainNode
  /** Where the index is kept. */
  readonly pool: Pool
  /** Where a new index begins; null: a short chain at its first block, a long one at its head. */
  readonly startBlock: bigint | null
  /** False where companies answer everything, so that nobody reads the index. */
  readonly isFollowed: boolean
  readonly log: Logger
  now(): Date
}

/** How often the node is asked for new blocks, in milliseconds. */
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
      // Ends what is being asked, so that a node that does not answer holds nobody up.
      await node.close()
      await stopped
    },
  }
}
