import { hash32, pick, seedOf, unit } from '../../../kit/random.ts'
import { idCodec } from '../ids.ts'
import { CITIES, type City, type Point } from '../places/city.ts'
import { distanceKm } from '../places/distance.ts'
import { phoneOf } from '../places/phones.ts'
import { addressOf } from '../places/streets.ts'
import { fold, slugOf, wordsOf } from '../text.ts'
import type { Company } from './company.ts'
import {
  descriptionOf,
  employeesOf,
  foundedOf,
  fundingOf,
  knownOf,
  revenueOf,
  symbolOf,
  technologiesOf,
} from './facts.ts'
import { INDUSTRIES, type Industry } from './industries.ts'
import { companyName } from './names.ts'

/** Number of companies. */
const COUNT = 2_000
/** A top-level domain reserved for examples (RFC 2606): it has no real mail or pages. */
const TOP_LEVEL = 'example'

/** All companies of a world. */
export interface Companies {
  /** By index. */
  readonly all: readonly Company[]
  /** By prospect id. */
  byId(id: string): Company | undefined
  /** By domain, or by a host below it such as www. */
  byDomain(domain: string): Company | undefined
  /** By its profile slug at the professional network. */
  bySlug(slug: string): Company | undefined
  /** By name, ignoring spelling variants. */
  byName(name: string): Company | undefined
  inCity(city: number): readonly Company[]
  /** The nearest first. */
  near(point: Point, km: number): readonly Company[]
  /** Companies whose name, branch or keywords contain every word. */
  search(words: string): readonly Company[]
}

/** Builds all companies, which takes some milliseconds. */
export function openCompanies(world: number): Companies {
  const seed = seedOf(world, 'companies')
  const ids = idCodec(seed, 'organization', 24)
  let weight = 0
  const weights = CITIES.map((city) => {
    weight += city.weight
    return weight
  })
  const names = new Set<string>()
  const byCity: Company[][] = CITIES.map(() => [])
  const all = Array.from({ length: COUNT }, (_, index) => make(index))

  function make(index: number): Company {
    const city = cityAt(unit(seed, index, 1))
    // Skewed: earlier branches have more companies.
    const industry = INDUSTRIES[Math.floor(unit(seed, index, 2) ** 1.5 * INDUSTRIES.length)]!
    const name = freshName(index, industry)
    const slug = slugOf(name)
    const domain = `${slugOf(name, '')}.${TOP_LEVEL}`
    const employees = employeesOf(seed, index)
    const foundedYear = foundedOf(seed, index, employees)
    const local = byCity[city.index]!
    const company: Company = {
      index,
      id: ids.write(index),
      name,
      slug,
      domain,
      websiteUrl: `https://www.${domain}`,
      profileUrl: `https://professional.example/company/${slug}`,
      logoUrl: `https://logos.example/${slug}.png`,
      phone: phoneOf(world, city, local.length),
      industry,
      keywords: industry.keywords,
      description: descriptionOf(seed, index, { name, keywords: industry.keywords, city }),
      employees,
      known: knownOf(employees),
      foundedYear,
      revenue: revenueOf(seed, index, employees, industry),
      funding: fundingOf(seed, index, { employees, foundedYear, industry }),
      symbol: symbolOf(seed, index, { employees, name }),
      technologies: technologiesOf(seed, index),
      city,
      placeInCity: local.length,
      address: addressOf(world, {
        city,
        place: local.length,
        use: 'OFFICE',
        line2: pick([null, null, `Suite ${100 + (hash32(seed, index, 3) % 800)}`], seed, index, 4),
      }),
    }
    local.push(company)
    return company
  }

  function cityAt(fraction: number): City {
    const target = fraction * weight
    return CITIES[weights.findIndex((sum) => target < sum)]!
  }

  function freshName(index: number, industry: Industry): string {
    for (let attempt = 0; ; attempt++) {
      const name = companyName(seed, index, attempt, industry)
      if (names.has(name)) continue
      names.add(name)
      return name
    }
  }

  const [byDomain, bySlug, byName] = [
    new Map<string, Company>(),
    new Map<string, Company>(),
    new Map<string, Company>(),
  ]
  for (const company of all) {
    byDomain.set(company.domain, company)
    bySlug.set(company.slug, company)
    byName.set(fold(company.name), company)
  }
  let texts: readonly string[] | undefined

  return {
    all,
    byId(id) {
      const index = ids.read(id)
      return index === null ? undefined : all[index]
    },
    byDomain: (domain) => byDomain.get(domain.toLowerCase().split('.').slice(-2).join('.')),
    bySlug: (slug) => bySlug.get(slug),
    byName: (name) => byName.get(fold(name)),
    inCity: (city) => byCity[city] ?? [],
    near: (point, km) =>
      all
        .map((company) => ({ company, km: distanceKm(point, company.address.point) }))
        .filter((found) => found.km <= km)
        .sort((a, b) => a.km - b.km)
        .map(({ company }) => company),
    search(words) {
      texts ??= all.map(
        ({ name, industry, domain }) => ` ${fold([name, industry.name, ...industry.keywords, domain].join(' '))}`,
      )
      const wanted = wordsOf(words).map((word) => ` ${word}`)
      return all.filter(({ index }) => wanted.every((word) => texts![index]!.includes(word)))
    },
  }
}
