import type { Neighbourhood } from './neighbours.ts'
import { SYNONYMS, withPhrases } from './synonyms.ts'
import { tellingWordsOf, termOf } from './terms.ts'
import type { TermGroup } from './textIndex.ts'

/** How well a synonym stands for a word. */
const SYNONYM = 0.7

/** How well a word stands for one that was probably misspelt. */
const CORRECTION = 0.9

/** What the words of a query may be called in the index. */
export interface Wordings {
  /** The word that a misspelt one probably means; null for words that the index has, and for those that are near to none. */
  correctionOf(word: string): string | null
  readonly neighbours: Neighbourhood
}

/** The words of a query that say something, each once, with the terms that may stand for them. */
export function termGroupsOf(query: string, wordings: Wordings): TermGroup[] {
  const groups = new Map<string, TermGroup>()
  for (const word of tellingWordsOf(withPhrases(query)))
    if (!groups.has(termOf(word))) groups.set(termOf(word), groupOf(word, wordings))
  return [...groups.values()]
}

function groupOf(word: string, { correctionOf, neighbours }: Wordings): TermGroup {
  const group = new Map<string, number>()
  const add = (term: string, likeness: number) => group.set(term, Math.max(likeness, group.get(term) ?? 0))
  const addWith = (term: string, likeness: number) => {
    add(term, likeness)
    for (const synonym of SYNONYMS.get(term) ?? []) add(synonym, likeness * SYNONYM)
  }
  addWith(termOf(word), 1)
  const correction = correctionOf(word)
  if (correction) addWith(termOf(correction), CORRECTION)
  for (const { term, likeness } of neighbours.of(word)) add(term, likeness)
  return group
}
