/** Returns a function that runs at most so many of what it is given at once; the others wait in their order. */
export function fewAtATime(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes this one's place, so the count stays.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
