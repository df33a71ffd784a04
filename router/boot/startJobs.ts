import type { Logger } from 'pino'
import type { Database } from '../../prisma/database.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/runtime.ts'
import { LEDGER_SCHEDULES, ledgerJobs, RECOVERY_INTERVAL_MS, RECOVERY_JOB } from '../jobs/ledger.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import type { CheckoutDesk } from './openCheckout.ts'

/** Starts the background jobs of the ledger and of every service, and their schedules. */
export async function startJobs(
  desk: CheckoutDesk,
  db: Database,
  runtimes: ReadonlyMap<string, SubgraphRuntime>,
  log: Logger,
): Promise<Worker> {
  const ofServices = [...runtimes.values()]
  const again = async () => {
    const { add } = await worker
    await add(RECOVERY_JOB, {}, { key: RECOVERY_JOB, delayMs: RECOVERY_INTERVAL_MS })
  }
  const jobs = new Map([...ledgerJobs({ ...desk, again }), ...ofServices.flatMap((runtime) => [...runtime.jobs])])
  const schedules = [...LEDGER_SCHEDULES, ...ofServices.flatMap((runtime) => runtime.schedules)]
  const worker = startWorker(db.pool, jobs, schedules, log)
  const { add } = await worker
  await add(RECOVERY_JOB, {}, { key: RECOVERY_JOB })
  return worker
}
