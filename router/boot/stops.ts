import type { Logger } from 'pino'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'

/** Time limit for stopping one part, in milliseconds; the devnet's final save takes longest. */
const STOP_LIMIT_MS = 15_000

/** Breaks off a start whose process is to stop. */
export class StartBrokenOff extends Error {
  override readonly name = 'StartBrokenOff'

  constructor() {
    super('The process stops before all of it has started')
  }
}

/** Stop functions, run in the reverse order of their start. */
export class Stops {
  readonly #log: Logger
  readonly #stops: { readonly stop: () => Promise<void> | void; readonly limitMs: number }[] = []
  /** Fulfilled once what was added until the last run has stopped; null before the first one. */
  #stopped: Promise<void> | null = null

  constructor(log: Logger) {
    this.#log = log
  }

  /**
   * `limitMs`: how long it may take, in milliseconds. What starts while everything is stopped, or after that, is stopped at
   * once, and StartBrokenOff is thrown.
   */
  add(stop: () => Promise<void> | void, limitMs = STOP_LIMIT_MS): void {
    this.#stops.push({ stop, limitMs })
    if (!this.#stopped) return
    void this.run()
    throw new StartBrokenOff()
  }

  /** Stops everything; a failure is logged and does not keep the others from stopping. */
  run(): Promise<void> {
    this.#stopped = (this.#stopped ?? Promise.resolve()).then(() => this.#stopAdded())
    return this.#stopped
  }

  async #stopAdded(): Promise<void> {
    for (const { stop, limitMs } of this.#stops.splice(0).reverse()) {
      try {
        await withTimeout(limitMs, Promise.resolve(stop()))
      } catch (error) {
        this.#log.error({ err: error }, 'Something did not stop')
      }
    }
  }
}
