import { neighbourhoodOf } from './neighbours.ts'
import { correctionOf, vocabularyOf } from './spelling.ts'
import { termGroupsOf } from './termGroups.ts'
import { tellingWordsOf } from './terms.ts'
import { type SearchedText, type TermGroup, type TextIndex, textIndexOf } from './textIndex.ts'
import { wordVectors } from './wordVectors.ts'

/** Everything that is known of the words of the index, and how queries are read with it. */
export interface WordIndex {
  readonly texts: TextIndex
  /** The words of a query that say something, with the terms that may stand for them. */
  groupsOf(query: string): TermGroup[]
}

/** Makes the word index of texts, whose rows are their places in the list, without holding up requests. */
export async function wordIndexOf(texts: readonly SearchedText[]): Promise<WordIndex> {
  const vectors = wordVectors()
  const vocabulary = await vocabularyOf(
    texts.map(({ summary, description, path, title }) => `${path} ${summary} ${description} ${title}`),
  )
  const neighbours = await neighbourhoodOf(tellingWordsOf([...vocabulary.counts.keys()].join(' ')), vectors)
  const wordings = {
    neighbours,
    // A word of English that no endpoint uses is not a misspelt one.
    correctionOf: (word: string) => (vectors.rankOf(word) === null ? correctionOf(word, vocabulary) : null),
  }
  return { texts: await textIndexOf(texts), groupsOf: (query) => termGroupsOf(query, wordings) }
}
