/** Runs a piece of work when its turn has come. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many pieces of work run at a time; the others wait in the order in which they came. */
export function openSlots(size: number): Slots {
  const waiting: (() => void)[] = []
  let free = size
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
