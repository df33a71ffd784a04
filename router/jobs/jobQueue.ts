import type { Database, Pool } from '../../prisma/database.ts'
import { openPool } from '../../prisma/openPool.ts'

/** The database as workers use it. */
export interface JobQueue {
  readonly pool: Pool
  /** Each worker keeps one of its connections to LISTEN for new jobs; null: workers find them by polling alone. */
  readonly listenPool: Pool | null
  /** Whether workers may use prepared statements. */
  readonly preparesStatements: boolean
}

/**
 * The queue for so many workers. Their listening connections are apart from the pool: they are held for ever, and a pool
 * of two would have none left.
 */
export function openJobQueue(db: Database, workers: number): { readonly queue: JobQueue; close(): Promise<void> } {
  const { keepsStatements, listenUrl, pool } = db
  const listenPool =
    listenUrl === null ? null : openPool(listenUrl, { max: workers, application_name: 'tollgraph-jobs' })
  let closing: Promise<void> | undefined
  return {
    queue: { pool, listenPool, preparesStatements: keepsStatements },
    async close() {
      // A router hands its jobs over before it stops, which stops the workers again.
      closing ??= listenPool?.end()
      await closing
    },
  }
}
