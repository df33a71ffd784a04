import { type GraphQLError, Lexer, parse, print, Source, type Token, TokenKind } from 'graphql'

/** A query as GraphQL prints it, or why it stays as it is. */
export type Formatted = { readonly text: string } | { readonly reason: string }

/**
 * Formats a query; comments above it stay. One with comments inside is left as it is, because printing drops them; so is one that
 * is not GraphQL.
 */
export function formatQuery(query: string): Formatted {
  try {
    const document = parse(query)
    const [above = ''] = ABOVE.exec(query) ?? []
    if (hasComment(query.slice(above.length)))
      return { reason: 'Not formatted: the query has comments, which formatting would drop.' }
    return { text: `${above.trim() === '' ? '' : `${above.trim()}\n`}${print(document)}\n` }
  } catch (error) {
    return { reason: `Not formatted: ${(error as GraphQLError).message}` }
  }
}

/** Blank lines and lines of comments at the beginning. */
const ABOVE = /^(?:[^\S\n]*(?:#[^\n]*)?\n)*/

function hasComment(query: string): boolean {
  const lexer = new Lexer(new Source(query))
  for (let token: Token = lexer.token; token.kind !== TokenKind.EOF; token = lexer.advance()) {
    // The lexer skips comments, and keeps them in the chain of tokens.
    if (lexer.lookahead().prev?.kind === TokenKind.COMMENT) return true
  }
  return false
}
