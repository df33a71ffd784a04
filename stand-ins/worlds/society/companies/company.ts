import type { City } from '../places/city.ts'
import type { Phone } from '../places/phones.ts'
import type { Address } from '../places/streets.ts'
import type { Industry } from './industries.ts'

/** A company of the world. Whatever family tells of it, tells this. */
export interface Company {
  /** Its place in the list of all. */
  readonly index: number
  /** 24 hexadecimal digits. */
  readonly id: string
  readonly name: string
  /** Its name in addresses of pages. */
  readonly slug: string
  /** Under a top level that no one can register. */
  readonly domain: string
  readonly websiteUrl: string
  /** Its page at the professional network. */
  readonly profileUrl: string
  readonly logoUrl: string
  readonly phone: Phone
  readonly industry: Industry
  readonly keywords: readonly string[]
  readonly description: string
  /** How many work there, as it says itself. */
  readonly employees: number
  /** How many of them are people of this world. */
  readonly known: number
  readonly foundedYear: number
  /** US dollars a year. */
  readonly revenue: number
  readonly funding: Funding | null
  /** At a stock exchange; null where it is not listed. */
  readonly symbol: string | null
  readonly technologies: readonly string[]
  readonly city: City
  /** Its place among the companies of its city. */
  readonly placeInCity: number
  readonly address: Address
}

/** What investors paid for shares. */
export interface Funding {
  /** US dollars, all rounds together. */
  readonly total: number
  readonly stage: string
  /** Of the latest round. */
  readonly date: string
}
