import { hash32, pick } from '../../kit/random.ts'
import { FIRST_NAMES, LAST_NAMES } from './words/nameRows.ts'
import { tagOf } from './words/terms.ts'

/** Number of people. Their names are equal on all platforms, whatever the seed. */
export const PERSONS = FIRST_NAMES.length * LAST_NAMES.length

/** People that docs and demonstrations may rely on with any seed: active, and all but the last four public and followed. */
const SHOWN = 12
const SHOWN_PUBLIC = 8

/** Whether docs may name a person. */
export function isShown(index: number): boolean {
  return index < SHOWN
}

/** The same, for a person with public accounts. */
export function isShownPublic(index: number): boolean {
  return index < SHOWN_PUBLIC
}

/** A person. */
export interface Person {
  readonly first: string
  readonly last: string
  readonly handle: string
}

const STYLES: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first}.${last}`,
  (first, last) => `${first}_${last}`,
  (first, last) => `${first}${last}`,
  (first, last) => `${last}.${first}`,
  (first, last) => `the.${first}.${last}`,
  (first, last) => `${first}.${last}.daily`,
  (first, last) => `its${first}${last}`,
]
const FIRST_TAGS = FIRST_NAMES.map(tagOf)
const LAST_TAGS = LAST_NAMES.map(tagOf)
/** Names do not depend on the world's seed. */
const NAME_SEED = 0x50657273

/** People with adjacent indices share neither first nor last name. */
export function personOf(index: number): Person {
  const firstIndex = index % FIRST_NAMES.length
  const lastIndex = (Math.floor(index / FIRST_NAMES.length) + firstIndex) % LAST_NAMES.length
  const first = FIRST_NAMES[firstIndex]!
  const last = LAST_NAMES[lastIndex]!
  const style = isShown(index) ? STYLES[0]! : pick(STYLES, NAME_SEED, index)
  const hasNumber = !isShown(index) && hash32(NAME_SEED, index, 1) % 4 === 0
  const number = hasNumber ? String(hash32(NAME_SEED, index, 2) % 100) : ''
  return { first, last, handle: style(FIRST_TAGS[firstIndex]!, LAST_TAGS[lastIndex]!) + number }
}

/** People with a given first or last name, in lower case without accents. */
export function personsNamed(term: string): number[] {
  const first = FIRST_TERMS.get(term)
  const last = LAST_TERMS.get(term)
  const found: number[] = []
  if (first !== undefined)
    for (let row = 0; row < LAST_NAMES.length; row++) found.push(row * FIRST_NAMES.length + first)
  if (last !== undefined)
    for (let column = 0; column < FIRST_NAMES.length; column++) {
      const row = (last - column + LAST_NAMES.length) % LAST_NAMES.length
      found.push(row * FIRST_NAMES.length + column)
    }
  return found
}

const FIRST_TERMS = new Map(FIRST_TAGS.map((name, index) => [name, index]))
const LAST_TERMS = new Map(LAST_TAGS.map((name, index) => [name, index]))
