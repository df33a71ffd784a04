import { seedOf } from '../../kit/random.ts'
import { type Companies, openCompanies } from './companies/companies.ts'
import { type Homes, openHomes } from './homes/homes.ts'
import { CITIES, type City } from './places/city.ts'
import { type Creators, openCreators } from './population/creators.ts'
import { openPeople, type People } from './population/people.ts'

/** The world behind this service's stand-ins: companies, their people, and homes. */
export interface EnrichWorld {
  /** The seed that all data derive from. */
  readonly seed: number
  /** The clock. */
  now(): Date
  readonly cities: readonly City[]
  readonly companies: Companies
  readonly people: People
  readonly homes: Homes
  readonly creators: Creators
}

/** Another seed gives another world. */
export interface WorldOptions {
  readonly seed: string
  now(): Date
}

/** Opens a world. Its parts are built on first use, within some tens of milliseconds. */
export function openEnrichWorld({ seed: text, now }: WorldOptions): EnrichWorld {
  const seed = seedOf('enrich', text)
  let companies: Companies | undefined
  let people: People | undefined
  let homes: Homes | undefined
  let creators: Creators | undefined
  return {
    seed,
    now,
    cities: CITIES,
    get companies() {
      companies ??= openCompanies(seed)
      return companies
    },
    get people() {
      people ??= openPeople(seed, this.companies)
      return people
    },
    get homes() {
      homes ??= openHomes(seed, this.companies, this.people)
      return homes
    },
    get creators() {
      creators ??= openCreators(seed, this.people)
      return creators
    },
  }
}
