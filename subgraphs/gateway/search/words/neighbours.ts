import { inTurns } from '../../../kit/async/inTurns.ts'
import { recentlyUsed } from '../../../kit/async/recentlyUsed.ts'
import { termOf } from './terms.ts'
import type { WordVectors } from './wordVectors.ts'

// Words of the index that mean nearly the same as a query's word, by their vectors.

/** Lower cosines indicate words that occur together, not words of the same meaning. */
const LEAST_COSINE = 0.5

/** Most neighbours of a word. */
const MOST = 5

/** Weight of a neighbour with cosine 1; curated synonyms weigh more. */
const WEIGHT = 0.5

/** Query words whose neighbours are cached. */
const REMEMBERED = 2_000

export interface Neighbour {
  readonly term: string
  /** How well it substitutes the word, from 0 to 1. */
  readonly likeness: number
}

export interface Neighbourhood {
  /** The nearest terms of the index, without the word's own. */
  of(word: string): readonly Neighbour[]
}

/** Opens the neighbourhood of an index with these words. */
export async function neighbourhoodOf(words: Iterable<string>, vectors: WordVectors): Promise<Neighbourhood> {
  const known: string[] = []
  const rows: Float32Array[] = []
  await inTurns(words, (word) => {
    const vector = vectors.vectorOf(word)
    if (!vector) return
    known.push(termOf(word))
    rows.push(vector)
  })
  const { dimensions } = vectors
  const matrix = new Float32Array(rows.length * dimensions)
  for (const [row, vector] of rows.entries()) matrix.set(vector, row * dimensions)
  const remembered = recentlyUsed<string, readonly Neighbour[]>(REMEMBERED)
  return {
    of(word) {
      const before = remembered.get(word)
      if (before) return before
      const vector = vectors.vectorOf(word)
      const found = vector ? nearest(termOf(word), vector) : []
      remembered.set(word, found)
      return found
    },
  }

  function nearest(own: string, vector: Float32Array): Neighbour[] {
    const near = new Map<string, number>()
    for (const [row, term] of known.entries()) {
      let cosine = 0
      for (let at = 0; at < dimensions; at++)
        cosine += (matrix[row * dimensions + at] as number) * (vector[at] as number)
      if (cosine >= LEAST_COSINE && term !== own) near.set(term, Math.max(cosine, near.get(term) ?? 0))
    }
    return [...near]
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, MOST)
      .map(([term, cosine]) => ({ term, likeness: cosine * WEIGHT }))
  }
}
