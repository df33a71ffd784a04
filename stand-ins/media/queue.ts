/** Runs work in order, at most `atOnce` concurrently. */
export function openQueue(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot passes to the work that has waited longest.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
