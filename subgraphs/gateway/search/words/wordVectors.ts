import { readFileSync } from 'node:fs'
import { normalise } from '../../../kit/text/vector.ts'
import { unpackWordVectors, WORD_VECTORS_FILE } from './wordVectorsFile.ts'

/** English words as vectors: the closer two vectors, the closer the meanings. */
export interface WordVectors {
  readonly dimensions: number
  /** Of length 1; null for an unknown word. */
  vectorOf(word: string): Float32Array | null
  /** Its frequency rank among all words, from 0; null for an unknown word. */
  rankOf(word: string): number | null
}

let opened: WordVectors | undefined

/** Opens the vectors at the first call: 3 MB and a map of their words, which a process without searches does not need. */
export function wordVectors(): WordVectors {
  opened ??= openWordVectors()
  return opened
}

function openWordVectors(): WordVectors {
  const { words, dimensions, values } = unpackWordVectors(readFileSync(WORD_VECTORS_FILE))
  const rows = new Map(words.map((word, row) => [word, row]))
  return {
    dimensions,
    vectorOf(word) {
      const row = rows.get(word)
      if (row === undefined) return null
      return normalise(Float32Array.from(values.subarray(row * dimensions, (row + 1) * dimensions)))
    },
    rankOf: (word) => rows.get(word) ?? null,
  }
}
