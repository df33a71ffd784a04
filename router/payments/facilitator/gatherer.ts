/** Options of a gatherer. */
export interface GathererOptions {
  /** Size of a full group. */
  readonly most: number
  /**
   * Longest wait of a group's first item, in milliseconds; 0: until the end of this event loop turn, null: until no
   * other group is under way. Called again at each new item; `isBusy` says whether another group is under way.
   */
  waitMs(isBusy: boolean): number | null
}

/**
 * Collects items and passes them on in groups: many calls at once become few, and a single item hardly waits. The work
 * must not reject; it reports each item's outcome itself.
 */
export class Gatherer<Item> {
  readonly #work: (items: readonly Item[]) => Promise<void>
  readonly #options: GathererOptions
  #waiting: Item[] = []
  /** When the first waiting item came, and when it is due; monotonic clock, in milliseconds. */
  #since = 0
  #due = Number.POSITIVE_INFINITY
  #underWay = 0
  #cancelTimer: (() => void) | null = null

  constructor(work: (items: readonly Item[]) => Promise<void>, options: GathererOptions) {
    this.#work = work
    this.#options = options
  }

  add(item: Item): void {
    if (this.#waiting.length === 0) this.#since = performance.now()
    this.#waiting.push(item)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#waiting.length === 0) return
    const waitMs = this.#options.waitMs(this.#underWay > 0)
    if (waitMs === null) return
    if (this.#waiting.length >= this.#options.most) this.#handOn()
    else this.#handOnAt(this.#since + waitMs)
  }

  #handOnAt(due: number): void {
    if (due === this.#due) return
    this.#cancelTimer?.()
    this.#due = due
    this.#cancelTimer = after(due - performance.now(), () => this.#handOn())
  }

  #handOn(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#due = Number.POSITIVE_INFINITY
    const group = this.#waiting.splice(0, this.#options.most)
    if (group.length === 0) return
    this.#since = performance.now()
    this.#underWay += 1
    void this.#work(group).finally(() => {
      this.#underWay -= 1
      // Items that arrived meanwhile have waited long enough.
      if (this.#underWay === 0) this.#handOn()
    })
    this.#schedule()
  }
}

/** Runs `work` after `ms` milliseconds, or at the end of this event loop turn. */
function after(ms: number, work: () => void): () => void {
  if (ms <= 0) {
    const immediate = setImmediate(work)
    return () => clearImmediate(immediate)
  }
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
