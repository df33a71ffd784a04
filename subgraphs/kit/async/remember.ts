import { recentlyUsed } from './recentlyUsed.ts'

/** Caches expensive values by key, up to `most` of them. */
export function remembering<Made extends NonNullable<unknown>, Key extends string | number = string>(
  most: number,
): (key: Key, make: () => Made) => Made {
  const known = recentlyUsed<Key, Made>(most)
  return (key, make) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make()
    known.set(key, made)
    return made
  }
}
