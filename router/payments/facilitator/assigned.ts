/** Most payments that are remembered; the oldest are forgotten first. */
const MAX_KEPT = 200_000

/** Which facilitator was given a payment to settle. */
export class Assigned<Facilitator> {
  readonly #now: () => number
  readonly #kept = new Map<string, { readonly facilitator: Facilitator; readonly until: number }>()

  /** `now` is in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** The facilitator of a payment; undefined if it was given to none, or its time is over. */
  get(payment: string): Facilitator | undefined {
    const entry = this.#kept.get(payment)
    return entry && entry.until > this.#now() ? entry.facilitator : undefined
  }

  /** Remembers a facilitator for `durationMs`. */
  set(payment: string, facilitator: Facilitator, durationMs: number): void {
    this.#kept.delete(payment)
    this.#kept.set(payment, { facilitator, until: this.#now() + durationMs })
    this.#shrink()
  }

  delete(payment: string): void {
    this.#kept.delete(payment)
  }

  #shrink(): void {
    const now = this.#now()
    for (const [payment, { until }] of this.#kept) {
      if (until > now && this.#kept.size <= MAX_KEPT) return
      this.#kept.delete(payment)
    }
  }
}
