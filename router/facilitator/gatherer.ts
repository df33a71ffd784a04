/** When a group is complete. */
export interface GathererOptions {
  /** How many make a full group. */
  readonly most: number
  /** How long the first of a group waits for others when nothing is under way, in milliseconds; 0: for this turn. */
  readonly idleMs: number
  /** How long it waits while another group is under way, in milliseconds; null: until that is through. */
  readonly busyMs: number | null
}

/**
 * Gathers what comes one by one and hands it on in groups: many calls at once become few, and one that comes alone
 * hardly waits. The work must not reject; what became of an item is its own to tell.
 */
export class Gatherer<Item> {
  readonly #work: (items: readonly Item[]) => Promise<void>
  readonly #options: GathererOptions
  #waiting: Item[] = []
  #underWay = 0
  #cancelTimer: (() => void) | null = null

  constructor(work: (items: readonly Item[]) => Promise<void>, options: GathererOptions) {
    this.#work = work
    this.#options = options
  }

  add(item: Item): void {
    this.#waiting.push(item)
    this.#schedule()
  }

  #schedule(): void {
    const { most, idleMs, busyMs } = this.#options
    if (this.#waiting.length === 0) return
    const waitMs = this.#underWay === 0 ? idleMs : busyMs
    if (waitMs === null) return
    if (this.#waiting.length >= most) this.#handOn()
    else this.#cancelTimer ??= after(waitMs, () => this.#handOn())
  }

  #handOn(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    const group = this.#waiting.splice(0, this.#options.most)
    if (group.length === 0) return
    this.#underWay += 1
    void this.#work(group).finally(() => {
      this.#underWay -= 1
      // What gathered meanwhile has waited long enough.
      if (this.#underWay === 0) this.#handOn()
    })
    this.#schedule()
  }
}

function after(ms: number, work: () => void): () => void {
  if (ms === 0) {
    const immediate = setImmediate(work)
    return () => clearImmediate(immediate)
  }
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
