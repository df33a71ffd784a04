const kept = new Map<string, string>()

/** Replaces GraphiQL's browser storage: the page stores the request itself, in one place. */
export const memoryStorage = {
  getItem: (key: string): string | null => kept.get(key) ?? null,
  setItem: (key: string, value: string): void => void kept.set(key, value),
  removeItem: (key: string): void => void kept.delete(key),
  clear: (): void => kept.clear(),
  get length(): number {
    return kept.size
  },
}
