/**
 * A semaphore: at most `places` tasks run at a time; the others wait in FIFO order.
 *
 * @example
 * const asking = new Semaphore(8)
 * const answer = await asking.run(() => node.call(request))
 */
export class Semaphore {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  /** Runs work once a place is free. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Waits for a place and returns its (idempotent) release function. Rejects with the reason of `end` if that aborts first. */
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
