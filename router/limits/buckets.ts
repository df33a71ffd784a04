import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import type { Rate } from './rate.ts'

/** Most cached buckets; an evicted bucket counts as full. */
const MAX_KEYS = 20_000

/** Token buckets in memory: each process counts separately. */
export class Buckets implements Rate {
  readonly #msPerUnit: number
  readonly #clock: () => number
  /** When each bucket will be full again, by the clock. */
  readonly #wholeAt = recentlyUsed<string, number>(MAX_KEYS)

  /** `clock` returns monotonic milliseconds. */
  constructor(perMinute: number, clock: () => number = () => performance.now()) {
    this.#msPerUnit = 60_000 / perMinute
    this.#clock = clock
  }

  take(key: string, units: number): number {
    const now = this.#clock()
    const from = Math.max(this.#wholeAt.get(key) ?? now, now)
    const until = from + units * this.#msPerUnit
    const wait = until - (now + 60_000)
    if (wait <= 0 || from <= now) {
      this.#wholeAt.set(key, until)
      return 0
    }
    return Math.min(wait, from - now)
  }

  /** Counts units that another process has admitted. */
  add(key: string, units: number): void {
    const now = this.#clock()
    const from = Math.max(this.#wholeAt.get(key) ?? now, now)
    this.#wholeAt.set(key, from + units * this.#msPerUnit)
  }
}
