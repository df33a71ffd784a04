/** A browser storage: permanent, or per tab. */
export type StorageName = 'localStorage' | 'sessionStorage'

interface Storing {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** Throws when storage is disabled for this page, or there is no browser. */
export function storageOf(name: StorageName): Storing {
  return (globalThis as unknown as Record<StorageName, Storing>)[name]
}

/** Reads JSON from a storage; null when it is missing or storage is disabled. */
export function readStored<Value>(storage: StorageName, key: string): Value | null {
  try {
    const text = storageOf(storage).getItem(key)
    return text ? (JSON.parse(text) as Value) : null
  } catch {
    return null
  }
}

/** Stores a value as JSON, or deletes it with null. Without storage it lasts as long as the page. */
export function keepStored(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === null) storageOf(storage).removeItem(key)
    else storageOf(storage).setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the page continues with its in-memory state.
  }
}

/** The keys in a storage that begin with a prefix; none when storage is disabled. */
export function storedKeys(storage: StorageName, prefix: string): string[] {
  try {
    const { length } = storageOf(storage)
    const keys = Array.from({ length }, (_, index) => storageOf(storage).key(index))
    return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix))
  } catch {
    // Nothing is stored then.
    return []
  }
}
