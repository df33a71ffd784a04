import type { Logger } from 'pino'
import type { Database } from '../../prisma/database.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import { LEDGER_SCHEDULES, ledgerJobs, RECOVERY_INTERVAL_MS, RECOVERY_JOB } from '../jobs/ledger.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import type { CheckoutDesk } from './openCheckout.ts'

/** The running workers of a router. */
export interface Jobs extends Pick<Worker, 'lockers' | 'stop'> {
  /** Queues the recovery sweep without its usual pause. */
  recover(): Promise<void>
}

/**
 * Starts the background jobs and schedules of the ledger and of every service. The ledger has its own worker, so that
 * money never waits behind a service's work.
 */
export async function startJobs(
  desk: CheckoutDesk,
  db: Database,
  runtimes: ReadonlyMap<string, SubgraphRuntime>,
  log: Logger,
): Promise<Jobs> {
  const again = async () => {
    const { add } = await ledger
    await add(RECOVERY_JOB, {}, { key: RECOVERY_JOB, delayMs: RECOVERY_INTERVAL_MS })
  }
  const ledger = startWorker(db.pool, ledgerJobs({ ...desk, pool: db.pool, again }), LEDGER_SCHEDULES, log)
  const workers = [await ledger]
  const stop = async (limitMs?: number) => {
    await Promise.all(workers.map((worker) => worker.stop(limitMs)))
  }
  const ofServices = [...runtimes.values()]
  const jobs = new Map(ofServices.flatMap((runtime) => [...runtime.jobs]))
  const schedules = ofServices.flatMap((runtime) => runtime.schedules)
  try {
    workers.push(await startWorker(db.pool, jobs, schedules, log))
    const { add } = await ledger
    await add(RECOVERY_JOB, {}, { key: RECOVERY_JOB })
  } catch (error) {
    await stop()
    throw error
  }
  const { add } = await ledger
  return {
    lockers: workers.flatMap(({ lockers }) => lockers),
    recover: () => add(RECOVERY_JOB, {}, { key: RECOVERY_JOB }),
    stop,
  }
}
