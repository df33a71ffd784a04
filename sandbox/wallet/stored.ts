/** A storage of the browser: for good, or for as long as the tab lives. */
export type StorageName = 'localStorage' | 'sessionStorage'

interface Storing {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** Throws where the browser keeps nothing for this page, or there is no browser. */
function storageOf(name: StorageName): Storing {
  return (globalThis as unknown as Record<StorageName, Storing>)[name]
}

/** JSON in a storage of the browser; null where there is none, or the browser keeps nothing for this page. */
export function readStored<Value>(storage: StorageName, key: string): Value | null {
  try {
    const text = storageOf(storage).getItem(key)
    return text ? (JSON.parse(text) as Value) : null
  } catch {
    return null
  }
}

/** Keeps a value as JSON, or with null forgets it. A browser that keeps nothing has it for as long as the page lives. */
export function keepStored(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === null) storageOf(storage).removeItem(key)
    else storageOf(storage).setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the page goes on with what it holds itself.
  }
}
