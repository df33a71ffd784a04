/** The kind of texts, which determines the timeout; indexing is aborted when the service stops. */
export type EmbeddingPurpose = { readonly kind: 'query' } | { readonly kind: 'index'; readonly signal: AbortSignal }

/** Turns texts into vectors: the closer two vectors, the closer the meanings. */
export interface Embedder {
  /** The method and its version. Vectors of different models are never compared. */
  readonly model: string
  /** Cosines below this are noise: unrelated texts reach it too. */
  readonly floor: number
  /** Share of semantic similarity in a score, from 0 to 1; the rest is word matches. */
  readonly weight: number
  /** Returns one vector of length 1 per text. Throws if the method is unavailable. */
  embed(texts: readonly string[], purpose: EmbeddingPurpose): Promise<Float32Array[]>
}
