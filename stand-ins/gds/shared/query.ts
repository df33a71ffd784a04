import { invalidFormat, missing } from './problem.ts'

// Parses query parameters by the GDS's documentation; the rules are at each caller.

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** A parameter's text; null when it is missing. */
export function textOf(query: Query, name: string): string | null {
  const value = query[name]
  if (value === undefined) return null
  if (typeof value !== 'string') throw invalidFormat(name, `${name} was sent more than once`)
  return value
}

export function neededText(query: Query, name: string, pattern: RegExp): string {
  const text = textOf(query, name)
  if (text === null || text === '') throw missing(name)
  if (!pattern.test(text)) throw invalidFormat(name, `${name} must match ${pattern.source}`)
  return text
}

/** A comma-separated or repeated parameter. */
export function listOf(query: Query, name: string, pattern: RegExp, max: number): string[] {
  const value = query[name]
  const items = (typeof value === 'string' ? value.split(',') : [...(value ?? [])]).filter(Boolean)
  if (items.length > max) throw invalidFormat(name, `${name} takes at most ${max} values`)
  const broken = items.find((item) => !pattern.test(item))
  if (broken !== undefined) throw invalidFormat(name, `${broken} must match ${pattern.source}`)
  return items
}

function numberOf(query: Query, name: string, min: number, max: number): number | null {
  const text = textOf(query, name)
  if (text === null) return null
  const number = Number(text)
  if (!/^-?\d+(\.\d+)?$/.test(text) || number < min || number > max)
    throw invalidFormat(name, `${name} must be a number from ${min} to ${max}`)
  return number
}

export function neededNumber(query: Query, name: string, min: number, max: number): number {
  const number = numberOf(query, name, min, max)
  if (number === null) throw missing(name)
  return number
}

export function wholeOf(query: Query, name: string, min: number, max: number): number | null {
  const number = numberOf(query, name, min, max)
  if (number !== null && !Number.isInteger(number)) throw invalidFormat(name, `${name} must be a whole number`)
  return number
}

export function wordOf<Word extends string>(query: Query, name: string, words: readonly Word[]): Word | null {
  const text = textOf(query, name)
  if (text === null) return null
  const word = words.find((one) => one === text)
  if (!word) throw invalidFormat(name, `${name} must be one of ${words.join(', ')}`)
  return word
}

export function flagOf(query: Query, name: string): boolean | null {
  const word = wordOf(query, name, ['true', 'false'])
  return word === null ? null : word === 'true'
}
