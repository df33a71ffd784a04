import { pino } from 'pino'
import { inTransaction } from '../../../prisma/transaction.ts'
import { prepareJobTables, startWorker, type Worker } from '../../../router/jobs/worker.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { type JobKinds, paidJobs } from '../../../subgraphs/kit/jobs/runJobs.ts'
import { queueStep } from '../../../subgraphs/kit/jobs/startJob.ts'
import { insertJob } from '../../../subgraphs/kit/jobs/store.ts'
import type { JobContext } from '../../../subgraphs/kit/service/subgraph.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { directQueue } from '../../support/jobQueue.ts'

/** The wallet that pays for the jobs of these tests. */
export const WALLET = parseAddress(`0x${'1'.repeat(40)}`) as Address

/** A service's paid jobs over a real queue, without the service. */
export interface Workshop {
  readonly database: TestDatabase
  readonly context: JobContext<null>
  /** Moves the service's clock; the queue's stays. */
  setNow(now: Date): void
  /** Writes a job and queues its first step, as `startJob` does once it is paid. */
  start(kind: string, input?: unknown, limitMs?: number): Promise<string>
  /** Runs one of the background jobs of `paidJobs` here and now, or by another clock. */
  run(name: 'runJob' | 'resumeJobs' | 'tidyJobs', payload?: unknown, now?: () => Date): Promise<void>
  /** Starts a worker as a router does, whose clock is so many milliseconds behind. */
  work(behindMs?: number): Promise<Worker>
  /** What a refund was asked for with, by act. */
  refundsOf(actId: string): Promise<unknown[]>
  close(): Promise<void>
}

/** Opens one over a database of its own. */
export async function openWorkshop(kinds: JobKinds<null>): Promise<Workshop> {
  const database = await testDatabase()
  const { pool } = database.db
  const log = pino({ level: 'silent' })
  await prepareJobTables(pool, log)
  let clock: Date | null = null
  const context: JobContext<null> = { engines: null, db: database.db, log, now: () => clock ?? new Date() }
  const { jobs = {} } = paidJobs('studio', kinds)
  const workers: Worker[] = []
  let count = 0
  return {
    database,
    context,
    setNow(now) {
      clock = now
    },
    async start(kind, input = {}, limitMs = 600_000) {
      count += 1
      const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
      const now = context.now()
      await inTransaction(pool, async (client) => {
        await insertJob(client, {
          id,
          service: 'studio',
          kind,
          wallet: WALLET,
          actId: actOf(id),
          source: 'sandbox',
          input,
          now,
          deadline: new Date(now.getTime() + limitMs),
        })
        await queueStep(client, 'studio', id)
      })
      return id
    },
    async run(name, payload = {}, now = context.now) {
      await jobs[`studio.${name}`]?.(payload, { ...context, now })
    },
    async work(behindMs = 0) {
      const now = () => new Date(context.now().getTime() - behindMs)
      const table = Object.entries(jobs).map(
        ([name, job]) =>
          [name, (payload: unknown, stopping?: AbortSignal) => job(payload, { ...context, now, stopping })] as const,
      )
      const worker = await startWorker(directQueue(pool), new Map(table), [], log)
      workers.push(worker)
      return worker
    },
    async refundsOf(actId) {
      const { rows } = await pool.query<{ payload: unknown }>(
        `SELECT payload FROM graphile_worker._private_jobs AS job
         JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
         WHERE task.identifier = 'ledger.refund' AND payload->>'actId' = $1`,
        [actId],
      )
      return rows.map(({ payload }) => payload)
    },
    async close() {
      for (const worker of workers) await worker.stop()
      await database.close()
    },
  }
}

/** The line that pays for a job of the workshop. */
export function actOf(id: string): string {
  return `payment-of-${id}:0`
}
