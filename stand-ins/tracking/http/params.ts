import { invalidArgument } from './refusal.ts'

/** The parameters of a query string. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** A text; null when it is missing. */
export function text(query: Query, name: string): string | null {
  const value = query[name]
  if (value === undefined || value === '') return null
  if (typeof value !== 'string') throw invalidArgument(`${name} may be given once`)
  return value
}

/** A required text. */
export function requiredText(query: Query, name: string): string {
  const value = text(query, name)
  if (value === null) throw invalidArgument(`${name} is needed`)
  return value
}

/** A repeated or comma-separated parameter. */
export function list(query: Query, name: string): readonly string[] {
  const value = query[name]
  if (value === undefined || value === '') return []
  return (typeof value === 'string' ? value.split(',') : value).map((item) => item.trim())
}

/** One of the given words; null when it is missing. */
export function word<Word extends string>(query: Query, name: string, words: readonly Word[]): Word | null {
  const value = text(query, name)
  if (value === null) return null
  const found = words.find((candidate) => candidate === value)
  if (!found) throw invalidArgument(`${name} is one of ${words.join(', ')}`)
  return found
}

/** A boolean; false when it is missing. */
export function flag(query: Query, name: string): boolean {
  return word(query, name, ['true', 'false']) === 'true'
}

/** An integer within bounds; `otherwise` when it is missing. */
export function integer(query: Query, name: string, [min, max]: readonly [number, number], otherwise: number): number {
  const value = text(query, name)
  if (value === null) return otherwise
  const number = Number(value)
  if (!/^-?\d+$/.test(value) || number < min || number > max) {
    throw invalidArgument(`${name} is a whole number from ${min} to ${max}`)
  }
  return number
}

/** A number within bounds; null when it is missing. */
export function decimalNumber(query: Query, name: string, [min, max]: readonly [number, number]): number | null {
  const value = text(query, name)
  if (value === null) return null
  const number = Number(value)
  if (!Number.isFinite(number) || number < min || number > max) {
    throw invalidArgument(`${name} is a number from ${min} to ${max}`)
  }
  return number
}

/** A date, meaning its midnight in UTC, or a date and time; milliseconds since 1970, null when it is missing. */
export function moment(query: Query, name: string): number | null {
  const value = text(query, name)
  if (value === null) return null
  const at = DATE.test(value) || DATE_TIME.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) throw invalidArgument(`${name} is a date or a date and time in ISO 8601`)
  return at
}
