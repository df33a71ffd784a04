/** How long somebody is expected, in milliseconds; whose work takes longer is not waited for. */
const EXPECTED_MS = 50

/** Who has said that it will come, and has not come yet. */
export class Expected<Key> {
  readonly #now: () => number
  /** When each is expected no more; the earliest first, because all are expected for as long. */
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
