import { inTurns } from '../../../kit/async/inTurns.ts'
import { editDistance } from '../../../kit/text/editDistance.ts'
import { trigramsOf, wordsOf } from '../../../kit/text/words.ts'

// Corrects a query word that no endpoint uses to the most similar word that one does. Implemented here instead of with
// pg_trgm, which not every Postgres has or lets us create: search behaves the same everywhere.

/** The words that endpoints use. */
export interface Vocabulary {
  /** Number of occurrences of each word in the index. */
  readonly counts: ReadonlyMap<string, number>
  /** The words that contain a trigram. */
  readonly byTrigram: ReadonlyMap<string, readonly string[]>
}

/** Shorter words are similar to too many others. */
const SHORTEST = 4
/** Longer ones are not words. */
const LONGEST = 40
/** Least trigram similarity of a candidate. */
const LEAST_SIMILARITY = 0.2
/** Candidates whose edit distance is computed. */
const MOST_CANDIDATES = 20

/** Builds the vocabulary of the index. */
export async function vocabularyOf(texts: readonly string[]): Promise<Vocabulary> {
  const counts = new Map<string, number>()
  await inTurns(texts, (text) => {
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  })
  const byTrigram = new Map<string, string[]>()
  await inTurns([...counts.keys()].filter(isCorrectable), (word) => {
    for (const trigram of new Set(trigramsOf(word))) {
      const words = byTrigram.get(trigram)
      if (words) words.push(word)
      else byTrigram.set(trigram, [word])
    }
  })
  return { counts, byTrigram }
}

/** The word of the vocabulary that a misspelt word most likely means; null if the word is known or has no similar one. */
export function correctionOf(word: string, vocabulary: Vocabulary): string | null {
  return isCorrectable(word) && !vocabulary.counts.has(word) ? nearestWord(word, vocabulary) : null
}

/** Letters only: a number with another digit is a different number. */
function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word)
}

function nearestWord(word: string, { counts, byTrigram }: Vocabulary): string | null {
  const trigrams = new Set(trigramsOf(word))
  const shared = new Map<string, number>()
  for (const trigram of trigrams) {
    for (const candidate of byTrigram.get(trigram) ?? []) shared.set(candidate, (shared.get(candidate) ?? 0) + 1)
  }
  const similarity = (candidate: string, common: number) => common / (trigrams.size + candidate.length + 1 - common)
  const most = word.length < 6 ? 1 : 2
  const near = [...shared]
    .map(([candidate, common]) => ({
      candidate,
      similarity: similarity(candidate, common),
      count: counts.get(candidate) ?? 0,
    }))
    .filter((one) => one.similarity >= LEAST_SIMILARITY && Math.abs(one.candidate.length - word.length) <= most)
    .sort((a, b) => b.similarity - a.similarity || b.count - a.count || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MOST_CANDIDATES)
    .map((one) => ({ ...one, distance: editDistance(word, one.candidate) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.candidate ?? null
}
