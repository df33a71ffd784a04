import { LimitReached } from '../../schema/errors.ts'

const RETRY_AFTER_SECONDS = 5

/** Counts what each key has open at this router. */
export class Places {
  readonly #most: number
  readonly #what: string
  readonly #taken = new Map<string, number>()

  /** `what` names the limit for the caller: `live streams of one wallet`. */
  constructor(most: number, what: string) {
    this.#most = most
    this.#what = what
  }

  /** Takes a place; the returned function frees it, once. A null key is not counted. Throws LimitReached when none is free. */
  take(key: string | null): () => void {
    if (key === null) return () => {}
    const count = this.#taken.get(key) ?? 0
    if (count >= this.#most)
      throw new LimitReached(`At most ${this.#most} ${this.#what} are open at once`, RETRY_AFTER_SECONDS)
    this.#taken.set(key, count + 1)
    let isTaken = true
    return () => {
      if (isTaken) this.#free(key)
      isTaken = false
    }
  }

  #free(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1
    if (left > 0) this.#taken.set(key, left)
    else this.#taken.delete(key)
  }
}
