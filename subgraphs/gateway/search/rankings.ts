import { LRUCache } from 'lru-cache'
import type { FusedMatch } from './fusion.ts'

// The pages of one query are cut out of one ranking, though payments go on between two requests and would change its order.

/** Rankings that are remembered, and for how long, in ms: as long as somebody turns pages. */
const REMEMBERED = 500
const KEPT_MS = 60_000

/** What makes a ranking another. */
export interface RankingKey {
  /** Of the index. */
  readonly version: string
  readonly scope: 'vetted' | 'all'
  readonly query: string
}

export interface Rankings {
  get(key: RankingKey, now: Date): readonly FusedMatch[] | null
  keep(key: RankingKey, ranking: readonly FusedMatch[], now: Date): void
}

/** Remembers the latest rankings. */
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
