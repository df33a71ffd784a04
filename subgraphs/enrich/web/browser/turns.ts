import { OutboundFailed } from '../../../kit/outbound/errors.ts'

/** Lets a few in at once; the others wait in the order that they came. */
export class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  /** Waits for a place; what it answers gives the place back, once. Throws OutboundFailed when `end` comes first. */
  async enter(end: AbortSignal): Promise<() => void> {
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

  #wait(end: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        end.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new OutboundFailed('TIMEOUT', 'The browser has too much to do'))
      }
      this.#waiting.push(enter)
      if (end.aborted) leave()
      else end.addEventListener('abort', leave, { once: true })
    })
  }
}
