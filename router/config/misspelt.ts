import { isRenamed } from './renamed.ts'

type Given = Readonly<Record<string, string | undefined>>

/** Changes of a letter that still make a name a misspelling, for names from this length on. Shorter names mean other things. */
const TYPING_ERRORS = [
  { from: 9, most: 2 },
  { from: 6, most: 1 },
]
/** Settings that begin with the same word, from which on that word is taken for ours. */
const FAMILY = 3
/** First words that variables of other programs share. */
const COMMON = new Set(['MAX', 'NODE', 'PUBLIC', 'HTTP', 'AWS', 'GOOGLE', 'LOG'])

/** Variables that are no settings, and look as if they were meant as one. */
export interface Misspelt {
  /** Close to a setting that is not set: surely meant as that one. */
  readonly problems: readonly string[]
  /** Begin like several settings: ignored, with a warning. */
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
    if (meant !== null && given[meant] === undefined) {
      problems.push(`${name} is not a setting: did you mean ${meant}? Rename it, or unset it.`)
    } else if (families.has(firstWord(name))) {
      warnings.push(`${name} is not a setting of this release and is ignored; docs/settings.md lists all`)
    }
  }
  return { problems, warnings }
}

function closest(name: string, known: Iterable<string>): string | null {
  const most = TYPING_ERRORS.find(({ from }) => name.length >= from)?.most ?? 0
  let found: string | null = null
  let least = most + 1
  for (const candidate of known) {
    const distance = Math.abs(candidate.length - name.length) > most ? least : editDistance(name, candidate)
    if (distance < least) [found, least] = [candidate, distance]
  }
  return found
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

/** Levenshtein's distance of two names. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
