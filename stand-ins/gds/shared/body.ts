import { wrongAt } from './problem.ts'

// Parses JSON bodies by the GDS's documentation; errors name JSON pointers.

export type Members = Readonly<Record<string, unknown>>

export function objectAt(value: unknown, pointer: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrongAt(pointer, 477, 'INVALID FORMAT', 'An object is needed here')
  return value as Members
}

export function listAt(value: unknown, pointer: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0)
    throw wrongAt(pointer, 477, 'INVALID FORMAT', 'A list that is not empty is needed here')
  return value
}

export function textAt(members: Members, name: string, pointer: string): string {
  const value = members[name]
  if (typeof value !== 'string' || value === '') throw wrongAt(`${pointer}/${name}`, 32171, 'MANDATORY DATA MISSING')
  return value
}

/** An optional text. */
export function textIn(members: Members, name: string): string | null {
  const value = members[name]
  return typeof value === 'string' && value !== '' ? value : null
}
