import { hash32, pick, unit } from '../../../kit/random.ts'
import type { Companies } from '../companies/companies.ts'
import type { Company } from '../companies/company.ts'
import { dayOf, LAST_YEAR } from '../companies/facts.ts'
import type { Degree, Job } from './person.ts'
import { DEPARTMENTS, SENIORITIES, type Seniority, TITLES, type Title, titleCode } from './titles.ts'

const ADULT = 21
const MOST_JOBS = 4
/** Attempts to draw an earlier employer before a person is considered to have had none. */
const ATTEMPTS = 4
/** Seniorities whose job began with the company. */
const FROM_THE_START: readonly Seniority[] = ['owner', 'founder']

interface Worker {
  readonly index: number
  readonly birthYear: number
  readonly company: Company
  readonly title: Title
}

/** The jobs of a person, current one first. Each starts when the previous one ends. */
export function careerOf(seed: number, companies: Companies, worker: Worker): readonly Job[] {
  const { index, company, title } = worker
  const adult = worker.birthYear + ADULT
  let year = startYear(seed, worker)
  let start = dayOf(year, hash32(seed, index, 30))
  const jobs: Job[] = [{ company, title, start, end: null }]
  let rank = SENIORITIES.indexOf(title.seniority)
  for (let past = 0; past < MOST_JOBS && year - adult >= 2; past++) {
    const salt = 31 + past * 10
    const years = 1 + (hash32(seed, index, salt) % Math.min(7, year - adult))
    const employer = employerBefore(seed, companies, index, salt, year - years)
    if (!employer) break
    rank = Math.min(SENIORITIES.indexOf('entry'), Math.max(rank, 5) + (hash32(seed, index, salt + 1) % 3))
    const end = start
    year -= years
    start = dayOf(year, hash32(seed, index, salt + 2))
    const role = hash32(seed, index, salt + 3) % 4
    const held = TITLES[titleCode(SENIORITIES[rank]!, DEPARTMENTS.indexOf(title.department), role)]!
    jobs.push({ company: employer, title: held, start, end })
  }
  return jobs
}

function startYear(seed: number, { index, birthYear, company, title }: Worker): number {
  const earliest = Math.max(birthYear + ADULT, company.foundedYear)
  if (FROM_THE_START.includes(title.seniority)) return Math.min(earliest, LAST_YEAR)
  const from = Math.min(Math.max(earliest, LAST_YEAR - 12), LAST_YEAR)
  return from + (hash32(seed, index, 29) % (LAST_YEAR - from + 1))
}

function employerBefore(seed: number, companies: Companies, index: number, salt: number, year: number): Company | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const company = companies.all[hash32(seed, index, salt + 4 + attempt) % companies.all.length]!
    if (company.foundedYear <= year) return company
  }
  return null
}

const SCHOOLS =
  `Aldermoor University|Brightwater College|Cedar Valley State University|Eastlake Institute of Technology|Fernhill
College|Granite State Polytechnic|Harborview University|Lindenwood Institute|Meadowbrook University|Northgate University|Orchard
Hill College|Pinecrest State University|Ravensworth University|Silver Lake Polytechnic|Thornbury College|Westmark University`
    .replaceAll('\n', ' ')
    .split('|')
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  engineering: ['Computer Science', 'Electrical Engineering', 'Mathematics'],
  information_technology: ['Computer Science', 'Information Systems'],
  finance: ['Finance', 'Accounting', 'Economics'],
  legal: ['Law', 'Political Science'],
  product: ['Design', 'Psychology', 'Computer Science'],
  marketing: ['Communication', 'Marketing', 'English'],
}
const ANY_FIELD = ['Business Administration', 'Economics', 'Sociology', 'History']

/** The degrees of a person, latest first. */
export function educationOf(seed: number, { index, birthYear, title }: Omit<Worker, 'company'>): readonly Degree[] {
  const fields = FIELDS[title.department.name] ?? ANY_FIELD
  const field = pick(fields, seed, index, 90)
  const first: Degree = {
    school: pick(SCHOOLS, seed, index, 91),
    degree: field === 'Computer Science' || field === 'Mathematics' ? 'Bachelor of Science' : 'Bachelor of Arts',
    field,
    startYear: birthYear + 18,
    endYear: birthYear + 22,
  }
  const isIntern = title.seniority === 'intern'
  const goesOn = !isIntern && birthYear + 26 <= LAST_YEAR && unit(seed, index, 92) < 0.35
  const second: Degree = {
    school: pick(SCHOOLS, seed, index, 93),
    degree:
      title.department.name === 'legal'
        ? 'Juris Doctor'
        : pick(['Master of Science', 'Master of Business Administration'], seed, index, 94),
    field,
    startYear: birthYear + 24,
    endYear: birthYear + 26,
  }
  return goesOn ? [second, first] : [first]
}
