/** Runs work in turn, at most so much of it at once. */
export function openQueue(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits longest takes over the place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
