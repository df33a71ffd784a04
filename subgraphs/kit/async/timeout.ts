/** Waits for work; throws if it takes longer than `limit` milliseconds. The work itself continues. */
export async function within<Value>(
  limit: number,
  work: Promise<Value>,
  lateness: () => Error = () => new Error(`Nothing within ${limit} ms`),
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(lateness()), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
