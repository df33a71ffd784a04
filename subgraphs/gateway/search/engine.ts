import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { SERVICES, type ServiceName } from '../../../schema/services.ts'
import type { Embedder } from './embedding/embedder.ts'
import { queryVectors } from './embedding/queryVector.ts'
import { fuse } from './fusion.ts'
import type { OwnEndpoint } from './ownEndpoints.ts'
import { ownListings } from './ownListings.ts'
import { type RefreshOptions, type RegistrySource, refreshOwn, refreshRegistries } from './refresh.ts'
import { type Snapshot, type SnapshotEndpoint, snapshots } from './snapshot.ts'
import { correctionsOf } from './spelling.ts'
import { isExact, textMatches } from './textMatches.ts'
import { type Usage, usageCounter } from './usage.ts'
import { NO_VECTORS, type VectorMatches, vectorMatches } from './vectorMatches.ts'

// Search in one place: words and meaning are asked separately, their ranks are fused, use breaks ties.

export interface SearchQuery {
  readonly query: string
  /** Whether origins are found that nobody has vetted. */
  readonly scope: 'vetted' | 'all'
  readonly limit: number
  /** From 1. */
  readonly page: number
}

export interface SearchHit {
  readonly endpoint: SnapshotEndpoint
  readonly score: number
  readonly vectorSimilarity: { readonly score: number; readonly rank: number | null }
  readonly resourceUsage: Usage
  readonly originUsage: Usage
}

export interface SearchEngine {
  search(query: SearchQuery, now: Date): Promise<{ readonly hits: readonly SearchHit[]; readonly total: number }>
  /** Reads our own services and each registry that is due. */
  refresh(now: Date): Promise<void>
  /** Ends a refresh that is under way. */
  stop(): void
}

export interface SearchEngineOptions {
  readonly pool: Pool
  readonly log: Logger
  readonly embedder: Embedder
  readonly registries: readonly RegistrySource[]
  readonly refreshMinutes: number
  readonly ownEndpoints: () => readonly OwnEndpoint[]
  readonly baseUrl: (service: ServiceName) => string
}

/** Opens search over an index that may still be empty. */
export function openSearch(options: SearchEngineOptions): SearchEngine {
  const { pool, log, embedder, ownEndpoints, baseUrl } = options
  const stopping = new AbortController()
  const snapshot = snapshots(pool, embedder.model)
  const vectorOf = queryVectors(embedder, log)
  const usage = usageCounter(pool, ownEndpoints, log)
  const refreshOptions: RefreshOptions = {
    ...options,
    intervalMs: options.refreshMinutes * 60_000,
    ownListings: () => ownListings(ownEndpoints()),
    ownUrls: SERVICES.map(baseUrl),
    signal: stopping.signal,
  }
  let ownIndexed: Promise<void> | undefined

  function indexOwn(): Promise<void> {
    const indexing = refreshOwn(refreshOptions)
    ownIndexed ??= indexing
    indexing.catch(() => {
      // The next query tries again.
      if (ownIndexed === indexing) ownIndexed = undefined
    })
    return indexing
  }

  /** Endpoints near to the query in meaning; none while there is no vector to compare with. */
  async function nearTo({ query, scope }: SearchQuery, index: Snapshot, now: Date): Promise<VectorMatches> {
    const vector = await vectorOf(query, now)
    if (!vector) return NO_VECTORS
    return vectorMatches(index.matrix, vector, embedder.floor, ({ vetted }) => vetted || scope === 'all')
  }

  return {
    async search(asked, now) {
      const { query, scope, limit, page } = asked
      // Our own services are in the index before the first query is answered.
      await (ownIndexed ?? indexOwn())
      const index = await snapshot()
      const [text, near, uses] = await Promise.all([
        textMatches(pool, query, isExact(query) ? [] : correctionsOf(query, index.vocabulary), scope),
        nearTo(asked, index, now),
        usage(),
      ])
      // A match that is newer than the snapshot is shown from the next query on.
      const matched = new Map(text.filter(({ id }) => index.byId.has(id)).map((match) => [match.id, match]))
      const nearest = isExact(query) ? near.nearest.filter(({ id }) => matched.has(id)) : near.nearest
      const endpointOf = (id: number) => index.byId.get(id) as SnapshotEndpoint
      const usesOf = ({ origin, method, path }: SnapshotEndpoint) => uses.ofEndpoint(origin.service, method, path)
      const fused = fuse([...matched.values()], nearest, (id) => usesOf(endpointOf(id)).transactionCount)
      const rankOf = new Map(nearest.map(({ id, rank }) => [id, rank]))
      const start = (page - 1) * limit
      const hits = fused.slice(start, start + limit).map(({ id, score }): SearchHit => {
        const endpoint = endpointOf(id)
        return {
          endpoint,
          score,
          vectorSimilarity: { score: near.scoreOf(endpoint), rank: rankOf.get(id) ?? null },
          resourceUsage: usesOf(endpoint),
          originUsage: uses.ofOrigin(endpoint.origin.service),
        }
      })
      return { hits, total: fused.length }
    },
    async refresh(now) {
      await indexOwn()
      await refreshRegistries(refreshOptions, now)
    },
    stop() {
      stopping.abort()
    },
  }
}
