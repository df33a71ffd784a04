import type { Issue } from '../errors.ts'
import { firstIssues } from './firstIssues.ts'

/** Control characters except tab, line feed and carriage return: Postgres cannot store NUL, and no text needs the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to refuse
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/
/** Maximum depth, deeper than any valid input; more would exhaust the stack. */
const MAX_DEPTH = 64

type Path = readonly (string | number)[]

/**
 * Issues of the texts in an input value, at any depth, including member names: control characters and lone surrogates.
 * Applies to every text of every request, at both doors.
 */
export function plainTextIssues(value: unknown, path: Path, depth = 0): Issue[] {
  if (typeof value === 'string') return textIssues(value, path)
  if (typeof value !== 'object' || value === null) return []
  if (depth >= MAX_DEPTH)
    return [{ path, code: 'too_deep', message: `must not be nested deeper than ${MAX_DEPTH} levels` }]
  if (Array.isArray(value))
    return firstIssues<unknown>(value, (item, index) => plainTextIssues(item, [...path, index], depth + 1))
  if (!isRecord(value)) return []
  return firstIssues(Object.entries(value), ([name, inner]) => [
    ...textIssues(name, path),
    ...plainTextIssues(inner, [...path, name], depth + 1),
  ])
}

function textIssues(text: string, path: Path): Issue[] {
  if (CONTROL.test(text))
    return [
      { path, code: 'control_character', message: 'must not contain control characters but tabs and line breaks' },
    ]
  if (!text.isWellFormed())
    return [{ path, code: 'invalid_string', message: 'must not contain half of a surrogate pair' }]
  return []
}

/** Dates and URLs are parsed scalars, not records. */
function isRecord(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
