import { isOverlong, type Kept } from './kept.ts'
import { withoutSecrets } from './secrets.ts'

/** A request with a user-given name. */
export interface SavedQuery extends Kept {
  readonly name: string
}

/** Maximum number of saved queries. */
const MAX_SAVED = 500
/** Maximum characters of a name. */
export const MAX_NAME = 120

/** Normalises a name: without extra spaces, and never empty. */
export function cleanName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME) || 'Without a name'
}

/** An export file. */
export function toFile(saved: readonly SavedQuery[]): string {
  const queries = saved.map(({ name, query, variables, at }) => ({ name, query, variables, at }))
  return `${JSON.stringify({ tollgraph: 'saved queries', version: 1, queries }, null, 2)}\n`
}

/**
 * Reads the saved queries of an export file. Throws an Error that names the problem. Secrets in variables are removed,
 * because any program may have written the file.
 */
export function fromFile(text: string, makeId: () => string, now: Date): readonly SavedQuery[] {
  const queries = queriesOf(text)
  if (queries.length > MAX_SAVED) throw new Error(`The file has more than ${MAX_SAVED} queries.`)
  return queries.map((entry, index) => {
    const { name, query, variables = '', at } = (entry ?? {}) as Record<string, unknown>
    if (typeof name !== 'string' || typeof query !== 'string' || typeof variables !== 'string')
      throw new Error(`Entry ${index + 1} of the file is no saved query.`)
    const kept = { query, variables: withoutSecrets(variables).variables }
    if (isOverlong(kept)) throw new Error(`Entry ${index + 1} of the file is too long.`)
    return { id: makeId(), name: cleanName(name), ...kept, at: dateOf(at) ?? now.toISOString() }
  })
}

function queriesOf(text: string): readonly unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('The file is not JSON.')
  }
  const { queries } = (value ?? {}) as { readonly queries?: unknown }
  if (!Array.isArray(queries)) throw new Error('The file has no saved queries.')
  return queries
}

function dateOf(value: unknown): string | null {
  const date = typeof value === 'string' ? new Date(value) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}

/** Saved queries with the imported ones first; duplicates in name and text are dropped. */
export function merged(saved: readonly SavedQuery[], added: readonly SavedQuery[]): readonly SavedQuery[] {
  const known = new Set(saved.map(identityOf))
  const fresh = added.filter((entry) => {
    const identity = identityOf(entry)
    if (known.has(identity)) return false
    known.add(identity)
    return true
  })
  return [...fresh, ...saved].slice(0, MAX_SAVED)
}

function identityOf({ name, query, variables }: SavedQuery): string {
  return JSON.stringify([name, query, variables])
}
