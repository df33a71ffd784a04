import type { Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { FIRST_WORKER } from '../../subgraphs/kit/service/workers.ts'
import type { CompanyCalls } from '../metrics/providerMeter.ts'
import { sumCalls } from '../metrics/sumCalls.ts'
import { Line, type Notice, type Question } from './line.ts'
import { environmentOf } from './order.ts'
import { hangs } from './pulse.ts'

/** Pause before a worker is replaced that ended soon after its start, in milliseconds; it doubles up to the longest. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A worker that has listened for this long is replaced at once, in milliseconds. */
const STEADY_MS = 60_000
/** How long a worker may take to answer a question of another one, in milliseconds. */
const ANSWER_LIMIT_MS = 1_500
/** How long the jobs count as running while their worker is replaced, in milliseconds: a balancer need not notice. */
const JOBS_AWAY_MS = 15_000

/** A worker ended before it accepted requests; it has printed why. */
export class WorkerFailed extends Error {
  constructor(number: number, how: string) {
    super(`Worker ${number} ended before it listened (${how}); its own message, if it had one, is above.`)
    this.name = 'WorkerFailed'
  }
}

/** A running worker. */
interface Member {
  readonly number: number
  readonly worker: Worker
  readonly line: Line
  /** Resolves with code or signal when it has ended. */
  readonly ended: Promise<string>
  /** Set once it listens: its id in rows that it leases, and the monotonic time. */
  process: string | null
  listenedAt: number | null
}

/** What a crew needs. */
export interface CrewOptions {
  readonly count: number
  readonly databaseUrl: string
  readonly log: Logger
  /** Starts a process of `node:cluster` with these environment variables beside the own ones. */
  fork(environment: Readonly<Record<string, string>>): Worker
  /** Called with a short description before each step that may take time. */
  onProgress(step: string): void
  /** Called when a worker has ended by itself: its leases can be released. Must not reject. */
  onLost(process: string): Promise<void>
  /** Called when no worker runs any more and a new one cannot start. */
  onGivenUp(error: WorkerFailed): void
}

/**
 * The workers of a machine. Each is a process that runs the same file as this one, and listens on the same ports through
 * `node:cluster`. One that ends by itself is replaced.
 */
export class Crew {
  readonly #options: CrewOptions
  readonly #members = new Map<number, Member>()
  /** Ends of a worker in a row, each soon after its start. */
  readonly #failures = new Map<number, number>()
  readonly #stopping = new AbortController()
  /** Monotonic milliseconds since when the jobs do not run; null while they do. */
  #jobsAwaySince: number | null = null

  constructor(options: CrewOptions) {
    this.#options = options
  }

  /**
   * Starts all workers; returns the text of the first one. That one starts alone, because it makes what the data folder
   * lacks. Throws WorkerFailed when one ends before it listens.
   */
  async start(): Promise<string> {
    const { count, onProgress } = this.#options
    onProgress(`starting worker 1 of ${count}`)
    const text = await this.#start(FIRST_WORKER)
    onProgress(`starting ${count - 1} more`)
    const others = Array.from({ length: count - 1 }, (_, index) => this.#start(FIRST_WORKER + 1 + index))
    await Promise.all(others)
    return text
  }

  /** Ids of the workers that listen, in rows that they lease. */
  get processes(): ReadonlySet<string> {
    return new Set([...this.#members.values()].flatMap(({ process }) => process ?? []))
  }

  /** Asks all workers that listen; answers by their ids. Those that do not answer within `limitMs` milliseconds are missing. */
  async askAll(question: Question, limitMs: number): Promise<ReadonlyMap<string, unknown>> {
    const answers = new Map<string, unknown>()
    const ask = async ({ number, process, line }: Member) => {
      if (process === null) return
      try {
        answers.set(process, await line.ask(question, limitMs))
      } catch (error) {
        this.#options.log.warn({ err: error, worker: number }, `A worker did not answer the question ${question}`)
      }
    }
    await Promise.all([...this.#members.values()].map(ask))
    return answers
  }

  /** Stops all workers. Those that have not ended within `limitMs` milliseconds are killed. */
  async stop(limitMs: number): Promise<void> {
    this.#stopping.abort('stopping')
    const members = [...this.#members.values()]
    for (const { line } of members) line.tell({ kind: 'stop' })
    const timer = setTimeout(() => {
      for (const { number, worker } of this.#members.values()) {
        this.#options.log.error({ worker: number }, 'A worker did not stop, and is killed')
        worker.process.kill('SIGKILL')
      }
    }, limitMs)
    await Promise.all(members.map(({ ended }) => ended))
    clearTimeout(timer)
  }

  /** Starts a worker, and watches it from then on. Resolves with its text when it listens; throws WorkerFailed. */
  async #start(number: number): Promise<string> {
    const { databaseUrl, fork } = this.#options
    const worker = fork(environmentOf({ number, databaseUrl }))
    // The cluster passes the errors of the process on; without a listener they would end the supervisor.
    worker.on('error', () => {})
    const ended = endOf(worker, this.#options.log)
    const listens = new Promise<string>((resolve) => {
      const line = new Line(worker, (notice) => {
        if (notice.kind === 'listening') {
          Object.assign(member, { process: notice.process, listenedAt: performance.now() })
          this.#watch(member)
          resolve(notice.text)
        } else this.#pass(number, notice)
      })
      line.answer({ jobs: () => this.#areJobsWell(), calls: () => this.#calls() })
      const member: Member = { number, worker, line, ended, process: null, listenedAt: null }
      this.#members.set(number, member)
    })
    const failed = ended.then((how) => {
      this.#members.delete(number)
      throw new WorkerFailed(number, how)
    })
    return Promise.race([listens, failed])
  }

  /** Passes a notice of a worker on to all others. */
  #pass(from: number, notice: Notice): void {
    for (const { number, line } of this.#members.values()) if (number !== from) line.tell(notice)
  }

  /** The calls of all workers that answer. */
  async #calls(): Promise<CompanyCalls[]> {
    const answers = await this.askAll('calls', ANSWER_LIMIT_MS)
    return sumCalls([...answers.values()] as CompanyCalls[][])
  }

  async #areJobsWell(): Promise<boolean> {
    const first = this.#members.get(FIRST_WORKER)
    if (first && first.listenedAt !== null) {
      this.#jobsAwaySince = null
      return (await first.line.ask('jobs', ANSWER_LIMIT_MS)) === true
    }
    this.#jobsAwaySince ??= performance.now()
    return performance.now() - this.#jobsAwaySince < JOBS_AWAY_MS
  }

  /** Replaces a worker when it ends, and kills it when it hangs. */
  #watch(member: Member): void {
    void this.#killIfHung(member)
    member.ended
      .then((how) => this.#replace(member, how))
      .catch((error: unknown) => {
        this.#options.log.fatal({ err: error, worker: member.number }, 'A worker cannot be replaced')
      })
  }

  /** Kills a worker that does not answer: the others answer `/health`, so that monitoring would never see it. */
  async #killIfHung({ number, line, worker, ended }: Member): Promise<void> {
    const over = new AbortController()
    void ended.then(() => over.abort('ended'))
    const signal = AbortSignal.any([over.signal, this.#stopping.signal])
    if (!(await hangs({ ask: (limitMs) => line.ask('pulse', limitMs), signal }))) return
    this.#options.log.error({ worker: number }, 'A worker hangs, and is killed')
    worker.process.kill('SIGKILL')
  }

  async #replace({ number, process, listenedAt }: Member, how: string): Promise<void> {
    const { log, onLost, onGivenUp } = this.#options
    const { signal } = this.#stopping
    if (signal.aborted) return
    log.error({ worker: number }, `A worker ended by itself (${how}), and is replaced`)
    // Not waited for: the database may be away, and requests wait for a worker.
    if (process !== null) void onLost(process)
    if (listenedAt !== null && performance.now() - listenedAt > STEADY_MS) this.#failures.delete(number)
    while (!signal.aborted) {
      const failures = this.#failures.get(number) ?? 0
      this.#failures.set(number, failures + 1)
      await pause(pauseAfter(failures), undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        await this.#start(number)
        log.warn({ worker: number }, 'A worker has been replaced')
        return
      } catch (error) {
        if (!(error instanceof WorkerFailed)) throw error
        if (signal.aborted) return
        if (this.#members.size === 0) return onGivenUp(error)
        log.error({ worker: number }, error.message)
      }
    }
  }
}

/** The pause before a worker is replaced, in milliseconds: none the first time. */
export function pauseAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
}

/** Resolves when a worker has ended, or could not be started, with how. */
function endOf({ process: child }: Worker, log: Logger): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.on('error', (error) => {
      // A message or a connection did not reach a worker that is about to end: its exit follows.
      if (child.pid === undefined) resolve(error.message)
      else log.debug({ err: error, workerPid: child.pid }, 'A worker could not be reached')
    })
  })
}
