import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'

/** How long a due job may wait while its worker takes none, in milliseconds. Polling takes a second. */
export const LATE_MS = 60_000
/** Pause between two log lines about the same failure, in milliseconds. */
const LOG_EVERY_MS = 60_000

/** Watches whether a worker gets jobs from the queue. graphile-worker itself logs failures of that at debug level only. */
export class Pulse {
  readonly events: WorkerEvents = new EventEmitter()
  readonly #log: Logger
  /** Monotonic milliseconds. */
  #takenAt = performance.now()
  #loggedAt = Number.NEGATIVE_INFINITY

  constructor(log: Logger) {
    this.#log = log
    this.events.on('worker:getJob:empty', () => this.#take())
    this.events.on('job:start', () => this.#take())
    this.events.on('worker:getJob:error', ({ error }) => this.#fail(error))
  }

  /** Whether the worker has looked for jobs within LATE_MS, found or not. */
  get isFelt(): boolean {
    return performance.now() - this.#takenAt < LATE_MS
  }

  #take(): void {
    this.#takenAt = performance.now()
  }

  #fail(error: unknown): void {
    const now = performance.now()
    if (now - this.#loggedAt < LOG_EVERY_MS) return
    this.#loggedAt = now
    this.#log.error({ err: error }, 'Background jobs cannot be read from the database')
  }
}
