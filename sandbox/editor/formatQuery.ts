import { type GraphQLError, Lexer, parse, print, Source, type Token, TokenKind } from 'graphql'

/** A query as GraphQL prints it, or why it stays as it is. */
export type Formatted = { readonly text: string } | { readonly reason: string }

/** Formats a query. One with comments stays, because printing drops them; so does one that is not GraphQL. */
export function formatQuery(query: string): Formatted {
  try {
    const document = parse(query)
    if (hasComment(query)) return { reason: 'Not formatted: the query has comments, which formatting would drop.' }
    return { text: `${print(document)}\n` }
  } catch (error) {
    return { reason: `Not formatted: ${(error as GraphQLError).message}` }
  }
}

function hasComment(query: string): boolean {
  const lexer = new Lexer(new Source(query))
  for (let token: Token = lexer.token; token.kind !== TokenKind.EOF; token = lexer.advance()) {
    // The lexer skips comments, and keeps them in the chain of tokens.
    if (lexer.lookahead().prev?.kind === TokenKind.COMMENT) return true
  }
  return false
}
