import { Unavailable } from '../../../schema/errors.ts'

/** At one time in this process; each has a few files in memory and keeps the store busy. */
const AT_ONCE = 2
const MAX_WAITING = 20
/** Seconds after which whoever found no place may ask again. */
const RETRY_AFTER = 30

/** The extractions of this process. */
export interface Extractions {
  /**
   * Runs one when there is a place for it; the signal fires when the process stops. Throws Unavailable when too many wait,
   * or the process stops.
   */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  /** Ends what runs, and resolves when it has. */
  close(): Promise<void>
}

export function createExtractions(): Extractions {
  const stopping = new AbortController()
  const waiting: (() => void)[] = []
  const running = new Set<Promise<unknown>>()
  let taken = 0

  const place = async () => {
    if (waiting.length >= MAX_WAITING) throw busy()
    if (taken < AT_ONCE) taken++
    // Whoever leaves hands the place on, so that nobody comes in between.
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else taken--
  }
  return {
    async run(work) {
      await place()
      try {
        stopping.signal.throwIfAborted()
        const result = work(stopping.signal)
        running.add(result)
        return await result.finally(() => running.delete(result))
      } finally {
        leave()
      }
    },
    async close() {
      stopping.abort(
        new Unavailable('The server stops; activate the site again in a moment', { retryAfter: RETRY_AFTER }),
      )
      await Promise.allSettled(running)
    },
  }
}

function busy(): Unavailable {
  return new Unavailable('Too many sites are being activated at the moment; try again later', {
    retryAfter: RETRY_AFTER,
  })
}
