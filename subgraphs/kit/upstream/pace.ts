/** The wait before a request may be sent, in milliseconds. */
export type Turn = { readonly waitMs: number }

/**
 * Spreads requests to respect an upstream's limit per minute: a token bucket with the capacity of one second that
 * refills evenly. Null means no limit.
 */
export class Pace {
  readonly #perMs: number
  readonly #capacity: number
  readonly #clock: () => number
  #tokens: number
  #refilledAt: number

  /** `clock` returns monotonic milliseconds. */
  constructor(perMinute: number | null, clock: () => number = () => performance.now()) {
    this.#perMs = perMinute === null ? Number.POSITIVE_INFINITY : perMinute / 60_000
    this.#capacity = perMinute === null ? Number.POSITIVE_INFINITY : Math.max(1, perMinute / 60)
    this.#clock = clock
    this.#tokens = this.#capacity
    this.#refilledAt = clock()
  }

  /** Reserves a turn and returns its wait; reserves none if the wait exceeds `patienceMs`. */
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
