import { recentlyUsed } from './recentlyUsed.ts'

/** A cache with a short lifetime. */
export interface ShortMemory<Value> {
  /** Rejects with the error of `read`, which is not cached. */
  get(key: string): Promise<Value>
  /** Makes the next `get` read again, and discards the result of a read in progress. */
  forget(key: string): void
}

export interface MemoryLimits {
  /** Lifetime in milliseconds, from the start of the read. */
  readonly trustedMs: number
  /** Most keys with a value; as many again without one, whose `read` returned null. */
  readonly maxKeys: number
}

interface Kept<Value> {
  readonly value: Value
  readonly readAt: number
}

/**
 * Caches the result of `read` by key. Concurrent calls for a key share one read. `read` receives the previous value, to
 * return it if nothing changed. Keys without a value (null) are kept apart: where anyone may ask for any key, such as a
 * name server, unknown keys must not displace known ones.
 *
 * @example
 * const registered = shortMemory((domain) => registry.check(domain), { trustedMs: 30_000, maxKeys: 1_000 })
 * await registered.get('example.com')
 */
export function shortMemory<Value>(
  read: (key: string, known: Value | undefined) => Promise<Value>,
  { trustedMs, maxKeys }: MemoryLimits,
): ShortMemory<Value> {
  const known = recentlyUsed<string, Kept<Value>>(maxKeys)
  const unknown = recentlyUsed<string, Kept<Value>>(maxKeys)
  const readings = new Map<string, Promise<Value>>()

  const find = (key: string): Kept<Value> | undefined => known.get(key) ?? unknown.get(key)

  function set(key: string, entry: Kept<Value>): void {
    const [own, other] = entry.value === null ? [unknown, known] : [known, unknown]
    own.set(key, entry)
    other.delete(key)
  }

  async function keep(key: string, isCurrent: () => boolean): Promise<Value> {
    const readAt = performance.now()
    const value = await read(key, find(key)?.value)
    // A read that overlaps a `forget` may be outdated: return it to its callers, but do not cache it.
    if (isCurrent()) set(key, { value, readAt })
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
      const found = find(key)
      if (found && performance.now() - found.readAt < trustedMs) return found.value
      return readings.get(key) ?? begin(key)
    },
    forget(key) {
      known.delete(key)
      unknown.delete(key)
      readings.delete(key)
    },
  }
}
