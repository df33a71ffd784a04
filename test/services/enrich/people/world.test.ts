import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openEnrichWorld } from '../../../../stand-ins/worlds/society/world.ts'

// The world of the stand-ins: whoever tells of somebody, and by whatever they are found, it is the same person.

const NOW = new Date('2026-05-01T12:00:00.000Z')
const open = (seed = 'test') => openEnrichWorld({ seed, now: () => NOW })
const world = open()
const { companies, people, homes, creators } = world
const { census } = people

const somebody = fc.integer({ min: 0, max: census.count - 1 })
const someWorker = fc.integer({ min: 0, max: census.workers - 1 })
const someCompany = fc.integer({ min: 0, max: companies.all.length - 1 }).map((index) => companies.all[index]!)
const someHousehold = fc.integer({ min: 0, max: census.households - 1 })
const holds = <Value>(arbitrary: fc.Arbitrary<Value>, property: (value: Value) => void) =>
  fc.assert(fc.property(arbitrary, property), { numRuns: 300 })

describe('a world', () => {
  it('has companies by the thousand and people by ten thousands, each with an id, domain and address of its own', () => {
    expect(companies.all.length).toBeGreaterThanOrEqual(2_000)
    expect(census.count).toBeGreaterThan(20_000)
    for (const of of [
      companies.all.map(({ domain }) => domain),
      companies.all.map(({ id }) => id),
      companies.all.map(({ address }) => address.full),
      companies.all.map(({ phone }) => phone.sanitized),
    ])
      expect(new Set(of).size).toBe(companies.all.length)
    const addresses = Array.from({ length: census.households }, (_, index) =>
      homes.addressOf(people.households.get(index)),
    )
    const plots = new Set(
      [...addresses, ...companies.all.map(({ address }) => address)].map(({ line1, city }) => `${line1} ${city.index}`),
    )
    expect(plots.size).toBe(census.households + companies.all.length)
  })

  it('is the same from the same seed, whatever is asked first, and another from another', () => {
    const again = open()
    expect(again.creators.all.slice(0, 50)).toEqual(creators.all.slice(0, 50))
    expect(again.people.get(1_234)).toEqual(people.get(1_234))
    expect(again.companies.all[99]).toEqual(companies.all[99])
    expect(open('other').companies.all[99]?.name).not.toBe(companies.all[99]?.name)
  })

  it('is under domains that nobody can have', () => {
    for (const { domain } of companies.all) expect(domain).toMatch(/^[a-z0-9]+\.example$/)
    holds(somebody, (index) => {
      const { personalEmail, profileUrl, mobile } = people.get(index)
      expect(personalEmail).toMatch(/^[a-z]+\.[a-z]+\d*@(inbox|postbox|letters)\.example$/)
      expect(new URL(profileUrl).hostname).toBe('professional.example')
      expect(mobile.raw).toMatch(/-555-\d{4}$/)
    })
  })
})

describe('a person', () => {
  it('is found by each address, number and page that they have', () => {
    holds(somebody, (index) => {
      const person = people.get(index)
      expect(people.byEmail(person.personalEmail)).toBe(index)
      expect(people.byEmail(person.personalEmail.toUpperCase())).toBe(index)
      if (person.workEmail) expect(people.byEmail(person.workEmail)).toBe(index)
      expect(people.byPhone(person.mobile.raw)).toEqual({ people: [index], company: null })
      if (person.landline) expect(people.byPhone(person.landline.sanitized).people).toContain(index)
      expect(people.byProfileUrl(person.profileUrl)).toBe(index)
      expect(people.byProfileUrl(`${person.profileUrl.replace('https://', 'http://www.')}/?from=search`)).toBe(index)
      expect(people.byName(person.firstName.toUpperCase(), person.lastName)).toContain(index)
    })
  })

  it('is nobody by what belongs to nobody', () => {
    expect(people.byEmail('nobody@nowhere.example')).toBeNull()
    expect(people.byEmail(`nobody@${companies.all[0]?.domain}`)).toBeNull()
    expect(people.byEmail('@')).toBeNull()
    expect(people.byPhone('+1 512-556-0123')).toEqual({ people: [], company: null })
    expect(people.byProfileUrl('https://professional.example/in/mara-ellison-0123456789ab')).toBeNull()
    expect(people.byName('Mara', 'Nobody')).toEqual([])
  })

  it('works at a company that tells of them, under its domain, and has grown up before', () => {
    holds(someWorker, (index) => {
      const { job, workEmail, birthDate } = people.get(index)
      expect(people.ofCompany(job!.company)).toContain(index)
      expect(workEmail?.split('@')[1]).toBe(job!.company.domain)
      const career = people.career(index)
      expect(career[0]).toEqual(job)
      for (const [place, { company, start, end }] of career.entries()) {
        expect(Number(start.slice(0, 4))).toBeGreaterThanOrEqual(company.foundedYear)
        expect(Number(start.slice(0, 4)) - Number(birthDate.slice(0, 4))).toBeGreaterThanOrEqual(21)
        expect(end).toBe(career[place - 1]?.start ?? null)
        expect(Date.parse(start)).toBeLessThan(NOW.getTime())
      }
      for (const { endYear } of people.education(index)) expect(endYear).toBeLessThanOrEqual(2026)
    })
  })

  it('lives in a household that has them, and is a relative of their relatives', () => {
    holds(somebody, (index) => {
      const { household, city } = people.get(index)
      expect(people.households.get(household).members).toContain(index)
      expect(people.households.get(household).city).toBe(city.index)
      for (const relative of people.households.relativesOf(index))
        expect(people.households.relativesOf(relative)).toContain(index)
    })
  })
})

