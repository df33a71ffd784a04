/** Loads at the first call and caches the result. A failure is thrown to all waiting callers, and not cached. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | null = null
  return () => {
    known ??= load().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
}
