import type { Logger } from 'pino'
import { recentlyUsed } from '../../../kit/async/recentlyUsed.ts'
import type { Embedder } from './embedder.ts'

/** Queries whose vectors are cached. */
const REMEMBERED = 1_000

/** Pause after a failure, in ms, so that queries do not wait for a timeout each time. */
const PAUSE_MS = 30_000

/** The vector of a query; null while the embedder is unavailable: search then uses words alone. */
export type QueryVector = (query: string, now: Date) => Promise<Float32Array | null>

/** Embeds queries: caches recent ones, and pauses after a failure. */
export function queryVectors(embedder: Embedder, log: Logger): QueryVector {
  const known = recentlyUsed<string, Float32Array>(REMEMBERED)
  let pausedUntil = 0
  return async (query, now) => {
    const remembered = known.get(query)
    if (remembered) return remembered
    if (now.getTime() < pausedUntil) return null
    try {
      const [vector] = await embedder.embed([query], { kind: 'query' })
      if (vector) known.set(query, vector)
      return vector ?? null
    } catch (error) {
      pausedUntil = now.getTime() + PAUSE_MS
      log.warn(
        { err: error, model: embedder.model },
        'The embeddings API failed: search goes by words alone for a while',
      )
      return null
    }
  }
}
