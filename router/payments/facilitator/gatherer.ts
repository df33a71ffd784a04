/** When a group is complete. */
export interface GathererOptions {
  /** How many make a full group. */
  readonly most: number
  /**
   * How long the first of a group waits for others at most, in milliseconds; 0: for this turn, null: until no other group is
   * under way. It is asked again whenever somebody comes; `isBusy` says whether another group is under way.
   */
  waitMs(isBusy: boolean): number | null
}

/**
 * Gathers what comes one by one and hands it on in groups: many calls at once become few, and one that comes alone
 * hardly waits. The work must not reject; what became of an item is its own to tell.
 */
export class Gatherer<Item> {
  readonly #work: (items: readonly Item[]) => Promise<void>
  readonly #options: GathererOptions
  #waiting: Item[] = []
  /** When the first of those came, and until when it waits; by the process' own clock, in milliseconds. */
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
      // What gathered meanwhile has waited long enough.
      if (this.#underWay === 0) this.#handOn()
    })
    this.#schedule()
  }
}

/** At the end of this turn of the event loop where no time is left. */
function after(ms: number, work: () => void): () => void {
  if (ms <= 0) {
    const immediate = setImmediate(work)
    return () => clearImmediate(immediate)
  }
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
