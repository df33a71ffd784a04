import { type Asked, asked } from '../people/asked.ts'
import type { IdCodec } from '../worlds/society/ids.ts'
import { digitsOf, fold } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** The person of a record, or why there is none. */
export interface Match {
  readonly person: number | null
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
  if (!isResolvable) errors.push('needs an email, a phone, a minerva_pid or a linkedin_url')
  if (!isResolvable) return { person: null, score: null, isResolvable, errors }
  const person = find(world, pids, given)
  if (person === null || !isNamed(world, person, given) || !hasFacts(world, person, conditions))
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
    given.text('minerva_pid') !== null ||
    given.text('linkedin_url') !== null
  )
}

function find({ people }: EnrichWorld, pids: IdCodec, given: Asked): number | null {
  const [pid, url] = [given.text('minerva_pid'), given.text('linkedin_url')]
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

/** Whether the last name is not another one. */
function isNamed({ people }: EnrichWorld, index: number, given: Asked): boolean {
  const name = nameOf(given)
  return name === null || fold(people.get(index).lastName) === name.last
}

/** Whether the person has all the facts that the caller needs. */
function hasFacts({ people }: EnrichWorld, index: number, conditions: readonly string[]): boolean {
  const { job, workEmail } = people.get(index)
  const lacks = [...(job ? [] : ['linkedin_url']), ...(workEmail === null ? ['professional_email'] : [])]
  return !conditions.some((condition) => lacks.includes(condition))
}

/** The more ways lead to the person, the higher. */
function scoreOf(given: Asked): number {
  if (given.text('minerva_pid') !== null || given.text('linkedin_url') !== null) return 150
  const ways = Number(given.texts('emails').length > 0) + Number(given.texts('phones').length > 0)
  return 50 * ways + (nameOf(given) ? 10 : 0)
}
