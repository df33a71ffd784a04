/** What a key of a search holds. */
export type KeyKind = 'text' | 'number' | 'boolean'

/** One thing that is asked of a flight or a position; several are asked all at once. */
export type Term =
  | { readonly operator: 'true' | 'false' | 'null' | 'notnull'; readonly key: string }
  | { readonly operator: '=' | '!=' | '<' | '>' | '<=' | '>='; readonly key: string; readonly value: string | number }
  | { readonly operator: 'match' | 'notmatch'; readonly key: string; readonly pattern: string }
  | { readonly operator: 'range'; readonly key: string; readonly low: number; readonly high: number }
  | { readonly operator: 'in'; readonly key: string; readonly values: readonly (string | number)[] }
  | { readonly operator: 'orig_or_dest'; readonly values: readonly string[] }
  | { readonly operator: 'airline'; readonly airline: boolean }
  | { readonly operator: 'aircraftType' | 'ident' | 'ident_or_reg'; readonly patterns: readonly string[] }

/** A query that breaks the syntax. The message says what is wrong and what would be right. */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError'
}

/** Bytes of a query at most, as the upstream documents it. */
const LONGEST = 1_000

/** Refuses a query that is empty or too long. */
export function checkLength(query: string): void {
  if (query.trim() === '') throw new QuerySyntaxError('the query is empty')
  const bytes = Buffer.byteLength(query)
  if (bytes > LONGEST) throw new QuerySyntaxError(`the query has ${bytes} bytes; it may have ${LONGEST}`)
}

/** Reads a number. */
export function parseNumber(text: string, of: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new QuerySyntaxError(`${of} takes a number, and ${quote(text)} is none`)
  }
  return value
}

/** A part of a query within a message, cut where it is long. */
export function quote(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
}
