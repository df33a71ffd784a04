import type { Logger } from 'pino'
import { within } from '../../subgraphs/kit/within.ts'

/** How long one part may take to stop; the devnet's last saving takes longest. */
const STOP_LIMIT_MS = 15_000

/** What has to be stopped, in the reverse order of its start. */
export class Stops {
  readonly #log: Logger
  readonly #stops: (() => Promise<void> | void)[] = []

  constructor(log: Logger) {
    this.#log = log
  }

  add(stop: () => Promise<void> | void): void {
    this.#stops.push(stop)
  }

  /** Stops everything; one that does not stop is logged and keeps no other from it. */
  async run(): Promise<void> {
    for (const stop of this.#stops.splice(0).reverse()) {
      try {
        await within(STOP_LIMIT_MS, Promise.resolve(stop()))
      } catch (error) {
        this.#log.error({ err: error }, 'Something did not stop')
      }
    }
  }
}
