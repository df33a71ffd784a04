import { inTurns } from '../../../kit/async/inTurns.ts'
import { normalise } from '../../../kit/text/vector.ts'
import { tellingWordsOf } from '../words/terms.ts'
import { type WordVectors, wordVectors } from '../words/wordVectors.ts'
import type { Embedder } from './embedder.ts'

/** Frequency at which a word counts half; more common words count less. */
const HALF_AT = 1e-3

/** Embeds a text as the weighted sum of its words' vectors, in which rare words count more (SIF). Needs no network. */
export const localEmbedder: Embedder = {
  model: 'english-words-100-1',
  floor: 0.3,
  // Word sums ignore word order: they find texts without shared words, but rank texts with shared words poorly.
  weight: 0.15,
  async embed(texts) {
    const table = wordVectors()
    const vectors: Float32Array[] = []
    await inTurns(texts, (text) => vectors.push(embedWords(text, table)))
    return vectors
  },
}

/** The vector of a text: of length 1, or 0 if none of its words is known. */
export function embedWords(text: string, table: WordVectors): Float32Array {
  const sum = new Float32Array(table.dimensions)
  for (const word of tellingWordsOf(text)) {
    const vector = table.vectorOf(word)
    const rank = table.rankOf(word)
    if (!vector || rank === null) continue
    const weight = HALF_AT / (HALF_AT + frequencyAt(rank))
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + weight * (vector[at] as number)
  }
  return normalise(sum)
}

/** Frequency of a word in English text by its rank, from Zipf's law. */
function frequencyAt(rank: number): number {
  return 0.1 / (rank + 3)
}
