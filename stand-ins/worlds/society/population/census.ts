import { hash32, seedOf, unit } from '../../../kit/random.ts'
import type { Companies } from '../companies/companies.ts'
import type { Company } from '../companies/company.ts'
import { CITIES } from '../places/city.ts'
import { FEMALE, MALE } from './names.ts'
import { type Settled, settle } from './settle.ts'
import { birthYearOf, titleCodeOf } from './standing.ts'

/**
 * All people, in columns by person: fifty thousand objects would take more time and memory than the queries need.
 * Employed people come first, ordered by company.
 */
export interface Census extends Omit<Settled, 'isWoman'> {
  readonly workers: number
  /** Indexed by worker. */
  readonly companyOf: Uint16Array
  /** Title codes, indexed by worker. */
  readonly titleOf: Uint16Array
  /** The first worker of each company; the last entry is the number of workers. */
  readonly firstWorker: Uint32Array
  /** Indices in the lists of first names; female ones come first. */
  readonly firstNameOf: Uint16Array
}

/** Generates all people: employers, households and names. */
export function takeCensus(world: number, companies: Companies): Census {
  const seed = seedOf(world, 'people')
  const workers = companies.all.reduce((sum, { known }) => sum + known, 0)
  const companyOf = new Uint16Array(workers)
  const titleOf = new Uint16Array(workers)
  const yearOf = new Uint16Array(workers)
  const homeCityOf = new Uint8Array(workers)
  const firstWorker = new Uint32Array(companies.all.length + 1)
  let next = 0
  for (const company of companies.all) {
    firstWorker[company.index] = next
    for (let rank = 0; rank < company.known; rank++, next++) {
      const title = titleCodeOf(seed, company, rank)
      companyOf[next] = company.index
      titleOf[next] = title
      yearOf[next] = birthYearOf(seed, next, title)
      homeCityOf[next] = cityOfWorker(seed, next, company)
    }
  }
  firstWorker[companies.all.length] = next
  const { isWoman, ...settled } = settle(seed, homeCityOf, yearOf)
  const [women, men] = [FEMALE.length, MALE.length]
  const firstNameOf = new Uint16Array(settled.count)
  for (let person = 0; person < settled.count; person++) {
    const chance = hash32(seed, person, 14)
    firstNameOf[person] = isWoman[person] === 1 ? chance % women : women + (chance % men)
  }
  return { workers, companyOf, titleOf, firstWorker, firstNameOf, ...settled }
}

/** Nearly all workers live in the company's city; the others elsewhere in the country. */
function cityOfWorker(seed: number, worker: number, { city }: Company): number {
  if (unit(seed, worker, 1) < 0.9) return city.index
  const other = CITIES[hash32(seed, worker, 2) % CITIES.length]!
  return other.country === city.country ? other.index : city.index
}
