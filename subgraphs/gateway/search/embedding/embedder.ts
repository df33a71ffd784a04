/** What the texts are, which decides how long it may take; a refresh of the index ends when the service stops. */
export type EmbeddingPurpose = { readonly kind: 'query' } | { readonly kind: 'index'; readonly signal: AbortSignal }

/** Turns texts into vectors whose nearness is nearness in meaning. */
export interface Embedder {
  /** Names the method and its version. Vectors of different models are never compared. */
  readonly model: string
  /** Cosines below this say nothing: unrelated texts reach it too. */
  readonly floor: number
  /** Vectors of length 1, one for each text. Throws when the method cannot answer now. */
  embed(texts: readonly string[], purpose: EmbeddingPurpose): Promise<Float32Array[]>
}

/** Scales a vector to length 1, in place; one of length 0 stays. */
export function normalise(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares)
  if (length > 0) for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length
  return vector
}
