/** A turn at the upstream, or the milliseconds until one would come. */
export type Turn = { readonly waitMs: number }

/**
 * Spreads questions so that an upstream's limit of requests a minute is kept: a bucket of one second's worth that refills
 * evenly. Null as limit means none.
 */
export class Pace {
  readonly #perMs: number
  readonly #capacity: number
  readonly #clock: () => number
  #tokens: number
  #refilledAt: number

  /** `clock` gives milliseconds that only grow. */
  constructor(perMinute: number | null, clock: () => number = () => performance.now()) {
    this.#perMs = perMinute === null ? Number.POSITIVE_INFINITY : perMinute / 60_000
    this.#capacity = perMinute === null ? Number.POSITIVE_INFINITY : Math.max(1, perMinute / 60)
    this.#clock = clock
    this.#tokens = this.#capacity
    this.#refilledAt = clock()
  }

  /** Takes a turn and says in how many milliseconds it is; gives it back when that is more than `patienceMs`. */
  take(patienceMs: number): Turn {
    if (this.#perMs === Number.POSITIVE_INFINITY) return { waitMs: 0 }
    const now = this.#clock()
    this.#tokens = Math.min(this.#capacity, this.#tokens + (now - this.#refilledAt) * this.#perMs)
    this.#refilledAt = now
    const waitMs = this.#tokens >= 1 ? 0 : (1 - this.#tokens) / this.#perMs
    if (waitMs <= patienceMs) this.#tokens -= 1
    return { waitMs }
  }
}
