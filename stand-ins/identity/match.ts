import { type Asked, asked } from '../people/asked.ts'
import type { IdCodec } from '../worlds/society/ids.ts'
import { digitsOf, fold } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** The person of a record, or why there is none. */
export interface Match {
  readonly person: number | null
  /** From 0 to 1. */
  readonly score: number | null
  readonly isResolvable: boolean
  readonly errors: readonly string[]
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const LEAST_DIGITS = 10
const MOST_DIGITS = 15

/** Finds the person of a record: by ids first, then by addresses and numbers, with the name as a check. */
export function matchRecord(world: EnrichWorld, pids: IdCodec, record: unknown, conditions: readonly string[]): Match {
  const given = asked({ body: record, query: null })
  const errors = errorsOf(given)
  const isResolvable = hasEnough(given)
  if (!isResolvable) errors.push('needs an email, a phone, a person_pid or a profile_url')
  const missing = conditions.filter((name) => given.text(name) === null && given.texts(name).length === 0)
  if (!isResolvable || missing.length > 0) return { person: null, score: null, isResolvable, errors }
  const person = find(world, pids, given)
  if (person === null || !agrees(world, pids, person, given, conditions))
    return { person: null, score: null, isResolvable, errors }
  return { person, score: scoreOf(given), isResolvable, errors }
}

function errorsOf(given: Asked): string[] {
  return [
    ...given
      .texts('emails')
      .flatMap((email, index) => (EMAIL.test(email) ? [] : [`emails[${index}] is no e-mail address`])),
    ...given.texts('phones').flatMap((phone, index) => {
      const { length } = digitsOf(phone)
      return length >= LEAST_DIGITS && length <= MOST_DIGITS ? [] : [`phones[${index}] is no telephone number`]
    }),
  ]
}

function hasEnough(given: Asked): boolean {
  return (
    given.texts('emails').some((email) => EMAIL.test(email)) ||
    given.texts('phones').some((phone) => digitsOf(phone).length >= LEAST_DIGITS) ||
    given.text('person_pid') !== null ||
    given.text('profile_url') !== null
  )
}

function find({ people }: EnrichWorld, pids: IdCodec, given: Asked): number | null {
  const [pid, url] = [given.text('person_pid'), given.text('profile_url')]
  const byId = pid === null ? null : indexOf(pids.read(pid))
  if (byId !== null) return byId
  const byPage = url === null ? null : people.byProfileUrl(url)
  if (byPage !== null) return byPage
  for (const email of given.texts('emails')) {
    const person = people.byEmail(email)
    if (person !== null) return person
  }
  const name = nameOf(given)
  for (const phone of given.texts('phones')) {
    const reached = people.byPhone(phone).people
    const named = name ? reached.filter((person) => isCalled(people.nameOf(person), name)) : reached
    if (named.length === 1) return named[0]!
  }
  return null

  function indexOf(index: number | null): number | null {
    return index !== null && index < people.census.count ? index : null
  }
}

interface Name {
  readonly first: string
  readonly last: string
}

function nameOf(given: Asked): Name | null {
  const words = given.text('full_name')?.split(/\s+/) ?? []
  const [first, last] = [given.text('first_name') ?? words[0], given.text('last_name') ?? words.at(-1)]
  return first && last ? { first: fold(first), last: fold(last) } : null
}

function isCalled(called: { readonly firstName: string; readonly lastName: string }, { first, last }: Name): boolean {
  return fold(called.firstName) === first && fold(called.lastName) === last
}

/** A different last name excludes a person; all data named by the conditions must match. */
function agrees(
  world: EnrichWorld,
  pids: IdCodec,
  index: number,
  given: Asked,
  conditions: readonly string[],
): boolean {
  const { people } = world
  const person = people.get(index)
  const name = nameOf(given)
  if (name && fold(person.lastName) !== name.last) return false
  return conditions.every((condition) => {
    switch (condition) {
      case 'first_name':
        return fold(given.text('first_name') ?? '') === fold(person.firstName)
      case 'last_name':
        return fold(given.text('last_name') ?? '') === fold(person.lastName)
      case 'full_name':
        return name !== null && isCalled(person, name)
      case 'middle_name':
        return given.text('middle_name')?.[0]?.toUpperCase() === person.middleInitial
      case 'emails':
        return given.texts('emails').every((email) => people.byEmail(email) === index)
      case 'phones':
        return given.texts('phones').every((phone) => people.byPhone(phone).people.includes(index))
      case 'person_pid':
        return pids.read(given.text('person_pid') ?? '') === index
      case 'profile_url':
        return people.byProfileUrl(given.text('profile_url') ?? '') === index
      // The world's people have no name suffixes.
      default:
        return false
    }
  })
}

function scoreOf(given: Asked): number {
  if (given.text('person_pid') !== null || given.text('profile_url') !== null) return 1
  const ways = Number(given.texts('emails').length > 0) + Number(given.texts('phones').length > 0)
  return Math.min(0.99, 0.8 + 0.08 * (ways - 1) + (nameOf(given) ? 0.1 : 0))
}
