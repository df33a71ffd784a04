/** A search by words, in the syntax of Postgres' `websearch_to_tsquery`, in its two parts. */
export interface WordQuery {
  /** What a page has one of, at least. */
  readonly wanted: string
  /** What a page has none of. */
  readonly unwanted: string
}

/** Quoted words, and a word or quoted words behind a minus. */
const PARTS = /"[^"]*"?|(?<=^|\s)-(?:"[^"]*"?|[^\s"]+)/g

/** A minus that does not join two words: Postgres would exclude what follows. */
const MINUS = /(?<![\p{L}\p{N}])-/gu

/**
 * Splits a query. Together, as Postgres reads it, each excluded word would be one more that a page may match by: every page
 * without it would be found.
 */
export function wordQueryOf(query: string): WordQuery {
  const excluded: string[] = []
  const wanted = query.replace(PARTS, (part) => {
    if (!part.startsWith('-')) return part
    excluded.push(part.slice(1))
    return ' '
  })
  const plain = (text: string) => text.replaceAll('\0', ' ').replace(MINUS, ' ')
  return { wanted: plain(wanted), unwanted: excluded.map(plain).join(' or ') }
}
