import { EventEmitter } from 'node:events'
import { parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import { orAfter } from '../../subgraphs/kit/async/timeout.ts'
import { quietLogger } from './logger.ts'
import { patientPool } from './patientPool.ts'

/** Jobs by name; each runs at least once per payload. `stopping` is aborted when the process stops: end or pause soon. */
export type JobTable = ReadonlyMap<string, (payload: unknown, stopping?: AbortSignal) => Promise<void>>

/** The jobs and schedules of this process. */
export interface Worker {
  /** Names by which it locks jobs. */
  readonly lockers: readonly string[]
  /** Queues a job; one with the same key replaces it while it waits. */
  add(name: string, payload: unknown, options?: { readonly key?: string; readonly delayMs?: number }): Promise<void>
  /**
   * Takes no more jobs and waits for the running ones. After `limitMs` milliseconds (default 10 s) they are unlocked, so that
   * another worker runs them again. A second call waits for the first.
   */
  stop(limitMs?: number): Promise<void>
}

/** Concurrent jobs of one worker. */
const CONCURRENCY = 6
/** Default time for running jobs to end when their worker stops, in milliseconds. */
const STOP_LIMIT_MS = 10_000

/**
 * Starts graphile-worker with the given jobs; `schedules` are crontab lines (`minute hour day month weekday job`) in
 * UTC. While the database is away, the worker and `add` wait.
 */
export async function startWorker(
  pool: Pool,
  jobs: JobTable,
  schedules: readonly string[],
  log: Logger,
): Promise<Worker> {
  const patience = new AbortController()
  const stopping = new AbortController()
  const { taskList, forget } = tasksOf(jobs, stopping.signal)
  const events: WorkerEvents = new EventEmitter()
  const lockers: string[] = []
  events.on('pool:create', ({ workerPool }) => lockers.push(workerPool.id))
  const runner: Runner = await run({
    pgPool: patientPool(pool, patience.signal),
    taskList,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1_000,
    parsedCronItems: parseCronItems(schedules.map(readSchedule)),
    logger: quietLogger(log),
    events,
  })
  let stopped: Promise<void> | undefined
  return {
    lockers,
    async add(name, payload, options = {}) {
      const runAt = new Date(Date.now() + (options.delayMs ?? 0))
      await runner.addJob(name, payload, options.key ? { runAt, jobKey: options.key } : { runAt })
    },
    stop(limitMs = STOP_LIMIT_MS) {
      stopped ??= stop(limitMs)
      return stopped
    },
  }

  async function stop(limitMs: number): Promise<void> {
    // Without a reason, the error made here would hold its callers' variables.
    patience.abort('stopped')
    stopping.abort('stopping')
    const ended = runner.stop().then(() => true)
    if (!(await orAfter(limitMs, ended, () => false))) {
      log.warn('Jobs that did not end are left to other processes')
      await unlockWorkers(pool, lockers)
    }
    forget()
  }
}

/** graphile-worker keeps the task lists of stopped workers; after `forget`, the list holds no job and what it uses. */
function tasksOf(jobs: JobTable, stopping: AbortSignal): { readonly taskList: TaskList; forget(): void } {
  const taskList: TaskList = Object.fromEntries(
    [...jobs].map(([name, job]) => [name, async (payload: unknown) => job(payload, stopping)]),
  )
  return {
    taskList,
    forget() {
      for (const name of Object.keys(taskList)) delete taskList[name]
    },
  }
}

/** Creates the job tables; also needed where no jobs run, since other transactions queue jobs. */
export async function prepareJobTables(pool: Pool, log: Logger): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: pool, logger: quietLogger(log) })
}

/** Unlocks the jobs of these workers, so that others run them again. */
export async function unlockWorkers(pool: Pool, workers: readonly string[]): Promise<void> {
  await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [workers])
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
