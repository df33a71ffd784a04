import type { Written } from '../state/request.ts'

/** A stored request. */
export interface Kept extends Written {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
}

/** Maximum characters of one request: fifty of them fit easily into a browser's quota. */
const MAX_LENGTH = 20_000

/** Whether a request is too long to store. */
export function isOverlong({ query, variables }: Written): boolean {
  return query.length + variables.length > MAX_LENGTH
}

/** Title of an unnamed request: its operation's name, or its first field. */
export function titleOf(query: string): string {
  const bare = query.replace(/#[^\n\r]*/g, '')
  const named = /^[^{]*\b(?:query|mutation)\s+([_A-Za-z]\w*)/.exec(bare)?.[1]
  if (named) return named.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  const first = /\{\s*([^{}]+)/.exec(bare)?.[1]?.replace(/\s+/g, ' ').trim()
  if (!first) return 'A query'
  return first.length > 60 ? `${first.slice(0, 59)}…` : first
}

/** Whether a stored request contains every filter word in its name, query or variables. */
export function fits(words: string, name: string, { query, variables }: Written): boolean {
  const text = `${name}\n${query}\n${variables}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
