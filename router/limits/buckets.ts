import { LRUCache } from 'lru-cache'

/** Keys whose buckets are remembered; a bucket that was forgotten is whole. */
const MAX_KEYS = 20_000

/**
 * Token buckets in memory, one for each key: `perMinute` units at once, refilled evenly within a minute. Each process counts
 * for itself.
 */
export class Buckets {
  readonly #msPerUnit: number
  readonly #clock: () => number
  /** When each bucket will be whole again, on the clock. */
  readonly #wholeAt = new LRUCache<string, number>({ max: MAX_KEYS })

  /** `clock` gives milliseconds that only grow. */
  constructor(perMinute: number, clock: () => number = () => performance.now()) {
    this.#msPerUnit = 60_000 / perMinute
    this.#clock = clock
  }

  /**
   * Takes units, and returns 0; or takes none, and returns the milliseconds until there will be enough. What is larger than
   * the whole bucket is let through when the bucket is whole, and paid off by the time that it takes to refill.
   */
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
}
