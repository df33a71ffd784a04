import type { Neighbourhood } from './neighbours.ts'
import { SYNONYMS, withPhrases } from './synonyms.ts'
import { tellingWordsOf, termOf } from './terms.ts'
import type { TermGroup } from './textIndex.ts'

/** Weight of a synonym. */
const SYNONYM = 0.7

/** Weight of a spelling correction. */
const CORRECTION = 0.9

/** The index terms for a query's words. */
export interface Wordings {
  /** The correction of a misspelt word; null for words that the index has, and for those without a similar one. */
  correctionOf(word: string): string | null
  readonly neighbours: Neighbourhood
}

/** The significant words of a query, without duplicates, with the terms that match them. */
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
