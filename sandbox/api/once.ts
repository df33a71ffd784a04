/** Loads at the first call, and has it for every later one. A failure is thrown to who waits for it, and not kept. */
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
