import { LRUCache } from 'lru-cache'

/** Answers that are trusted for a moment before the source is asked again. */
export interface ShortMemory<Value> {
  /** Rejects with what the source threw; that is not remembered. */
  get(key: string): Promise<Value>
  /** The next `get` reads, and no reading that began before is kept. */
  forget(key: string): void
}

export interface MemoryLimits {
  /** Milliseconds, from the moment that a reading began. */
  readonly trustedMs: number
  readonly maxKeys: number
}

interface Kept<Value> {
  readonly value: Value
  readonly readAt: number
}

/**
 * Remembers what `read` gave for a key. Questions that come while a key is being read wait for that one reading. `read` is
 * given what was known before, to return it when nothing changed.
 */
export function shortMemory<Value>(
  read: (key: string, known: Value | undefined) => Promise<Value>,
  { trustedMs, maxKeys }: MemoryLimits,
): ShortMemory<Value> {
  const kept = new LRUCache<string, Kept<Value>>({ max: maxKeys })
  const readings = new Map<string, Promise<Value>>()

  async function keep(key: string, isCurrent: () => boolean): Promise<Value> {
    const readAt = performance.now()
    const value = await read(key, kept.get(key)?.value)
    // What was read while the source changed may be the old answer: it answers who asked, and no later question.
    if (isCurrent()) kept.set(key, { value, readAt })
    return value
  }

  function begin(key: string): Promise<Value> {
    const isCurrent = () => readings.get(key) === reading
    const reading = keep(key, isCurrent).finally(() => {
      if (isCurrent()) readings.delete(key)
    })
    readings.set(key, reading)
    return reading
  }

  return {
    async get(key) {
      const known = kept.get(key)
      if (known && performance.now() - known.readAt < trustedMs) return known.value
      return readings.get(key) ?? begin(key)
    },
    forget(key) {
      kept.delete(key)
      readings.delete(key)
    },
  }
}
