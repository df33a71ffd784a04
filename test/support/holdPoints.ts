import { gate } from './gate.ts'
import type { Hold } from './proxy.ts'

/** Points that a server in a test comes past, by name; at each it can be held the next time. */
export class HoldPoints {
  readonly #held = new Map<string, { reach(): void; readonly released: Promise<void> }>()

  hold(point: string): Hold {
    const [reached, released] = [gate(), gate()]
    this.#held.set(point, { reach: reached.open, released: released.opened })
    return { reached: reached.opened, release: released.open }
  }

  /** Comes past a point: waits where it is held. */
  async pass(point: string): Promise<void> {
    const held = this.#held.get(point)
    this.#held.delete(point)
    held?.reach()
    await held?.released
  }
}
