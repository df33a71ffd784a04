import { recentlyUsed } from './recentlyUsed.ts'
import { orAfter } from './timeout.ts'

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
  /** What to do with a value beyond its lifetime while `read` fails or hangs; omitted: nothing, `get` waits and rejects. */
  readonly outage?: Outage
}

/** Serving of outdated values while their source is away. */
export interface Outage {
  /** Longest age of a value that is served, from the start of the read that returned it. Milliseconds. */
  readonly maxAgeMs: number
  /** How long a read may take before its key's outdated value is served. Milliseconds. */
  readonly patienceMs: number
  /** Called for each read that failed while the key's value was served. */
  report(key: string, error: unknown): void
}

interface Kept<Value> {
  readonly value: Value
  readonly readAt: number
  /** When the value was last read, or the attempt to read it again failed. */
  readonly triedAt: number
}

interface Reading<Value> {
  readonly result: Promise<Value>
  readonly beganAt: number
}

/**
 * Caches the result of `read` by key. Concurrent calls for a key share one read. `read` receives the previous value, to
 * return it if nothing changed. Keys without a value (null) are kept apart: where anyone may ask for any key, such as a
 * name server, unknown keys must not displace known ones.
 *
 * With `outage`, a key that has a value keeps it while `read` fails or hangs. A key without one is never served so: `get`
 * rejects, because the key may have got a value since.
 *
 * @example
 * const registered = shortMemory((domain) => registry.check(domain), { trustedMs: 30_000, maxKeys: 1_000 })
 * await registered.get('example.com')
 */
export function shortMemory<Value>(
  read: (key: string, known: Value | undefined) => Promise<Value>,
  { trustedMs, maxKeys, outage }: MemoryLimits,
): ShortMemory<Value> {
  const known = recentlyUsed<string, Kept<Value>>(maxKeys)
  const unknown = recentlyUsed<string, Kept<Value>>(maxKeys)
  const readings = new Map<string, Reading<Value>>()

  const find = (key: string): Kept<Value> | undefined => known.get(key) ?? unknown.get(key)

  /** The value to serve while it cannot be read again. */
  function outdated(key: string): Kept<Value> | undefined {
    const found = known.get(key)
    return found && outage && performance.now() - found.readAt < outage.maxAgeMs ? found : undefined
  }

  function set(key: string, entry: Kept<Value>): void {
    const [own, other] = entry.value === null ? [unknown, known] : [known, unknown]
    own.set(key, entry)
    other.delete(key)
  }

  async function readAgain(key: string): Promise<Kept<Value>> {
    const readAt = performance.now()
    try {
      return { value: await read(key, find(key)?.value), readAt, triedAt: readAt }
    } catch (error) {
      const served = outdated(key)
      if (!served) throw error
      outage?.report(key, error)
      return { ...served, triedAt: performance.now() }
    }
  }

  async function keep(key: string, isCurrent: () => boolean): Promise<Value> {
    const entry = await readAgain(key)
    // A read that overlaps a `forget` may be outdated: return it to its callers, but do not cache it.
    if (isCurrent()) set(key, entry)
    return entry.value
  }

  function begin(key: string): Reading<Value> {
    const isCurrent = (): boolean => readings.get(key) === reading
    const result = keep(key, isCurrent).finally(() => {
      if (isCurrent()) readings.delete(key)
    })
    const reading: Reading<Value> = { result, beganAt: performance.now() }
    readings.set(key, reading)
    return reading
  }

  /** The result of a reading, or the outdated value of its key if it takes too long. */
  function awaited(key: string, { result, beganAt }: Reading<Value>): Promise<Value> {
    const served = outdated(key)
    if (!served || !outage) return result
    return orAfter(Math.max(0, beganAt + outage.patienceMs - performance.now()), result, () => served.value)
  }

  return {
    async get(key) {
      const found = find(key)
      if (found && performance.now() - found.triedAt < trustedMs) return found.value
      return awaited(key, readings.get(key) ?? begin(key))
    },
    forget(key) {
      known.delete(key)
      unknown.delete(key)
      readings.delete(key)
    },
  }
}
