import type { FacilitatorReply, FacilitatorStep, TestFacilitator } from '../../support/facilitator.ts'
import type { Hold } from '../../support/proxy.ts'

/** How a facilitator misbehaves: what it says at a step instead of what it would say; null where it behaves. */
export type Misbehaviour = (step: FacilitatorStep) => FacilitatorReply | null

interface Trap {
  matches(step: FacilitatorStep): boolean
  reach(): void
  readonly released: Promise<void>
}

/** Holds a facilitator at steps, and makes it misbehave. */
export class FacilitatorTraps {
  readonly #traps = new Set<Trap>()
  /** Applies to whatever comes, and to what is held once it is let go. */
  misbehaviour: Misbehaviour = () => null

  constructor(facilitator: TestFacilitator) {
    facilitator.interfere = (step) => this.#meet(step)
  }

  /** Holds the next step that matches. */
  hold(matches: (step: FacilitatorStep) => boolean): Hold {
    let release = () => {}
    let reach = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const reached = new Promise<void>((resolve) => (reach = resolve))
    this.#traps.add({ matches, reach, released })
    return { reached, release }
  }

  async #meet(step: FacilitatorStep): Promise<FacilitatorReply | null> {
    const trap = [...this.#traps].find(({ matches }) => matches(step))
    if (trap) {
      this.#traps.delete(trap)
      trap.reach()
      await trap.released
    }
    return this.misbehaviour(step)
  }
}
