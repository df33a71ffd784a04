import { setTimeout as pause } from 'node:timers/promises'
import { type Runner, type RunnerOptions, run } from 'graphile-worker'
import type { Logger } from 'pino'

/** Pause before a runner that ended is started again, in milliseconds. */
const RESTART_MS = 2_000

/** graphile-worker's runner, started again when it ends by itself: it does so after a fatal error of one of its parts. */
export class SteadyRunner {
  readonly #options: RunnerOptions
  readonly #log: Logger
  readonly #stopping = new AbortController()
  readonly #ended: Promise<void>
  #runner: Runner | null

  private constructor(options: RunnerOptions, first: Runner, log: Logger) {
    this.#options = options
    this.#log = log
    this.#runner = first
    this.#ended = this.#supervise(first)
  }

  /** Rejects if the runner cannot be started. */
  static async start(options: RunnerOptions, log: Logger): Promise<SteadyRunner> {
    return new SteadyRunner(options, await run(options), log)
  }

  get isRunning(): boolean {
    return this.#runner !== null
  }

  /** Lets running jobs finish. */
  async stop(): Promise<void> {
    // Without a reason, the error made here would hold its callers' variables.
    this.#stopping.abort('stopped')
    await this.#runner?.stop()
    await this.#ended
  }

  async #supervise(first: Runner): Promise<void> {
    const { signal } = this.#stopping
    for (let runner: Runner | null = first; !signal.aborted; runner = await this.#restart()) {
      const error = await runner?.promise.catch((reason: unknown) => reason)
      this.#runner = null
      if (signal.aborted) return
      if (runner) this.#log.error({ err: error }, 'The runner of background jobs ended; it is started again')
      await pause(RESTART_MS, undefined, { signal }).catch(() => {})
    }
  }

  /** Null if it cannot be started now. */
  async #restart(): Promise<Runner | null> {
    const { signal } = this.#stopping
    if (signal.aborted) return null
    try {
      const runner = await run(this.#options)
      if (signal.aborted) await runner.stop()
      this.#runner = runner
      return runner
    } catch (error) {
      this.#log.error({ err: error }, 'The runner of background jobs cannot be started')
      return null
    }
  }
}
