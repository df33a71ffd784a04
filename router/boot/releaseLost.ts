import type { Pool } from '../../prisma/database.ts'
import { expireAllLeases, expireLeasesOf } from '../../prisma/ledger/leases.ts'
import { releaseSettlements } from '../../prisma/ledger/settlementQueue.ts'
import { forgetAllProcesses, type LostProcess } from '../../prisma/processes.ts'
import { releaseLeases, releaseLeasesOf } from '../../subgraphs/kit/jobs/store.ts'
import { unlockJobs, unlockWorkers } from '../jobs/worker.ts'

/**
 * Releases everything on which lost processes hold a lease. One that only hung finds its rows taken over: each write
 * compares owner, attempt or lease, and a transfer has the same nonce from every process.
 */
export async function releaseLost(pool: Pool, lost: readonly LostProcess[]): Promise<void> {
  const ids = lost.map(({ id }) => id)
  await expireLeasesOf(pool, ids)
  await releaseSettlements(pool, ids)
  await releaseLeasesOf(pool, ids)
  // Last: an unlocked job that finds its row leased would do nothing.
  await unlockWorkers(
    pool,
    lost.flatMap(({ workers }) => workers),
  )
}

/**
 * Releases everything that is leased, before the first process of an installation begins to work: all earlier ones have
 * ended. Only an embedded database has no processes on other machines.
 */
export async function releaseAll(pool: Pool): Promise<void> {
  await expireAllLeases(pool)
  await unlockJobs(pool)
  await releaseLeases(pool)
  await forgetAllProcesses(pool)
}
