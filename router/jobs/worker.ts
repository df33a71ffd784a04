import { parseCronItems, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import { addJob } from '../../prisma/addJob.ts'
import type { Pool } from '../../prisma/database.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { orAfter } from '../../subgraphs/kit/async/timeout.ts'
import type { JobQueue } from './jobQueue.ts'
import { quietLogger } from './logger.ts'
import { patientPool } from './patientPool.ts'
import { LATE_MS, Pulse } from './pulse.ts'
import { SteadyRunner } from './steadyRunner.ts'

/** Jobs by name; each runs at least once per payload. `stopping` is aborted when the process stops: end or pause soon. */
export type JobTable = ReadonlyMap<string, (payload: unknown, stopping?: AbortSignal) => Promise<void>>

/** Counts the runs of jobs. */
export interface JobMeter {
  ran(job: string, outcome: 'done' | 'failed'): void
}

/** The jobs and schedules of this process. */
export interface Worker {
  /** Names by which it locks jobs. */
  lockers(): readonly string[]
  /** Queues a job; one with the same key replaces it while it waits. The delay is by the database's clock. */
  add(name: string, payload: object, options?: { readonly key?: string; readonly delayMs?: number }): Promise<void>
  /** False when its runner has ended, or a due job of its own waits for a minute while it takes none. */
  isWell(): Promise<boolean>
  /**
   * Takes no more jobs and waits for the running ones. After `limitMs` milliseconds (default 10 s) they are unlocked, so that
   * another worker runs them again. A second call waits for the first.
   */
  stop(limitMs?: number): Promise<void>
}

/** Concurrent jobs of one worker. */
export const CONCURRENCY = 6
/** Default time for running jobs to end when their worker stops, in milliseconds. */
const STOP_LIMIT_MS = 10_000

/**
 * Starts graphile-worker with the given jobs; `schedules` are crontab lines (`minute hour day month weekday job`) in
 * UTC. `meter` counts runs. While the database is away, the worker and `add` wait. A runner that ends by itself is started
 * again.
 */
export async function startWorker(
  { pool, listenPool, preparesStatements }: JobQueue,
  jobs: JobTable,
  schedules: readonly string[],
  log: Logger,
  meter: JobMeter | null = null,
): Promise<Worker> {
  const patience = new AbortController()
  const stopping = new AbortController()
  const { taskList, forget } = tasksOf(jobs, stopping.signal, meter)
  const pulse = new Pulse(log)
  const lockers = lockersFrom(pulse.events)
  const patient = patientPool(pool, patience.signal, listenPool)
  const runner = await SteadyRunner.start(
    {
      pgPool: patient,
      taskList,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      noPreparedStatements: !preparesStatements,
      pollInterval: 1_000,
      parsedCronItems: parseCronItems(schedules.map(readSchedule)),
      logger: quietLogger(log),
      events: pulse.events,
    },
    log,
  )
  let stopped: Promise<void> | undefined
  return {
    lockers: () => lockers,
    async add(name, payload, options = {}) {
      // Not by the clock of this process: where that is ahead, a job that is queued again and again would never be due.
      await inTransaction(patient, (client) => addJob(client, name, payload, options))
    },
    async isWell() {
      if (!runner.isRunning) return false
      return pulse.isFelt || !(await hasLateJob(pool, [...jobs.keys()]))
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

/**
 * The names by which a runner locks jobs, filled as it starts: one that is started again has a new name, and the old ones may
 * still be on jobs. A function of its own, because graphile-worker keeps the events of stopped runners, and with a listener
 * all that its scope holds.
 */
function lockersFrom(events: WorkerEvents): readonly string[] {
  const lockers: string[] = []
  events.on('pool:create', ({ workerPool }) => lockers.push(workerPool.id))
  return lockers
}

/** Whether a job of these names has been due for LATE_MS and no worker has taken it. */
async function hasLateJob(pool: Pool, names: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ is_late: boolean }>(
    `SELECT EXISTS (
       SELECT FROM graphile_worker.jobs
       WHERE task_identifier = ANY ($1) AND locked_at IS NULL AND attempts < max_attempts
         AND run_at < now() - $2 * interval '1 millisecond') AS is_late`,
    [names, LATE_MS],
  )
  return rows[0]?.is_late === true
}

/** graphile-worker keeps the task lists of stopped workers; after `forget`, the list holds no job and what it uses. */
function tasksOf(
  jobs: JobTable,
  stopping: AbortSignal,
  meter: JobMeter | null,
): { readonly taskList: TaskList; forget(): void } {
  const taskList: TaskList = Object.fromEntries(
    [...jobs].map(([name, job]) => [
      name,
      (payload: unknown) => counted(name, async () => job(payload, stopping), meter),
    ]),
  )
  return {
    taskList,
    forget() {
      for (const name of Object.keys(taskList)) delete taskList[name]
    },
  }
}

async function counted(name: string, job: () => Promise<void>, meter: JobMeter | null): Promise<void> {
  try {
    await job()
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

/**
 * Removes the runs without attempts left that a process leaves behind when it dies or loses its database: those of jobs with one
 * attempt, which their services queue again, and those of `names`, which queue their next run before they end.
 */
export async function forgetLostRuns(pool: Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `SELECT FROM graphile_worker.complete_jobs(ARRAY(
       SELECT id FROM graphile_worker.jobs
       WHERE locked_at IS NULL AND attempts >= max_attempts AND (max_attempts = 1 OR task_identifier = ANY ($1))))`,
    [names],
  )
}
