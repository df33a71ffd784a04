/** Runs work at most so many at a time; the rest waits for its turn, first come first served. */
export function inTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = most
  const waiting: (() => void)[] = []
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
