/** Concurrent statements; items that arrive meanwhile are collected for the next one. */
const MAX_UNDER_WAY = 2
/** Rows per statement, at most. */
const MAX_ITEMS = 256
/** Bytes of all items per statement, at most; an item of more has a statement of its own. */
const MAX_BYTES = 8 * 1024 ** 2

interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Group commit: concurrent writes, or reads, of many requests go to Postgres in one statement. A call resolves only
 * after its own row is committed, and a read happens after it was requested. With no statement in flight a call does
 * not wait; under load each statement carries the items that arrived during the one before.
 */
export class Gather<Item, Result> {
  readonly #flush: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly #keyOf: (item: Item) => string | null
  readonly #bytesOf: (item: Item) => number
  #waiting: Waiting<Item, Result>[] = []
  #underWay = 0
  #isScheduled = false

  /**
   * `flush` writes or reads all items or none, and returns one result per item, in order. Two items of the same key
   * never share a statement, in which they would not see each other; null is no key. `bytesOf`: the size of items that may be
   * large, such as answers: a statement copies all of its items at once.
   */
  constructor(
    flush: (items: readonly Item[]) => Promise<readonly Result[]>,
    keyOf: (item: Item) => string | null = () => null,
    bytesOf: (item: Item) => number = () => 0,
  ) {
    this.#flush = flush
    this.#keyOf = keyOf
    this.#bytesOf = bytesOf
  }

  /** Rejects with the statement's error. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= MAX_UNDER_WAY || this.#waiting.length === 0) return
    this.#isScheduled = true
    // Batch all items of this turn of the event loop.
    setImmediate(() => {
      this.#isScheduled = false
      void this.#run(this.#take())
    })
  }

  #take(): Waiting<Item, Result>[] {
    const keys = new Set<string>()
    const taken: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    let room = MAX_BYTES
    for (const waiting of this.#waiting) {
      const key = this.#keyOf(waiting.item)
      const bytes = this.#bytesOf(waiting.item)
      const hasRoom = taken.length === 0 || (taken.length < MAX_ITEMS && bytes <= room)
      const fits = hasRoom && (key === null || !keys.has(key))
      if (fits) taken.push(waiting)
      else left.push(waiting)
      if (fits) room -= bytes
      if (key !== null) keys.add(key)
    }
    this.#waiting = left
    return taken
  }

  async #run(taken: readonly Waiting<Item, Result>[]): Promise<void> {
    this.#underWay += 1
    try {
      await this.#write(taken)
    } finally {
      this.#underWay -= 1
      this.#schedule()
    }
    this.#schedule()
  }

  async #write(taken: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#flush(taken.map(({ item }) => item))
      for (const [index, { resolve }] of taken.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (taken.length === 1) return taken[0]?.reject(error)
      // One row that Postgres rejects must not fail the other rows.
      await Promise.all(taken.map((waiting) => this.#write([waiting])))
    }
  }
}
