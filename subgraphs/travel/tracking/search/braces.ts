import { QuerySyntaxError, quote } from './term.ts'

/** A word, or a list in braces. */
export type Braced = string | readonly Braced[]

/** Maximum nesting: a term and its list. */
const DEEPEST = 2

/** Parses `{a b {c d}} {e}` into `[['a', 'b', ['c', 'd']], ['e']]`. Only whitespace is allowed between terms. */
export function parseBraces(query: string): readonly (readonly Braced[])[] {
  const terms: Braced[][] = []
  const open: Braced[][] = []
  for (const token of query.match(/[{}]|[^\s{}]+/g) ?? []) {
    const inner = open.at(-1)
    if (token === '{') {
      if (open.length === DEEPEST) throw new QuerySyntaxError('a list within a list has no meaning')
      open.push([])
    } else if (token === '}') {
      const closed = open.pop()
      if (!closed) throw new QuerySyntaxError('there is a } without its {')
      const parent = open.at(-1)
      if (parent) parent.push(closed)
      else terms.push(closed)
    } else {
      if (!inner) throw new QuerySyntaxError(`${quote(token)} stands outside of braces; a term is {operator key value}`)
      inner.push(token)
    }
  }
  if (open.length > 0) throw new QuerySyntaxError('there is a { without its }')
  return terms
}
