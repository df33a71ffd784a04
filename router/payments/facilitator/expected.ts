/** How long a key is expected, in milliseconds; longer work is not waited for. */
const EXPECTED_MS = 50

/** Keys announced as coming that have not arrived yet. */
export class Expected<Key> {
  readonly #now: () => number
  /** Expiry of each key; earliest first, because all have the same duration. */
  readonly #until = new Map<Key, number>()

  /** `now` is in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** How many are kept, with some that are late. */
  get size(): number {
    return this.#until.size
  }

  /** Also forgets who is late: where another process settles, nothing here ever asks for them. */
  add(key: Key): void {
    this.#forgetLate()
    this.#until.delete(key)
    this.#until.set(key, this.#now() + EXPECTED_MS)
  }

  delete(key: Key): void {
    this.#until.delete(key)
  }

  isAny(): boolean {
    this.#forgetLate()
    return this.#until.size > 0
  }

  #forgetLate(): void {
    const now = this.#now()
    for (const [key, until] of this.#until) {
      if (until > now) return
      this.#until.delete(key)
    }
  }
}
