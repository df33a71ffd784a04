/** Waits for work, and throws when it takes longer than the limit in milliseconds. The work itself goes on. */
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
