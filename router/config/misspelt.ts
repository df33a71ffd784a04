import { editDistance } from '../../subgraphs/kit/text/editDistance.ts'
import { isRenamed } from './renamed.ts'

type Given = Readonly<Record<string, string | undefined>>

/** Names below this length are too close to those of other programs. */
const LEAST_LENGTH = 6
/** Typing errors that surely make a name a misspelling, and those that may: DATABASE_PORT, which container platforms set, is two from DATABASE_POOL. */
const SURE = 1
const POSSIBLE = 2
/** Settings that begin with the same word, from which on that word is taken for ours. */
const FAMILY = 3
/** First words that variables of other programs share. */
const COMMON = new Set(['MAX', 'NODE', 'PUBLIC', 'HTTP', 'APOLLO', 'AWS', 'GOOGLE', 'LOG', 'OTEL'])

/** Variables that are no settings, and look as if they were meant as one. */
export interface Misspelt {
  /** Close to a setting that is not set: surely meant as that one. */
  readonly problems: readonly string[]
  /** Resemble a setting, or begin like several: ignored, with a warning. */
  readonly warnings: readonly string[]
}

/** Finds them among the variables of an environment. */
export function misspeltSettings(given: Given, known: ReadonlySet<string>): Misspelt {
  const unknown = Object.keys(given).filter((name) => !known.has(name) && !isRenamed(name))
  const families = familiesOf(known)
  const problems: string[] = []
  const warnings: string[] = []
  for (const name of unknown) {
    const meant = closest(name, known)
    const isUnset = meant !== null && given[meant.name] === undefined
    if (isUnset && meant.errors <= SURE) {
      problems.push(`${name} is not a setting: did you mean ${meant.name}? Rename it, or unset it.`)
    } else if (isUnset) {
      warnings.push(`${name} is not a setting and is ignored; did you mean ${meant.name}?`)
    } else if (families.has(firstWord(name))) {
      warnings.push(`${name} is not a setting and is ignored; docs/settings.md lists all`)
    }
  }
  return { problems, warnings }
}

/** The setting that a name resembles most; null when it resembles none. */
function closest(name: string, known: ReadonlySet<string>): { readonly name: string; readonly errors: number } | null {
  if (name.length < LEAST_LENGTH) return null
  const near = [...known].filter((candidate) => couldBe(name, candidate))
  const [first] = near
    .map((candidate) => ({ name: candidate, errors: editDistance(name, candidate) }))
    .sort((one, other) => one.errors - other.errors)
  return first && first.errors <= POSSIBLE ? first : null
}

/** Whether two names can be `POSSIBLE` edits apart: quick, where most names are not. An edit changes at most two letters of both. */
function couldBe(name: string, candidate: string): boolean {
  if (Math.abs(candidate.length - name.length) > POSSIBLE) return false
  const letters = new Map<string, number>()
  for (const letter of name) letters.set(letter, (letters.get(letter) ?? 0) + 1)
  for (const letter of candidate) letters.set(letter, (letters.get(letter) ?? 0) - 1)
  let apart = 0
  for (const count of letters.values()) apart += Math.abs(count)
  return apart <= 2 * POSSIBLE
}

function familiesOf(known: Iterable<string>): ReadonlySet<string> {
  const sizes = new Map<string, number>()
  for (const word of [...known].map(firstWord)) sizes.set(word, (sizes.get(word) ?? 0) + 1)
  return new Set([...sizes].filter(([word, size]) => size >= FAMILY && !COMMON.has(word)).map(([word]) => word))
}

/** The first of several words; the whole name where there is one. */
function firstWord(name: string): string {
  return name.split('_', 1)[0] ?? name
}
