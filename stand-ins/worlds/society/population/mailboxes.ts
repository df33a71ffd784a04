import { recentlyUsed } from '../../../../subgraphs/kit/async/recentlyUsed.ts'
import { hash32, pick } from '../../../kit/random.ts'
import type { Companies } from '../companies/companies.ts'
import type { Census } from './census.ts'
import { MAIL_PROVIDERS } from './mailProviders.ts'
import type { NameIndex } from './nameIndex.ts'
import { FAMILY, FEMALE, MALE } from './names.ts'

const PATTERNS = [
  (first: string, last: string) => `${first}.${last}`,
  (first: string, last: string) => `${first[0]}${last}`,
  (first: string) => first,
  (first: string, last: string) => `${first}${last[0]}`,
] as const
const COMPANIES_KEPT = 1_000
const PERSONAL = /^([a-z]+)\.([a-z]+?)(\d*)$/

/** E-mail addresses of all people, and the reverse lookup. */
export interface Mailboxes {
  atWork(person: number): string | null
  atHome(person: number): string
  find(email: string): number | null
}

interface Ground {
  readonly seed: number
  readonly census: Census
  readonly companies: Companies
  readonly names: NameIndex
}

export function openMailboxes({ seed, census, companies, names }: Ground): Mailboxes {
  const kept = recentlyUsed<number, readonly string[]>(COMPANIES_KEPT)

  /** Local parts of a company's people, in order; duplicates of a name get a number. */
  function locals(company: number): readonly string[] {
    const known = kept.get(company)
    if (known) return known
    const pattern = pick(PATTERNS, seed, company, 21)
    const taken = new Map<string, number>()
    const made: string[] = []
    for (let person = census.firstWorker[company]!; person < census.firstWorker[company + 1]!; person++) {
      const base = pattern(firstName(person), lastName(person))
      const times = (taken.get(base) ?? 0) + 1
      taken.set(base, times)
      made.push(times === 1 ? base : `${base}${times}`)
    }
    kept.set(company, made)
    return made
  }

  function atHome(person: number): string {
    const namesakes = names.called(census.firstNameOf[person]!, census.lastNameOf[person]!)
    const order = namesakes.indexOf(person)
    const suffix = order === 0 ? '' : String(order + 1)
    return `${firstName(person)}.${lastName(person)}${suffix}@${MAIL_PROVIDERS[hash32(seed, person, 22) % MAIL_PROVIDERS.length]}`
  }

  function firstName(person: number): string {
    const place = census.firstNameOf[person]!
    return (FEMALE[place] ?? MALE[place - FEMALE.length]!).toLowerCase()
  }

  function lastName(person: number): string {
    return FAMILY[census.lastNameOf[person]!]!.toLowerCase()
  }

  return {
    atHome,
    atWork(person) {
      if (person >= census.workers) return null
      const company = census.companyOf[person]!
      return `${locals(company)[person - census.firstWorker[company]!]}@${companies.all[company]!.domain}`
    },
    find(email) {
      const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
      const company = companies.byDomain(domain)
      if (company && company.domain === domain) {
        const rank = locals(company.index).indexOf(local)
        return rank < 0 ? null : census.firstWorker[company.index]! + rank
      }
      const [, first = '', last = '', order] = PERSONAL.exec(local) ?? []
      const person = names.find(first, last)[order ? Number(order) - 1 : 0]
      return person !== undefined && atHome(person) === `${local}@${domain}` ? person : null
    },
  }
}
