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
