import { normalise } from './vector.ts'
import { trigramsOf, wordsOf } from './words.ts'

// Feature hashing: each word, word pair and trigram of a text adds to one of 256 dimensions, chosen by its hash. Texts
// that share words have similar vectors, and so do misspelt ones, by their trigrams. No model, no network.

const DIMENSIONS = 256

/** Weight of each kind of feature. Trigrams are many per word, so each counts little. */
const WEIGHTS = { word: 1, pair: 0.6, piece: 0.25 } as const

/** Stop words. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and any api are as at be by can do find for from get give has have how i in into is it its me my need of on one or please show that the their this to want what when where which who will with you your'.split(
    ' ',
  ),
)

/** Method and version: vectors of different models must not be compared. */
export const LOCAL_MODEL = 'local-hashing-256-1'
/** Cosines below this are noise: unrelated texts reach them too. */
export const LOCAL_FLOOR = 0.15

/** The vector of one text; deterministic across machines for a given model name. */
export function embedLocally(text: string): Float32Array {
  const counts = new Map<string, number>()
  const add = (feature: string, weight: number) => counts.set(feature, (counts.get(feature) ?? 0) + weight)
  const words = wordsOf(text)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stem)
  for (const [index, word] of words.entries()) {
    add(`w${word}`, WEIGHTS.word)
    if (index > 0) add(`p${words[index - 1]} ${word}`, WEIGHTS.pair)
    for (const piece of trigramsOf(word)) add(`t${piece}`, WEIGHTS.piece)
  }
  const vector = new Float32Array(DIMENSIONS)
  for (const [feature, weight] of counts) {
    const hash = fnv1a(feature)
    const at = hash % DIMENSIONS
    // The top bit chooses the sign, so that colliding features cancel out instead of adding up.
    const sign = hash >>> 31 ? -1 : 1
    // The square root dampens repeated words.
    vector[at] = (vector[at] ?? 0) + sign * Math.sqrt(weight)
  }
  return normalise(vector)
}

/** Strips the commonest endings: `flights` becomes `flight`, `booking` becomes `book`. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

/** FNV-1a over UTF-16 units, 32 bits, with a final mix that spreads short features. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
