import { wordsOf } from '../../../kit/text/words.ts'
import { termOf } from './terms.ts'
import type { SearchedText } from './textIndex.ts'

// Exact queries: `"exact words"`, `-without`, `this or that`. Every other word of the query is required.

/** Operators that make a query exact: quotes, and excluded words. */
const OPERATORS = /"|(?:^|\s)-\S/

/** Quoted words, or a word without spaces, each with or without a minus. */
const PARTS = /(?<minus>(?<=^|\s)-)?(?:"(?<quoted>[^"]*)"?|(?<bare>[^\s"]+))/g

/** One alternative of a query: all phrases must match, none of the excluded. A phrase is the stems of its words. */
interface Alternative {
  readonly phrases: readonly (readonly string[])[]
  readonly excluded: readonly (readonly string[])[]
}

/** Whether a text satisfies the query. */
export type ExactQuery = (text: SearchedText) => boolean

/** Parses an exact query; null for a plain one. */
export function exactQuery(query: string): ExactQuery | null {
  if (!OPERATORS.test(query)) return null
  const alternatives = query
    .split(/\s+or\s+/i)
    .map(readAlternative)
    .filter(({ phrases, excluded }) => phrases.length + excluded.length > 0)
  return (text) => {
    const fields = [text.summary, text.path, text.title, text.description].map(stemsOf)
    const has = (phrase: readonly string[]) => fields.some((field) => contains(field, phrase))
    return alternatives.some(({ phrases, excluded }) => phrases.every(has) && !excluded.some(has))
  }
}

function readAlternative(text: string): Alternative {
  const parts = [...text.matchAll(PARTS)].map(({ groups }) => ({
    isExcluded: groups?.minus !== undefined,
    stems: stemsOf(groups?.quoted ?? groups?.bare ?? ''),
  }))
  const told = parts.filter(({ stems }) => stems.length > 0)
  return {
    phrases: told.filter(({ isExcluded }) => !isExcluded).map(({ stems }) => stems),
    excluded: told.filter(({ isExcluded }) => isExcluded).map(({ stems }) => stems),
  }
}

function stemsOf(text: string): string[] {
  return wordsOf(text).map(termOf)
}

function contains(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, at) => words[start + at] === word))
}
