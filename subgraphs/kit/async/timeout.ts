/**
 * Waits for work; rejects if it takes longer than `limit` milliseconds. The work itself continues.
 *
 * @example
 *   const head = await withTimeout(2_000, client.getBlockNumber(), () => new Unavailable('The chain does not answer'))
 */
export function withTimeout<Value>(
  limit: number,
  work: Promise<Value>,
  lateness: () => Error = () => new Error(`Nothing within ${limit} ms`),
): Promise<Value> {
  return orAfter(limit, work, () => {
    throw lateness()
  })
}

/** The value of work, or of `otherwise` if work takes longer than `limit` milliseconds. The work itself continues. */
export async function orAfter<Value>(limit: number, work: Promise<Value>, otherwise: () => Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit)
  }).then(otherwise)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The signals that a signal follows, which live as long as it does. */
const FOLLOWED = new WeakMap<AbortSignal, readonly AbortSignal[]>()

/**
 * A signal that aborts after `limit` milliseconds, or with `signal`. `AbortSignal.any` refers to its sources weakly: Node
 * collects a timeout that nothing else refers to, which then never aborts.
 */
export function abortAfter(limit: number, signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(limit)
  if (!signal) return late
  const either = AbortSignal.any([late, signal])
  FOLLOWED.set(either, [late, signal])
  return either
}
