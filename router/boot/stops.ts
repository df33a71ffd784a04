import type { Logger } from 'pino'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'

/** Time limit for stopping one part, in milliseconds; the devnet's final save takes longest. */
const STOP_LIMIT_MS = 15_000

/** Stop functions, run in the reverse order of their start. */
export class Stops {
  readonly #log: Logger
  readonly #stops: { readonly stop: () => Promise<void> | void; readonly limitMs: number }[] = []

  constructor(log: Logger) {
    this.#log = log
  }

  /** `limitMs`: how long it may take, in milliseconds. */
  add(stop: () => Promise<void> | void, limitMs = STOP_LIMIT_MS): void {
    this.#stops.push({ stop, limitMs })
  }

  /** Stops everything; a failure is logged and does not keep the others from stopping. */
  async run(): Promise<void> {
    for (const { stop, limitMs } of this.#stops.splice(0).reverse()) {
      try {
        await withTimeout(limitMs, Promise.resolve(stop()))
      } catch (error) {
        this.#log.error({ err: error }, 'Something did not stop')
      }
    }
  }
}
