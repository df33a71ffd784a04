import { LRUCache } from 'lru-cache'

/** Makes what is costly once for each key, and remembers so many of them. */
export function remembering<Made extends object>(most: number): (key: string, make: () => Made) => Made {
  const known = new LRUCache<string, Made>({ max: most })
  return (key, make) => {
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made
  }
}
