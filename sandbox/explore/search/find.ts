import type { Entry } from './searchIndex.ts'
import { wordsOf } from './words.ts'

/** Maximum results shown. */
export const MOST_HITS = 60

/** Entries that match all words, best first; a match in the name ranks above one in the description. */
export function find(index: readonly Entry[], text: string): readonly Entry[] {
  const asked = wordsOf(text)
  if (asked.length === 0) return []
  const whole = asked.join('')
  const scored: { readonly entry: Entry; readonly score: number }[] = []
  for (const entry of index) {
    const score = scoreOf(entry, asked, whole)
    if (score > 0) scored.push({ entry, score: score + entry.weight })
  }
  // Stable sort: ties are broken by shorter names, then schema order.
  scored.sort((a, b) => b.score - a.score || a.entry.name.length - b.entry.name.length)
  return scored.slice(0, MOST_HITS).map(({ entry }) => entry)
}

function scoreOf({ name, words, textWords }: Entry, asked: readonly string[], whole: string): number {
  if (name === whole) return 100
  let sum = name.startsWith(whole) ? 20 : 0
  for (const word of asked) {
    const score = wordScore(word, name, words, textWords)
    if (score === 0) return 0
    sum += score
  }
  return sum / asked.length + (asked.length > 1 ? 1 : 0)
}

function wordScore(word: string, name: string, words: readonly string[], textWords: readonly string[]): number {
  if (words.includes(word)) return 40
  if (words.some((known) => known.startsWith(word))) return 25
  if (word.length > 2 && name.includes(word)) return 12
  if (textWords.includes(word)) return 8
  return textWords.some((known) => known.startsWith(word)) ? 4 : 0
}
