import { normalise } from '../../../kit/text/vector.ts'
import { inTurns } from '../inTurns.ts'
import { tellingWordsOf } from '../words/terms.ts'
import { type WordVectors, wordVectors } from '../words/wordVectors.ts'
import type { Embedder } from './embedder.ts'

/** How much commoner words count less: a word of this frequency counts half. */
const HALF_AT = 1e-3

/** Texts are weighted sums of the vectors of their words, in which rare words count more (SIF). Needs no network. */
export const localEmbedder: Embedder = {
  model: 'english-words-100-1',
  floor: 0.3,
  // Sums of words know no word order: they find what shares no word, and say little about the best of those that do.
  weight: 0.15,
  async embed(texts) {
    const table = wordVectors()
    const vectors: Float32Array[] = []
    await inTurns(texts, (text) => vectors.push(embedWords(text, table)))
    return vectors
  },
}

/** The vector of a text: of length 1, or 0 where none of its words is known. */
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

/** How often a word of a rank stands in English text, by Zipf's law. */
function frequencyAt(rank: number): number {
  return 0.1 / (rank + 3)
}
