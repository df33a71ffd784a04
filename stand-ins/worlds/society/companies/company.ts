import type { City } from '../places/city.ts'
import type { Phone } from '../places/phones.ts'
import type { Address } from '../places/streets.ts'
import type { Industry } from './industries.ts'

/** A company of the world. All service families report the same data about it. */
export interface Company {
  /** Its index in the list of all companies. */
  readonly index: number
  /** 24 hexadecimal digits. */
  readonly id: string
  readonly name: string
  /** Its name in page URLs. */
  readonly slug: string
  /** Under a top-level domain that cannot be registered. */
  readonly domain: string
  readonly websiteUrl: string
  /** URL of its profile at the professional network. */
  readonly profileUrl: string
  readonly logoUrl: string
  readonly phone: Phone
  readonly industry: Industry
  readonly keywords: readonly string[]
  readonly description: string
  /** Number of employees that it states. */
  readonly employees: number
  /** Number of employees who are people of this world. */
  readonly known: number
  readonly foundedYear: number
  /** US dollars a year. */
  readonly revenue: number
  readonly funding: Funding | null
  /** Stock symbol; null when it is not listed. */
  readonly symbol: string | null
  readonly technologies: readonly string[]
  readonly city: City
  /** Its index among the companies of its city. */
  readonly placeInCity: number
  readonly address: Address
}

/** Funding by investors. */
export interface Funding {
  /** US dollars, all rounds together. */
  readonly total: number
  readonly stage: string
  /** Of the latest round. */
  readonly date: string
}
