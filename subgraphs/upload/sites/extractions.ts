import { Unavailable } from '../../../schema/errors.ts'

/** Concurrent extractions of this process; each holds a few files in memory and keeps the store busy. */
const AT_ONCE = 2
const MAX_WAITING = 20
/** Seconds after which a request refused for lack of a slot may retry. */
const RETRY_AFTER = 30

/** The extractions of this process. */
export interface Extractions {
  /**
   * Runs the work once a slot is free; the signal fires when the process stops. Throws Unavailable if too many are
   * waiting or the process stops.
   */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  /** Aborts running extractions and resolves when they have ended. */
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
    // A finished extraction passes its slot to the next waiter, so that no newcomer can take it in between.
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
