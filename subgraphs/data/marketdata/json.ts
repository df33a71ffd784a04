/** Helpers that reshape responses without validating them: the reader rejects missing or invalid members. */

export type Members = Readonly<Record<string, unknown>>

/** The members of an object; an empty object for any other value. */
export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}
}

/** Converts tuples to objects with named members; a value that is not a list of tuples is unchanged. */
export function namePlaces(names: readonly string[]): (body: unknown) => unknown {
  return (body) => (Array.isArray(body) ? body.map((row: unknown) => nameRow(names, row)) : body)
}

function nameRow(names: readonly string[], row: unknown): unknown {
  return Array.isArray(row) ? Object.fromEntries(names.map((name, place) => [name, row[place] as unknown])) : row
}

/** Renames members to neutral names. Companies prefix some member names with a company's name; the suffix identifies them. */
export function renameByEnd(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const ends = Object.entries(names)
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [ends.find(([end]) => name.endsWith(end))?.[1] ?? name, held]),
  )
}