describe('a company', () => {
  it('is found by its id, domain, hosts, page, name, number and place', () => {
    holds(someCompany, (company) => {
      expect(companies.byId(company.id)).toBe(company)
      expect(companies.byDomain(`www.${company.domain.toUpperCase()}`)).toBe(company)
      expect(companies.bySlug(company.slug)).toBe(company)
      expect(companies.byName(company.name.toLowerCase())).toBe(company)
      expect(people.byPhone(company.phone.raw)).toEqual({ people: [], company })
      expect(companies.inCity(company.city.index)).toContain(company)
      expect(companies.near(company.address.point, 0.001)).toContain(company)
      expect(companies.search(`${company.name} ${company.keywords[0]}`)).toContain(company)
    })
  })

  it('has no more known people than employees, and is not younger than its money', () => {
    for (const { known, employees, foundedYear, funding, symbol } of companies.all) {
      expect(known).toBeLessThanOrEqual(employees)
      expect(foundedYear).toBeLessThan(2025)
      if (funding) expect(Number(funding.date.slice(0, 4))).toBeGreaterThan(foundedYear)
      if (symbol) expect(employees).toBeGreaterThan(1_000)
    }
  })
})

describe('a home', () => {
  it('belongs to who says to own it', () => {
    holds(someHousehold, (household) => {
      const { owner } = homes.get(household)
      if (owner.kind === 'household')
        expect(homes.ownedBy(owner.household).map(({ index }) => index)).toContain(household)
      for (const owned of homes.ownedBy(household))
        expect(homes.get(owned.index).owner).toEqual({ kind: 'household', household })
    })
  })

  it('was sold by who lived there before, when both were grown up, for less than it is worth now', () => {
    holds(someHousehold, (household) => {
      const home = homes.get(household)
      const [latest] = home.sales
      expect(latest?.buyer).toEqual(home.owner)
      expect(latest?.seller?.kind).toBe('household')
      if (latest?.seller?.kind === 'household' && latest.seller.household !== household)
        expect(homes.before(latest.seller.household)?.index).toBe(household)
      for (const { date } of home.sales) expect(Number(date.slice(0, 4))).toBeGreaterThanOrEqual(home.yearBuilt)
      expect(homes.valueOf(home, NOW)).toBeGreaterThan(latest?.amount ?? 0)
    })
  })
})

describe("a creator's account", () => {
  it('is found by its name at its platforms alone, has numbers that agree, and never loses followers', () => {
    holds(fc.constantFrom(...creators.all.slice(0, 500)), (creator) => {
      for (const platform of creator.platforms) {
        expect(creators.byUsername(platform, `@${creator.username.toUpperCase()}`)).toBe(creator)
        const now = creators.account(creator, platform, NOW)
        const later = creators.account(creator, platform, new Date(NOW.getTime() + 40 * 86_400_000))
        expect(now.person.index).toBe(creator.person)
        expect(now.engagementRate).toBeCloseTo((now.averageLikes + now.averageComments) / now.followers, 3)
        expect(later.followers).toBeGreaterThanOrEqual(now.followers)
        expect(later.posts).toBeGreaterThanOrEqual(now.posts)
        expect(later.id).toBe(now.id)
      }
      expect(creators.ofPerson(creator.person)).toBe(creator)
    })
  })
})
