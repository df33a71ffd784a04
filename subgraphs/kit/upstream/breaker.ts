/** Failures in a row after which an upstream is left alone. */
const FAILURES = 8
/** How long it is left alone, in ms, before one question tries it again. */
const REST_MS = 5_000

/** Stops asking an upstream that only fails, so that callers hear so at once instead of waiting for its time-out. */
export class CircuitBreaker {
  #failures = 0
  #openedAt = 0
  #isTrying = false
  readonly #clock: () => number

  /** `clock` gives milliseconds that only grow. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  /** Milliseconds until the upstream may be asked again; 0 where it may now. Whoever is let through reports the outcome. */
  pause(): number {
    if (this.#failures < FAILURES) return 0
    const left = this.#openedAt + REST_MS - this.#clock()
    if (left > 0) return left
    if (this.#isTrying) return REST_MS
    this.#isTrying = true
    return 0
  }

  succeeded(): void {
    this.#failures = 0
    this.#isTrying = false
  }

  failed(): void {
    this.#failures += 1
    this.#isTrying = false
    if (this.#failures >= FAILURES) this.#openedAt = this.#clock()
  }
}
