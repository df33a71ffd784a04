import { pino } from 'pino'
import type { Database } from '../../../../../prisma/database.ts'
import { type Follower, followChain } from '../../../../../subgraphs/data/providers/node/index/follow.ts'
import { type IndexReader, indexReader } from '../../../../../subgraphs/data/providers/node/index/read.ts'
import { type EvmNode, openNode } from '../../../../../subgraphs/data/providers/node/rpc.ts'
import { testDatabase } from '../../../../support/database.ts'
import { startTestChain, type TestChain } from './chain.ts'

/** A chain, a database, and an index of the one in the other. */
export interface IndexGround {
  readonly chain: TestChain
  readonly db: Database
  readonly node: EvmNode
  readonly index: Follower
  readonly read: IndexReader
  stop(): Promise<void>
}

export async function startIndexGround(): Promise<IndexGround> {
  const database = await testDatabase()
  const chain = await startTestChain()
  const node = openNode({ url: chain.url, chainId: chain.chainId })
  const index = follow(database.db, node)
  return {
    chain,
    db: database.db,
    node,
    index,
    read: indexReader(database.db.pool, chain.chainId),
    async stop() {
      await index.stop()
      await node.close()
      await database.close()
      await chain.stop()
    },
  }
}

/** Follows a chain from its first block; mostly when a test asks it to. */
export function follow(db: Database, node: EvmNode, now: () => Date = () => new Date()): Follower {
  const log = pino({ level: 'silent' })
  return followChain({ pool: db.pool, node, startBlock: 0n, pollMs: 3_600_000, log, now })
}
