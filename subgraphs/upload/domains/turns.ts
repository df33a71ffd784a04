/** A concurrency limit that rejects work beyond it instead of queueing it. */
export interface Turns {
  /** Runs the work if a slot is free; false if none is, and the work was not run. */
  take(work: () => Promise<void>): Promise<boolean>
}

/** `atOnce`: the number of slots. */
export function createTurns(atOnce: number): Turns {
  let taken = 0
  return {
    async take(work) {
      if (taken >= atOnce) return false
      taken++
      try {
        await work()
        return true
      } finally {
        taken--
      }
    },
  }
}
