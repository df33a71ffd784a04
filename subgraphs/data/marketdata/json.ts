/** Helpers that reshape answers without judging them: the reader names what is missing or wrong. */

export type Members = Readonly<Record<string, unknown>>

/** The members of an object; none of anything else. */
export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}
}

/** Arrays with a meaning for each place as objects; what is no list of arrays stays as it is. */
export function namePlaces(names: readonly string[]): (body: unknown) => unknown {
  return (body) => (Array.isArray(body) ? body.map((row: unknown) => nameRow(names, row)) : body)
}

function nameRow(names: readonly string[], row: unknown): unknown {
  return Array.isArray(row) ? Object.fromEntries(names.map((name, place) => [name, row[place] as unknown])) : row
}

/**
 * Gives members neutral names. Companies put their own name, or that of another, before some of them; the end tells what
 * they are.
 */
export function renameByEnd(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const ends = Object.entries(names)
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [ends.find(([end]) => name.endsWith(end))?.[1] ?? name, held]),
  )
}
