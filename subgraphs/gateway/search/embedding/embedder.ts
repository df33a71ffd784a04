/** What the texts are, which decides how long it may take; a refresh of the index ends when the service stops. */
export type EmbeddingPurpose = { readonly kind: 'query' } | { readonly kind: 'index'; readonly signal: AbortSignal }

/** Turns texts into vectors whose nearness is nearness in meaning. */
export interface Embedder {
  /** Names the method and its version. Vectors of different models are never compared. */
  readonly model: string
  /** Cosines below this say nothing: unrelated texts reach it too. */
  readonly floor: number
  /** How much of a match is nearness in meaning, from 0 to 1; the rest is the words that both have. */
  readonly weight: number
  /** Vectors of length 1, one for each text. Throws when the method cannot answer now. */
  embed(texts: readonly string[], purpose: EmbeddingPurpose): Promise<Float32Array[]>
}
