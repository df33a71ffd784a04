import { hash32, unit } from '../../../kit/random.ts'
import type { Company } from '../companies/company.ts'
import { DEPARTMENTS, type Seniority, TITLES, titleCode } from './titles.ts'

/** Range of birth years per seniority. */
const BORN: Readonly<Record<Seniority, readonly [from: number, to: number]>> = {
  owner: [1958, 1990],
  founder: [1964, 1996],
  c_suite: [1960, 1986],
  partner: [1958, 1984],
  vp: [1964, 1988],
  head: [1968, 1991],
  director: [1968, 1990],
  manager: [1972, 1995],
  senior: [1975, 1997],
  entry: [1985, 2002],
  intern: [1999, 2004],
}

/** Companies with fewer people than this are led by their founder. */
const LED_BY_FOUNDER = 120
const PARTNERSHIPS = ['law practice', 'management consulting']
const OWNED = ['restaurants', 'construction', 'retail', 'health, wellness & fitness', 'real estate', 'automotive']
/** The last department contains only the head. */
const BELOW_HEAD = DEPARTMENTS.length - 1
const LEADING: readonly Seniority[] = ['c_suite', 'vp', 'head', 'director']

/** The title of the person at a rank of a company, the head being first. */
export function titleCodeOf(seed: number, company: Company, rank: number): number {
  const salt = 40 + rank
  const seniority = seniorityAt(company, rank)
  return titleCode(seniority, departmentAt(), hash32(seed, company.index, salt + 100) % 4)

  function departmentAt(): number {
    if (rank === 0) return BELOW_HEAD
    // In turn, so that a company has no two equal chiefs.
    if (LEADING.includes(seniority)) return (rank + hash32(seed, company.index, 39)) % BELOW_HEAD
    return Math.floor(unit(seed, company.index, salt) ** 1.4 * BELOW_HEAD)
  }
}

function seniorityAt({ employees, known, industry, foundedYear }: Company, rank: number): Seniority {
  if (rank === 0) {
    if (PARTNERSHIPS.includes(industry.name)) return 'partner'
    if (OWNED.includes(industry.name) && employees < LED_BY_FOUNDER) return 'owner'
    return employees < LED_BY_FOUNDER && foundedYear > 1995 ? 'founder' : 'c_suite'
  }
  const share = rank / known
  if (share < 0.12) return 'c_suite'
  if (share < 0.22) return 'vp'
  if (share < 0.28) return 'head'
  if (share < 0.4) return 'director'
  if (share < 0.56) return 'manager'
  if (share < 0.76) return 'senior'
  return share < 0.95 ? 'entry' : 'intern'
}

/** Birth year of a person, by title. */
export function birthYearOf(seed: number, worker: number, title: number): number {
  const [from, to] = BORN[TITLES[title]!.seniority]
  return from + (hash32(seed, worker, 15) % (to - from + 1))
}
