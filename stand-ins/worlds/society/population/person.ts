import type { Company } from '../companies/company.ts'
import type { City } from '../places/city.ts'
import type { Phone } from '../places/phones.ts'
import type { Title } from './titles.ts'

/** A person of the world. All service families report the same data about them. */
export interface Person {
  /** Index in the list of all people. */
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
  /** Current job; null without work. */
  readonly job: Job | null
  readonly workEmail: string | null
  readonly personalEmail: string
  readonly mobile: Phone
  /** The household's landline; null without one. */
  readonly landline: Phone | null
  /** URL of their profile at the professional network. */
  readonly profileUrl: string
  readonly photoUrl: string
}

/** A job at a company. */
export interface Job {
  readonly company: Company
  readonly title: Title
  /** As `2019-05-01`. */
  readonly start: string
  /** Null for the current job. */
  readonly end: string | null
}

/** A degree. */
export interface Degree {
  readonly school: string
  readonly degree: string
  readonly field: string
  readonly startYear: number
  readonly endYear: number
}
