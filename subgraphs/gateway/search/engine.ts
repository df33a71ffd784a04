import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { SERVICES } from '../../../schema/services.ts'
import { inTurns } from '../../kit/async/inTurns.ts'
import type { Embedder } from './embedding/embedder.ts'
import { queryVectors } from './embedding/queryVector.ts'
import { type Candidate, type FusedMatch, fuse } from './fusion.ts'
import type { OwnEndpoint } from './ownEndpoints.ts'
import { ownListings } from './ownListings.ts'
import { openRankings } from './rankings.ts'
import { type RefreshOptions, type RegistrySource, refreshOwn, refreshRegistries } from './refresh.ts'
import { type Snapshot, type SnapshotEndpoint, searchedText, snapshots } from './snapshot.ts'
import { type Usage, type UsageCounts, usageCounter } from './usage.ts'
import { type VectorMatches, vectorMatches } from './vectorMatches.ts'
import { exactQuery } from './words/exactQuery.ts'
import { textScores } from './words/textIndex.ts'

// Search: scores word matches and semantic similarity separately, combines the scores, and breaks ties by usage.

export interface SearchQuery {
  readonly query: string
  /** `all` includes origins that are not vetted. */
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
  /** Indexes our own services, and each registry that is due. */
  refresh(now: Date): Promise<void>
  /** Aborts a running refresh. */
  stop(): void
}

export interface SearchEngineOptions {
  readonly pool: Pool
  readonly log: Logger
  readonly embedder: Embedder
  readonly registries: readonly RegistrySource[]
  readonly refreshMinutes: number
  readonly ownEndpoints: () => readonly OwnEndpoint[]
  /** Of the subgraphs beside the ten. None by default. */
  readonly introductions?: Catalogue['introductions']
  /** Payment protocols in which our own prices are offered. */
  readonly protocols: readonly string[]
  readonly baseUrl: (service: string) => string
}

/** Least word score of an endpoint that satisfies an exact query. */
const LEAST_OF_EXACT = 0.001

/** Opens search over an index that may still be empty. */
export function openSearch(options: SearchEngineOptions): SearchEngine {
  const { pool, log, embedder, ownEndpoints, introductions = new Map(), baseUrl } = options
  const stopping = new AbortController()
  const snapshot = snapshots(pool, embedder.model)
  const vectorOf = queryVectors(embedder, log)
  const rankings = openRankings()
  const usage = usageCounter(pool, ownEndpoints, log)
  const refreshOptions: RefreshOptions = {
    ...options,
    intervalMs: options.refreshMinutes * 60_000,
    ownListings: () => ownListings(ownEndpoints(), options.protocols, introductions),
    ownUrls: [...SERVICES, ...introductions.keys()].map(baseUrl),
    signal: stopping.signal,
  }
  let ownIndexed: Promise<void> | undefined

  function indexOwn(): Promise<void> {
    const indexing = refreshOwn(refreshOptions)
    ownIndexed ??= indexing
    indexing.catch(() => {
      // Let the next query retry.
      if (ownIndexed === indexing) ownIndexed = undefined
    })
    return indexing
  }

  /** Endpoints similar in meaning to the query; null if the query cannot be embedded now. */
  async function nearTo({ query, scope }: SearchQuery, index: Snapshot, now: Date): Promise<VectorMatches | null> {
    const vector = await vectorOf(query, now)
    return (
      vector && vectorMatches(index.matrix, vector, embedder.floor, (row) => isInScope(index.endpoints[row], scope))
    )
  }

  /** The rows of all endpoints that match a query, best first. */
  async function rank(
    { query, scope }: SearchQuery,
    { endpoints, words }: Snapshot,
    near: VectorMatches | null,
    uses: UsageCounts,
  ): Promise<FusedMatch[]> {
    const isWanted = exactQuery(query)
    const wanted = isWanted && (await rowsOf(endpoints, (one) => isInScope(one, scope) && isWanted(searchedText(one))))
    const scores = textScores(words.texts, words.groupsOf(query))
    // An endpoint that shares no word with the query must be among the nearest; for the others any similarity counts.
    const nearest = new Set(near?.nearest)
    const candidates: Candidate[] = []
    for (let row = 0; row < scores.length; row++) {
      const score = scores[row] as number
      // Most endpoints match neither way.
      if (score === 0 && !wanted && !nearest.has(row)) continue
      if (!(wanted ? wanted.has(row) : isInScope(endpoints[row], scope))) continue
      const hasMeaning = score > 0 || nearest.has(row)
      candidates.push({
        id: row,
        // An endpoint that satisfies the exact query is found even if its words have no score.
        words: wanted ? Math.max(LEAST_OF_EXACT, score) : score,
        meaning: near && (hasMeaning ? Math.max(0, near.cosines[row] as number) : 0),
      })
    }
    return fuse(candidates, embedder.weight, (row) => usesOf(uses, endpoints[row]).transactionCount)
  }

  return {
    async search(asked, now) {
      const { query, scope, limit, page } = asked
      // Index our own services before answering the first query.
      await (ownIndexed ?? indexOwn())
      const index = await snapshot()
      const [near, uses] = await Promise.all([nearTo(asked, index, now), usage()])
      const key = { version: index.version, scope, query }
      const kept = rankings.get(key, now)
      const ranking = kept ?? (await rank(asked, index, near, uses))
      // A ranking by words alone is not cached, so that it is replaced once embeddings work again.
      if (near && !kept) rankings.keep(key, ranking, now)
      const rankOf = new Map(near?.nearest.map((row, at) => [row, at + 1]))
      const start = (page - 1) * limit
      const hits = ranking.slice(start, start + limit).flatMap(({ id: row, score }): SearchHit[] => {
        const endpoint = index.endpoints[row]
        if (!endpoint) return []
        return [
          {
            endpoint,
            score,
            vectorSimilarity: { score: near?.cosines[row] ?? 0, rank: rankOf.get(row) ?? null },
            resourceUsage: usesOf(uses, endpoint),
            originUsage: uses.ofOrigin(endpoint.origin.service),
          },
        ]
      })
      return { hits, total: ranking.length }
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

/** The rows of the endpoints that fit. Reading the texts of thousands takes long, so requests are served in between. */
export async function rowsOf(
  endpoints: readonly SnapshotEndpoint[],
  fits: (endpoint: SnapshotEndpoint) => boolean,
): Promise<ReadonlySet<number>> {
  const rows = new Set<number>()
  await inTurns(endpoints.entries(), ([row, endpoint]) => {
    if (fits(endpoint)) rows.add(row)
  })
  return rows
}

function isInScope(endpoint: SnapshotEndpoint | undefined, scope: SearchQuery['scope']): endpoint is SnapshotEndpoint {
  return endpoint !== undefined && (endpoint.vetted || scope === 'all')
}

function usesOf(uses: UsageCounts, endpoint: SnapshotEndpoint | undefined): Usage {
  return uses.ofEndpoint(endpoint?.origin.service ?? null, endpoint?.method ?? '', endpoint?.path ?? '')
}
