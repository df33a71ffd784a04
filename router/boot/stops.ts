import type { Logger } from 'pino'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'

/** Time limit for stopping one part; the devnet's final save takes longest. */
const STOP_LIMIT_MS = 15_000

/** Stop functions, run in the reverse order of their start. */
export class Stops {
  readonly #log: Logger
  readonly #stops: (() => Promise<void> | void)[] = []

  constructor(log: Logger) {
    this.#log = log
  }

  add(stop: () => Promise<void> | void): void {
    this.#stops.push(stop)
  }

  /** Stops everything; a failure is logged and does not keep the others from stopping. */
  async run(): Promise<void> {
    for (const stop of this.#stops.splice(0).reverse()) {
      try {
        await withTimeout(STOP_LIMIT_MS, Promise.resolve(stop()))
      } catch (error) {
        this.#log.error({ err: error }, 'Something did not stop')
      }
    }
  }
}
