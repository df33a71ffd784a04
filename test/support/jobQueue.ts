import type { Pool } from '../../prisma/database.ts'
import type { JobQueue } from '../../router/jobs/jobQueue.ts'

/** The queue of a database without a pooler before it, with one pool for everything. */
export function directQueue(pool: Pool): JobQueue {
  return { pool, listenPool: pool, preparesStatements: true }
}
