import { hash32, logUniform, pick, unit } from '../../../kit/random.ts'
import type { Funding } from './company.ts'
import type { Industry } from './industries.ts'

const TECHNOLOGIES = [
  'Relational database',
  'Document database',
  'Message queue',
  'Container orchestration',
  'Static site generator',
  'Content delivery network',
  'Web analytics',
  'Tag manager',
  'Marketing automation',
  'Customer relationship management',
  'Help desk',
  'Live chat',
  'Payment gateway',
  'Online store',
  'Single sign-on',
  'Video conferencing',
  'Document signing',
  'Applicant tracking',
  'Resource planning',
  'Business intelligence',
  'Data warehouse',
  'Error tracking',
  'Continuous integration',
  'Mobile framework',
]

const STAGES = [
  { name: 'Seed', from: 300_000, to: 4_000_000, employees: 25 },
  { name: 'Series A', from: 3_000_000, to: 20_000_000, employees: 90 },
  { name: 'Series B', from: 15_000_000, to: 70_000_000, employees: 280 },
  { name: 'Series C', from: 50_000_000, to: 160_000_000, employees: 800 },
  { name: 'Series D', from: 120_000_000, to: 400_000_000, employees: 4_000 },
] as const

/** The latest year of fixed dates in the world; newer dates derive from the clock. */
export const LAST_YEAR = 2025
const LISTED_FROM = 1_500

/** Number of employees: most companies are small. */
export function employeesOf(seed: number, index: number): number {
  return Math.round(logUniform(unit(seed, index, 20) ** 1.4, 3, 24_000))
}

/** Number of employees who are people of this world. */
export function knownOf(employees: number): number {
  return Math.min(employees, 40, Math.round(3 + employees ** 0.45))
}

/** Year of founding: small companies are younger on average. */
export function foundedOf(seed: number, index: number, employees: number): number {
  const span = employees > LISTED_FROM ? 70 : employees > 200 ? 35 : 20
  return LAST_YEAR - 2 - Math.floor(span * unit(seed, index, 21) ** 1.2)
}

/** US dollars a year, rounded to three digits. */
export function revenueOf(seed: number, index: number, employees: number, { revenuePerHead }: Industry): number {
  return threeDigits(employees * revenuePerHead * 1000 * (0.6 + 1.1 * unit(seed, index, 22)))
}

/** Funding rounds, for branches and sizes with such rounds. */
export function fundingOf(
  seed: number,
  index: number,
  company: { readonly employees: number; readonly foundedYear: number; readonly industry: Industry },
): Funding | null {
  const { employees, foundedYear, industry } = company
  if (!industry.isFunded || foundedYear < 2004 || unit(seed, index, 23) > 0.7) return null
  const stage = STAGES.find((one) => employees <= one.employees)
  if (!stage) return null
  const span = LAST_YEAR - foundedYear
  const year = foundedYear + 1 + Math.floor(unit(seed, index, 24) * span)
  return {
    total: threeDigits(logUniform(unit(seed, index, 25), stage.from, stage.to)),
    stage: stage.name,
    date: dayOf(Math.min(year, LAST_YEAR), hash32(seed, index, 26)),
  }
}

/** Four letters of the name, for some large companies. */
export function symbolOf(seed: number, index: number, company: { readonly employees: number; readonly name: string }) {
  if (company.employees < LISTED_FROM || unit(seed, index, 27) > 0.6) return null
  const letters = company.name.toUpperCase().replace(/[^A-Z]/g, '')
  return (
    letters[0]! +
    letters
      .slice(1)
      .replace(/[AEIOU]/g, '')
      .slice(0, 3)
  )
}

/** Technologies that a company uses. */
export function technologiesOf(seed: number, index: number): string[] {
  const first = hash32(seed, index, 28) % TECHNOLOGIES.length
  const count = 4 + (hash32(seed, index, 29) % 7)
  return Array.from({ length: count }, (_, order) => TECHNOLOGIES[(first + order * 5) % TECHNOLOGIES.length]!)
}

const PROMISES = [
  'that answer the phone',
  'without long contracts',
  'for teams that outgrew spreadsheets',
  'with fixed prices',
  'that scale with their customers',
  'for people who do it for the first time',
]

/** A sentence about a company. */
export function descriptionOf(
  seed: number,
  index: number,
  company: { readonly name: string; readonly keywords: readonly string[]; readonly city: { readonly name: string } },
): string {
  const [main = '', second = main] = company.keywords
  return `${company.name} is a ${company.city.name} company for ${main} and ${second} ${pick(PROMISES, seed, index, 30)}.`
}

/** A day of a year, as `2024-03-09`. */
export function dayOf(year: number, bits: number): string {
  const [month, day] = [1 + (bits % 12), 1 + ((bits >>> 8) % 28)]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function threeDigits(value: number): number {
  return Number(value.toPrecision(3))
}
