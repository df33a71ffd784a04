import { hash } from 'node:crypto'

/** SHA-256 over a request's parts: equal for equal requests, in any order of object members. */
export function requestHash(...parts: readonly unknown[]): Buffer {
  return hash('sha256', canonical(parts), 'buffer')
}

function canonical(value: unknown): string {
  // A coerced DateTime has no members of its own.
  if (value instanceof Date) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
