import type { Asked } from '../people/asked.ts'
import type { Company } from '../worlds/society/companies/company.ts'
import { findCities } from '../worlds/society/places/match.ts'
import { FAMILY, FEMALE, MALE } from '../worlds/society/population/names.ts'
import { TITLES } from '../worlds/society/population/titles.ts'
import { fold, wordsOf } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** The companies that match a search, in world order. */
export function findCompanies(world: EnrichWorld, asked: Asked): readonly Company[] {
  const tags = asked.texts('q_organization_keyword_tags')
  const found = tags.length === 0 ? world.companies.all : world.companies.search(tags.join(' '))
  return found.filter(companyFilter(world, asked))
}

/** The employed people that match a search, ordered by company. */
export function findPeople(world: EnrichWorld, asked: Asked): Uint32Array {
  const { workers, firstWorker, titleOf, cityOf } = world.people.census
  const isCompany = companyFilter(world, asked)
  const titles = titleMask(asked)
  const cities = cityMask(world, asked.texts('person_locations'))
  const holds = wordsOf(asked.text('q_keywords') ?? '').map((word) => wordFilter(world, word))
  const found = new Uint32Array(workers)
  let count = 0
  for (const company of world.companies.all) {
    if (!isCompany(company)) continue
    const end = firstWorker[company.index + 1]!
    for (let person = firstWorker[company.index]!; person < end; person++)
      if (
        titles[titleOf[person]!] === 1 &&
        (cities === null || cities[cityOf[person]!] === 1) &&
        (holds.length === 0 || holds.every((one) => one(person)))
      )
        found[count++] = person
  }
  return found.subarray(0, count)
}

function companyFilter(world: EnrichWorld, asked: Asked): (company: Company) => boolean {
  const domains = asked.texts('q_organization_domains_list').map((domain) => world.companies.byDomain(domain)?.index)
  const ids = asked.texts('organization_ids').map((id) => world.companies.byId(id)?.index)
  const tags = new Set(asked.texts('organization_industry_tag_ids'))
  const ranges = asked.texts('organization_num_employees_ranges').map((range) => range.split(','))
  const cities = cityMask(world, asked.texts('organization_locations'))
  return ({ index, industry, employees, city }) =>
    (domains.length === 0 || domains.includes(index)) &&
    (ids.length === 0 || ids.includes(index)) &&
    (tags.size === 0 || tags.has(industry.tagId)) &&
    (ranges.length === 0 ||
      ranges.some(([from, to]) => employees >= Number(from) && (!to || employees <= Number(to)))) &&
    (cities === null || cities[city.index] === 1)
}

/** The requested titles, as a mask by title code. */
function titleMask(asked: Asked): Uint8Array {
  const [wanted, unwanted] = [asked.texts('person_titles'), asked.texts('person_not_titles')]
  const seniorities = asked.texts('person_seniorities')
  const mask = new Uint8Array(TITLES.length)
  for (const [code, { searched, seniority }] of TITLES.entries()) {
    const has = (title: string) => wordsOf(title).every((word) => `${searched} `.includes(` ${word} `))
    const fits = (wanted.length === 0 || wanted.some(has)) && !unwanted.some(has)
    if (fits && (seniorities.length === 0 || seniorities.includes(seniority))) mask[code] = 1
  }
  return mask
}

/** Whether a person's name, title or company contains a word. */
function wordFilter(world: EnrichWorld, word: string): (person: number) => boolean {
  const { companyOf, titleOf, firstNameOf, lastNameOf } = world.people.census
  const companies = new Set(world.companies.search(word).map(({ index }) => index))
  const titles = Uint8Array.from(TITLES, ({ searched }) => Number(searched.includes(` ${word}`)))
  const first = [...FEMALE, ...MALE].findIndex((name) => fold(name) === word)
  const last = FAMILY.findIndex((name) => fold(name) === word)
  return (person) =>
    titles[titleOf[person]!] === 1 ||
    firstNameOf[person] === first ||
    lastNameOf[person] === last ||
    companies.has(companyOf[person]!)
}

/** The cities of the given places; null when no place is given. */
function cityMask(world: EnrichWorld, places: readonly string[]): Uint8Array | null {
  if (places.length === 0) return null
  const mask = new Uint8Array(world.cities.length)
  for (const place of places) for (const city of findCities(world.cities, place)) mask[city.index] = 1
  return mask
}
