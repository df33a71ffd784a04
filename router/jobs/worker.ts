import { parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import { quietLogger } from './logger.ts'
import { patientPool } from './patientPool.ts'

/** Jobs by name; each runs at least once per payload. */
export type JobTable = ReadonlyMap<string, (payload: unknown) => Promise<void>>

/** Counts the runs of jobs. */
export interface JobMeter {
  ran(job: string, outcome: 'done' | 'failed'): void
}

/** The jobs and schedules of this process. */
export interface Worker {
  /** Queues a job; one with the same key replaces it while it waits. */
  add(name: string, payload: unknown, options?: { readonly key?: string; readonly delayMs?: number }): Promise<void>
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>
}

/** Concurrent jobs of one worker. */
const CONCURRENCY = 6

/**
 * Starts graphile-worker with the given jobs; `schedules` are crontab lines (`minute hour day month weekday job`) in
 * UTC. `meter` counts runs. While the database is away, the worker and `add` wait.
 */
export async function startWorker(
  pool: Pool,
  jobs: JobTable,
  schedules: readonly string[],
  log: Logger,
  meter: JobMeter | null = null,
): Promise<Worker> {
  const patience = new AbortController()
  const { taskList, forget } = tasksOf(jobs, meter)
  const runner: Runner = await run({
    pgPool: patientPool(pool, patience.signal),
    taskList,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1_000,
    parsedCronItems: parseCronItems(schedules.map(readSchedule)),
    logger: quietLogger(log),
  })
  return {
    async add(name, payload, options = {}) {
      const runAt = new Date(Date.now() + (options.delayMs ?? 0))
      await runner.addJob(name, payload, options.key ? { runAt, jobKey: options.key } : { runAt })
    },
    async stop() {
      // Without a reason, the error made here would hold its callers' variables.
      patience.abort('stopped')
      await runner.stop()
      forget()
    },
  }
}

/** graphile-worker keeps the task lists of stopped workers; after `forget`, the list holds no job and what it uses. */
function tasksOf(jobs: JobTable, meter: JobMeter | null): { readonly taskList: TaskList; forget(): void } {
  const taskList: TaskList = Object.fromEntries(
    [...jobs].map(([name, job]) => [name, (payload: unknown) => counted(name, job, payload, meter)]),
  )
  return {
    taskList,
    forget() {
      for (const name of Object.keys(taskList)) delete taskList[name]
    },
  }
}

async function counted(
  name: string,
  job: (payload: unknown) => Promise<void>,
  payload: unknown,
  meter: JobMeter | null,
): Promise<void> {
  try {
    await job(payload)
  } catch (error) {
    meter?.ran(name, 'failed')
    throw error
  }
  meter?.ran(name, 'done')
}

/** Creates the job tables; also needed where no jobs run, since other transactions queue jobs. */
export async function prepareJobTables(pool: Pool, log: Logger): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: pool, logger: quietLogger(log) })
}

/** Unlocks jobs of workers that are known to be dead; otherwise they would stay locked for hours. */
export async function unlockJobs(pool: Pool): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`,
  )
}

/**
 * Unlocks jobs of a name that have been locked for longer than `limitMs` milliseconds: their worker is usually dead. If
 * it is not, the job runs twice.
 */
export async function unlockOverdue(pool: Pool, name: string, limitMs: number): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM graphile_worker.jobs
     WHERE task_identifier = $1 AND locked_at < now() - $2 * interval '1 millisecond'`,
    [name, limitMs],
  )
}

function readSchedule(line: string): { match: string; task: string; identifier: string } {
  const parts = line.trim().split(/\s+/)
  const task = parts[5]
  if (parts.length !== 6 || !task) throw new Error(`A schedule has five times and a job: ${line}`)
  return { match: parts.slice(0, 5).join(' '), task, identifier: task }
}
