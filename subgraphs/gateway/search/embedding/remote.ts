import { z } from 'zod'
import { normalise } from '../../../kit/text/vector.ts'
import { fetchJson } from '../boundedFetch.ts'
import type { Embedder, EmbeddingPurpose } from './embedder.ts'

// Any API with the common `POST /embeddings {model, input}` format.

export interface RemoteEmbedderOptions {
  /** Base URL, without a trailing slash. */
  readonly url: string
  readonly key: string | undefined
  readonly model: string
}

/** Texts per request. */
const BATCH = 64

/** Timeouts of one request, in ms: a caller waits for a query, and for the first indexing of our own services. */
const TIMEOUT_MS = { query: 2_000, index: 10_000 } as const

/** Most bytes of a response: 64 vectors of 4096 numbers with 20 digits each, plus a margin. */
const MAX_BYTES = 16 * 1024 * 1024

const Answer = z.object({
  data: z.array(z.object({ index: z.number().int().nonnegative(), embedding: z.array(z.number()).min(1).max(4096) })),
})

/** An embedder behind HTTP. `embed` throws an Error if the API fails, times out or returns an invalid response. */
export function remoteEmbedder({ url, key, model }: RemoteEmbedderOptions): Embedder {
  async function embedBatch(texts: readonly string[], purpose: EmbeddingPurpose): Promise<Float32Array[]> {
    const signal = purpose.kind === 'index' ? { signal: purpose.signal } : {}
    const bounds = { timeoutMs: TIMEOUT_MS[purpose.kind], maxBytes: MAX_BYTES, ...signal }
    const answer = Answer.parse(
      await fetchJson(`${url}/embeddings`, bounds, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      }),
    )
    const byIndex = new Map(answer.data.map((item) => [item.index, normalise(Float32Array.from(item.embedding))]))
    return texts.map((_, index) => {
      const vector = byIndex.get(index)
      if (!vector) throw new Error(`${url} left out the vector of text ${index}`)
      return vector
    })
  }

  return {
    model: `${model}@${url}`,
    // Learned models place all texts close together: even unrelated texts have a cosine of 0.1 to 0.2.
    floor: 0.2,
    weight: 0.5,
    async embed(texts, purpose) {
      const vectors: Float32Array[] = []
      for (let start = 0; start < texts.length; start += BATCH) {
        vectors.push(...(await embedBatch(texts.slice(start, start + BATCH), purpose)))
      }
      return vectors
    },
  }
}
