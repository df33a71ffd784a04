import { normalise } from './vector.ts'
import { trigramsOf, wordsOf } from './words.ts'

// Feature hashing: each word, pair of words and three-letter piece of a text adds to one of 256 numbers, chosen by its
// hash. Texts that share words point the same way, and so do misspelt ones, by their pieces. No model, no network.

const DIMENSIONS = 256

/** What a feature counts. Pieces are many for each word, so each counts little. */
const WEIGHTS = { word: 1, pair: 0.6, piece: 0.25 } as const

/** Words that stand in every text and tell nothing. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and any api are as at be by can do find for from get give has have how i in into is it its me my need of on one or please show that the their this to want what when where which who will with you your'.split(
    ' ',
  ),
)

/** Names the method and its version: vectors of different models are never compared. */
export const LOCAL_MODEL = 'local-hashing-256-1'
/** Cosines below this say nothing: unrelated texts reach it too. */
export const LOCAL_FLOOR = 0.15

/** The vector of one text; the same on every machine and for ever, as long as the model's name stays. */
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
    // The top bit chooses the sign, so that features that meet in one place cancel out instead of adding up.
    const sign = hash >>> 31 ? -1 : 1
    // The root damps a word that is repeated often.
    vector[at] = (vector[at] ?? 0) + sign * Math.sqrt(weight)
  }
  return normalise(vector)
}

/** Cuts the commonest endings, so that `flights` is `flight` and `booking` is `book`. */
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
