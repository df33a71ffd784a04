/** Returns a function that runs at most `limit` of its tasks at once; the others wait in FIFO order. */
export function fewAtATime(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The next waiting task takes over this slot, so the count is unchanged.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
