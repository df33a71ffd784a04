import { LRUCache } from 'lru-cache'
import type { FusedMatch } from './fusion.ts'

// Rankings are cached, so that the pages of one query are consistent although payments between two requests would reorder
// it.

/** Number of cached rankings, and their lifetime in ms: long enough for paging through results. */
const REMEMBERED = 500
const KEPT_MS = 60_000

/** Cache key of a ranking. */
export interface RankingKey {
  /** Index version. */
  readonly version: string
  readonly scope: 'vetted' | 'all'
  readonly query: string
}

export interface Rankings {
  get(key: RankingKey, now: Date): readonly FusedMatch[] | null
  keep(key: RankingKey, ranking: readonly FusedMatch[], now: Date): void
}

/** Caches the most recent rankings. */
export function openRankings(): Rankings {
  const known = new LRUCache<string, { readonly ranking: readonly FusedMatch[]; readonly until: number }>({
    max: REMEMBERED,
  })
  const text = ({ version, scope, query }: RankingKey) => `${version} ${scope} ${query}`
  return {
    get(key, now) {
      const found = known.get(text(key))
      return found && now.getTime() < found.until ? found.ranking : null
    },
    keep(key, ranking, now) {
      known.set(text(key), { ranking, until: now.getTime() + KEPT_MS })
    },
  }
}
