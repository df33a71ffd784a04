import type { Logger } from 'pino'
import type { Database } from '../../prisma/database.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openJobQueue } from '../jobs/jobQueue.ts'
import { LEDGER_SCHEDULES, ledgerJobs, RECOVERY_INTERVAL_MS, RECOVERY_JOB } from '../jobs/ledger.ts'
import { type JobMeter, startWorker, type Worker } from '../jobs/worker.ts'
import type { CheckoutDesk } from './openCheckout.ts'

/** The running workers of a router. */
export interface Jobs extends Pick<Worker, 'isWell' | 'lockers' | 'stop'> {
  /** Queues the recovery sweep without its usual pause. */
  recover(): Promise<void>
}

/**
 * Starts the background jobs and schedules of the ledger and of every service. The ledger has its own worker, so that
 * money never waits behind a service's work.
 */
export async function startJobs(
  desk: CheckoutDesk,
  archive: { readonly store: BlobStore; readonly monthsKept: number },
  db: Database,
  runtimes: ReadonlyMap<string, SubgraphRuntime>,
  log: Logger,
  meter: JobMeter | null,
): Promise<Jobs> {
  const { queue, close } = openJobQueue(db, 2)
  const again = async () => {
    const { add } = await ledger
    await add(RECOVERY_JOB, {}, { key: RECOVERY_JOB, delayMs: RECOVERY_INTERVAL_MS })
  }
  const ledger = startWorker(
    queue,
    ledgerJobs({ ...desk, ...archive, pool: db.pool, log, again }),
    LEDGER_SCHEDULES,
    log,
    meter,
  )
  const workers: Worker[] = []
  const stop = async (limitMs?: number) => {
    await Promise.all(workers.map((worker) => worker.stop(limitMs)))
    await close()
  }
  const ofServices = [...runtimes.values()]
  const jobs = new Map(ofServices.flatMap((runtime) => [...runtime.jobs]))
  const schedules = ofServices.flatMap((runtime) => runtime.schedules)
  try {
    workers.push(await ledger)
    workers.push(await startWorker(queue, jobs, schedules, log, meter))
    const { add } = await ledger
    await add(RECOVERY_JOB, {}, { key: RECOVERY_JOB })
  } catch (error) {
    await stop()
    throw error
  }
  const { add } = await ledger
  return {
    lockers: () => workers.flatMap((worker) => worker.lockers()),
    recover: () => add(RECOVERY_JOB, {}, { key: RECOVERY_JOB }),
    isWell: async () => (await Promise.all(workers.map((worker) => worker.isWell()))).every(Boolean),
    stop,
  }
}
