/** How long a round of warming up takes, in seconds. */
export const WARM_UP_SECONDS = 1

/** Most rounds: whoever gets faster for longer is measured while it does. */
const ROUNDS = 15

/** A server is warm once so many rounds after each other were not faster than the best before by this factor. */
const STILL_ROUNDS = 2
const FASTER = 1.03

/**
 * Loads a server until it gets no faster: compilers work for seconds on code that runs often. Each round hears what the
 * best before it came to, in answers a second, 0 the first; resolves with the best of all.
 */
export async function warmUp(round: (best: number) => Promise<{ readonly perSecond: number }>): Promise<number> {
  let best = 0
  let still = 0
  for (let rounds = 0; rounds < ROUNDS && still < STILL_ROUNDS; rounds += 1) {
    const { perSecond } = await round(best)
    still = perSecond > best * FASTER ? 0 : still + 1
    best = Math.max(best, perSecond)
  }
  return best
}
