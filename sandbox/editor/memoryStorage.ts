const kept = new Map<string, string>()

/** What GraphiQL would keep in the browser: the page keeps the request itself, and has one place for it. */
export const memoryStorage = {
  getItem: (key: string): string | null => kept.get(key) ?? null,
  setItem: (key: string, value: string): void => void kept.set(key, value),
  removeItem: (key: string): void => void kept.delete(key),
  clear: (): void => kept.clear(),
  get length(): number {
    return kept.size
  },
}
