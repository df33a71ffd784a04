/** The type of a search key. */
export type KeyKind = 'text' | 'number' | 'boolean'

/** One condition on a flight or a position; all terms must hold. */
export type Term =
  | { readonly operator: 'true' | 'false' | 'null' | 'notnull'; readonly key: string }
  | { readonly operator: '=' | '!=' | '<' | '>' | '<=' | '>='; readonly key: string; readonly value: string | number }
  | { readonly operator: 'match' | 'notmatch'; readonly key: string; readonly pattern: string }
  | { readonly operator: 'range'; readonly key: string; readonly low: number; readonly high: number }
  | { readonly operator: 'in'; readonly key: string; readonly values: readonly (string | number)[] }
  | { readonly operator: 'orig_or_dest'; readonly values: readonly string[] }
  | { readonly operator: 'airline'; readonly airline: boolean }
  | { readonly operator: 'aircraftType' | 'ident' | 'ident_or_reg'; readonly patterns: readonly string[] }

/** A query with invalid syntax. The message names the problem and the correct form. */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError'
}

/** Maximum bytes of a query, as the upstream documents. */
const LONGEST = 1_000

/** Rejects an empty or too long query. */
export function checkLength(query: string): void {
  if (query.trim() === '') throw new QuerySyntaxError('the query is empty')
  const bytes = Buffer.byteLength(query)
  if (bytes > LONGEST) throw new QuerySyntaxError(`the query has ${bytes} bytes; it may have ${LONGEST}`)
}

/** Parses a number. */
export function parseNumber(text: string, of: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new QuerySyntaxError(`${of} takes a number, and ${quote(text)} is none`)
  }
  return value
}

/** Quotes a part of a query for a message, truncated if long. */
export function quote(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
}
