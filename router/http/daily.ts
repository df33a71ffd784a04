const DAY_MS = 86_400_000

/** Makes a value at its first use on each day, in UTC: for what names days. */
export function daily<Value>(make: (now: Date) => Value, clock: () => Date): () => Value {
  let made: { readonly day: number; readonly value: Value } | undefined
  return () => {
    const now = clock()
    const day = Math.floor(now.getTime() / DAY_MS)
    if (made?.day !== day) made = { day, value: make(now) }
    return made.value
  }
}
