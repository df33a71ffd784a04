import type { Company } from '../companies/company.ts'
import type { City } from '../places/city.ts'
import type { Phone } from '../places/phones.ts'
import type { Title } from './titles.ts'

/** Somebody of the world. Whatever family tells of them, tells this. */
export interface Person {
  /** The place in the list of all. */
  readonly index: number
  readonly isWoman: boolean
  readonly firstName: string
  /** One letter. */
  readonly middleInitial: string | null
  readonly lastName: string
  /** As `1984-03-09`. */
  readonly birthDate: string
  readonly isDead: boolean
  readonly city: City
  readonly household: number
  /** Where they work now; null for those who do not. */
  readonly job: Job | null
  readonly workEmail: string | null
  readonly personalEmail: string
  readonly mobile: Phone
  /** Of the household; null where it has none. */
  readonly landline: Phone | null
  /** Their page at the professional network. */
  readonly profileUrl: string
  readonly photoUrl: string
}

/** Work at a company. */
export interface Job {
  readonly company: Company
  readonly title: Title
  /** As `2019-05-01`. */
  readonly start: string
  /** Null while it lasts. */
  readonly end: string | null
}

/** What a school gave somebody. */
export interface Degree {
  readonly school: string
  readonly degree: string
  readonly field: string
  readonly startYear: number
  readonly endYear: number
}
