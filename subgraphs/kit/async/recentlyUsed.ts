import { LRUCache } from 'lru-cache'

/**
 * A cache of at most `most` entries, which drops the least recently used, and each after `ttlMs` milliseconds if given.
 * It grows as it is filled: with its option `max`, lru-cache would allocate all its slots at once.
 */
export function recentlyUsed<Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>(
  most: number,
  ttlMs?: number,
): LRUCache<Key, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1, ...(ttlMs === undefined ? {} : { ttl: ttlMs }) })
}
