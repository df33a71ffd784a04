/** Lets so many pieces of work go on at a time; the others wait in the order in which they came. */
export class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  /** Runs work when its turn has come. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Waits for a place; what it answers gives the place back, once. Rejects with the reason of `end` when that comes first. */
  async enter(end?: AbortSignal): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await this.#wait(end)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }

  #wait(end: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        end?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(end?.reason as Error)
      }
      this.#waiting.push(enter)
      if (end?.aborted) leave()
      else end?.addEventListener('abort', leave, { once: true })
    })
  }
}
