import { embedLocally, LOCAL_FLOOR, LOCAL_MODEL } from '../../../kit/text/embed.ts'
import { inTurns } from '../inTurns.ts'
import type { Embedder } from './embedder.ts'

/** The embedder that needs no model and no network. */
export const localEmbedder: Embedder = {
  model: LOCAL_MODEL,
  floor: LOCAL_FLOOR,
  async embed(texts) {
    const vectors: Float32Array[] = []
    await inTurns(texts, (text) => vectors.push(embedLocally(text)))
    return vectors
  },
}
