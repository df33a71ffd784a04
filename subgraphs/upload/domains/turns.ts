/** Lets some at a time do something, and turns the others away. */
export interface Turns {
  /** False when no place was free: nothing was done then. */
  take(work: () => Promise<void>): Promise<boolean>
}

/** `atOnce`: how many places there are. */
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
