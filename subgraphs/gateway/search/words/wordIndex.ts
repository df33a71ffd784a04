import { neighbourhoodOf } from './neighbours.ts'
import { correctionOf, vocabularyOf } from './spelling.ts'
import { termGroupsOf } from './termGroups.ts'
import { tellingWordsOf } from './terms.ts'
import { type SearchedText, type TermGroup, type TextIndex, textIndexOf } from './textIndex.ts'
import { wordVectors } from './wordVectors.ts'

/** Word index, and the parsing of queries with it. */
export interface WordIndex {
  readonly texts: TextIndex
  /** The significant words of a query, with the terms that match them. */
  groupsOf(query: string): TermGroup[]
}

/**
 * Builds the word index of texts, whose rows are their positions in the list, and yields regularly so that requests are
 * not blocked.
 */
export async function wordIndexOf(texts: readonly SearchedText[]): Promise<WordIndex> {
  const vectors = wordVectors()
  const vocabulary = await vocabularyOf(
    texts.map(({ summary, description, path, title }) => `${path} ${summary} ${description} ${title}`),
  )
  const neighbours = await neighbourhoodOf(tellingWordsOf([...vocabulary.counts.keys()].join(' ')), vectors)
  const wordings = {
    neighbours,
    // A known English word that no endpoint uses is not misspelt.
    correctionOf: (word: string) => (vectors.rankOf(word) === null ? correctionOf(word, vocabulary) : null),
  }
  return { texts: await textIndexOf(texts), groupsOf: (query) => termGroupsOf(query, wordings) }
}
