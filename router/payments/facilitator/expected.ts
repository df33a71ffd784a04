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

  add(key: Key): void {
    this.#until.delete(key)
    this.#until.set(key, this.#now() + EXPECTED_MS)
  }

  delete(key: Key): void {
    this.#until.delete(key)
  }

  isAny(): boolean {
    const now = this.#now()
    for (const [key, until] of this.#until) {
      if (until > now) return true
      this.#until.delete(key)
    }
    return false
  }
}
