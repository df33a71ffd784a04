import type { Pool } from '../../prisma/database.ts'
import { expireLeasesOf } from '../../prisma/ledger/leases.ts'
import type { LostProcess } from '../../prisma/processes.ts'
import { releaseLeasesOf } from '../../subgraphs/kit/jobs/store.ts'
import { unlockWorkers } from '../jobs/worker.ts'

/**
 * Releases everything on which lost processes hold a lease. One that only hung finds its rows taken over: each write
 * compares owner, attempt or lease, and a transfer has the same nonce from every process.
 */
export async function releaseLost(pool: Pool, lost: readonly LostProcess[]): Promise<void> {
  const ids = lost.map(({ id }) => id)
  await expireLeasesOf(pool, ids)
  await releaseLeasesOf(pool, ids)
  // Last: an unlocked job that finds its row leased would do nothing.
  await unlockWorkers(
    pool,
    lost.flatMap(({ workers }) => workers),
  )
}
