import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { PEOPLE_ROWS } from '../../../contract/facts/enrich/people.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { json } from '../../../support/wallet.ts'

// What one family tells leads on to the next: the same people, companies and places are behind all of them.

let answering: Answering
const called = new Set<string>()
beforeAll(async () => {
  answering = await startAnswering(['enrich'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => {
  called.add(operation)
  return answering.call(operation, input)
}

/** Calls a path that finds nothing or is refused, and what that cost. */
async function vainCall(operation: string, input: Record<string, unknown>) {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), input)
  let status = 0
  let body: Record<string, unknown> = {}
  const cost = await answering.costOf(async () => {
    const response = await answering.wallet.pay(url, init)
    status = response.status
    body = await bodyOf(response)
  })
  return { status, body, cost }
}

interface Organization {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly city: string
  readonly state: string
  readonly industry: string
  readonly estimated_num_employees: number
  readonly technologies?: readonly string[]
}
interface Person {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly name: string
  readonly title: string
  readonly seniority: string
  readonly email?: string
  readonly profile_url?: string
  readonly city: string
  readonly phone_numbers: readonly { readonly sanitized_number: string; readonly type: string }[]
  readonly employment_history: readonly { readonly organization_name: string; readonly title: string }[]
  readonly organization: Organization
  readonly organization_id: string
  readonly personal_emails?: readonly string[]
}
interface People {
  readonly people: readonly Person[]
  readonly pagination: { readonly total_entries: number; readonly total_pages: number }
}
interface Resident {
  readonly id: string
  readonly name: string
  readonly emails: readonly string[]
  readonly phones: readonly { readonly number: string }[]
  readonly company_name?: string
  readonly date_of_birth: string
  readonly current_addresses: readonly {
    readonly id: string
    readonly line1: string
    readonly zip: string
    readonly city: string
  }[]
  readonly owned_properties: readonly { readonly property_id: string }[]
  readonly relatives: readonly { readonly id: string }[]
}

const SEARCH = { person_seniorities: ['vp', 'director'], person_locations: ['Austin, TX'], per_page: 5 }

/** One person as enrichment tells of them, found by a search. */
async function somebody(): Promise<Required<Person>> {
  const { people } = await call<People>('SearchProspects', SEARCH)
  const { person } = await call<{ person: Required<Person> }>('EnrichPerson', {
    id: people[0]?.id,
    reveal_personal_emails: true,
  })
  return person
}

describe('people', () => {
  it('are searched in pages, shown in part, at their price', async () => {
    let first: People | undefined
    expect(
      await answering.costOf(async () => {
        first = await call<People>('SearchProspects', SEARCH)
      }),
    ).toBe(20_000n)
    const second = await call<People>('SearchProspects', { ...SEARCH, page: 2 })
    expect(first?.people).toHaveLength(5)
    for (const person of [...(first?.people ?? []), ...second.people]) {
      expect(person.last_name).toContain('***')
      expect(person.employment_history).toMatchObject([{ title: person.title, current: true }])
      for (const left of ['email', 'profile_url', 'city', 'organization']) expect(person).not.toHaveProperty(left)
      expect(person.phone_numbers).toEqual([])
    }
    for (const { id } of second.people) {
      const { person } = await call<{ person: Person }>('EnrichPerson', { id })
      expect(SEARCH.person_seniorities).toContain(person.seniority)
      expect(person.city).toBe('Austin')
      expect(person.organization_id).toBe(person.organization.id)
    }
    const ids = [...(first?.people ?? []), ...second.people].map(({ id }) => id)
    expect(new Set(ids).size).toBe(10)
    const whole = await call<People>('SearchProspects', { ...SEARCH, per_page: 100 })
    expect(whole.people.slice(0, 10).map(({ id }) => id)).toEqual(ids)
    expect(whole.pagination).toMatchObject({ total_entries: first?.pagination.total_entries })
  })

  it('are those that all filters let through', async () => {
    const { people } = await call<People>('SearchProspects', {
      q_keywords: 'software',
      person_titles: ['engineer', 'cto'],
      person_not_titles: ['senior'],
      organization_locations: ['California, US', 'germany'],
      organization_num_employees_ranges: ['1,50', '5001,'],
      per_page: 50,
    })
    expect(people.length).toBeGreaterThan(5)
    for (const { title } of people) {
      expect(title).toMatch(/Engineer|Chief Technology/)
      expect(title).not.toMatch(/Senior/)
    }
    const whole = await Promise.all(
      people.slice(0, 5).map(({ id }) => call<{ person: Person }>('EnrichPerson', { id })),
    )
    for (const { person } of whole) {
      const { state, estimated_num_employees: employees } = person.organization
      expect(['California', undefined]).toContain(state)
      expect(employees <= 50 || employees > 5000).toBe(true)
    }
    const { organization } = whole[0]!.person
    const colleagues = await call<People>('SearchProspects', { q_organization_domains: [organization.domain] })
    const byId = await call<People>('SearchProspects', { organization_ids: [organization.id] })
    expect(byId).toEqual(colleagues)
    for (const person of colleagues.people)
      expect(person.employment_history[0]).toMatchObject({ organization_name: organization.name })
  })

  it('are told whole by each thing that names one, for 0.0495 USD', async () => {
    const person = await somebody()
    expect(person.last_name).not.toContain('*')
    expect(person.personal_emails).toHaveLength(1)
    const { personal_emails: _personal, ...plain } = person
    for (const who of [
      { id: person.id },
      { email: person.email },
      { email: person.personal_emails[0] },
      { profile_url: person.profile_url },
      { name: person.name, domain: person.organization.domain },
      { first_name: person.first_name, last_name: person.last_name, organization_name: person.organization.name },
    ]) {
      const cost = await answering.costOf(async () => {
        expect(await call('EnrichPerson', who)).toEqual({ person: plain, status: 'success' })
      })
      expect(cost).toBe(49_500n)
    }
  })

  it('cost nothing where nobody is found', async () => {
    const nobody = { person: null, status: 'no_match' }
    expect(await vainCall('EnrichPerson', { email: 'nobody@nowhere.example' })).toEqual({
      status: 200,
      body: nobody,
      cost: 0n,
    })
    const empty = await vainCall('SearchProspects', { q_keywords: 'unheardofword' })
    expect(empty).toMatchObject({ status: 200, body: { people: [], pagination: { total_entries: 0 } }, cost: 0n })
  })

  it.each([
    ['EnrichPerson', {}, ['id']],
    ['EnrichPerson', { first_name: 'Mara' }, ['last_name']],
    ['EnrichPerson', { name: 'Mara Ellison' }, ['domain']],
    ['EnrichPerson', { first_name: 'Mara', last_name: 'Ellison' }, ['domain']],
    ['EnrichPerson', { name: 'Mara', domain: 'x.example' }, ['name']],
    ['SearchProspects', { page: 501, per_page: 100 }, ['page']],
    [
      'SearchProspects',
      { organization_num_employees_ranges: ['1,10', '50,11'] },
      ['organization_num_employees_ranges', 1],
    ],
    ['SearchProspects', { organization_num_employees_ranges: ['few'] }, ['organization_num_employees_ranges', 0]],
    ['SearchProspects', { excludeFields: ['city', 'organization.owner'] }, ['excludeFields', 1]],
    ['SearchProspects', { excludeFields: ['id'] }, ['excludeFields', 0]],
    ['SearchCompanies', { page: 2_001, per_page: 25 }, ['page']],
    ['EnrichCompany', { domain: 'x.example', excludeFields: ['name.first'] }, ['excludeFields', 0]],
    ['EnrichContacts', {}, ['profile_url']],
    ['EnrichContacts', { email: 'a@b.example', phone: '+1 512-555-0100' }, ['phone']],
    ['SearchResidents', {}, ['name']],
    ['SearchResidents', { first_name: 'Mara' }, ['last_name']],
    ['SearchResidents', { name: 'Mara Ellison', last_name: 'Ellison' }, ['name']],
    ['SearchResidents', { city: 'Austin', min_age: 50, max_age: 40 }, ['min_age']],
    ['SearchResidents', { state_code: 'TX', radius: 10 }, ['radius']],
    ['ResolveIdentities', { records: [{ record_id: '1' }, { record_id: '1' }] }, ['records', 1, 'record_id']],
    ['ResolveIdentities', { records: [{ name: 'Mara' }] }, ['records', 0, 'name']],
    ['EnrichIdentities', { records: [{ emails: ['a@b.example'] }], return_fields: ['height'] }, ['return_fields', 0]],
  ])('%s %j is refused before any money moves, and %j is named', async (operation, input, path) => {
    const { status, body, cost } = await vainCall(operation, input)
    expect({ status, cost, body }).toMatchObject({ status: 400, cost: 0n })
    expect(body.issues).toContainEqual(expect.objectContaining({ path }))
  })
})

describe('companies', () => {
  it('are searched by what they do, where and how large they are, and told one by one', async () => {
    const { organizations } = await call<{ organizations: Organization[] }>('SearchCompanies', {
      q_keywords: 'cloud software',
      organization_locations: ['United States'],
      organization_num_employees_ranges: ['51,500'],
      per_page: 10,
    })
    expect(organizations.length).toBeGreaterThan(0)
    for (const one of organizations) {
      expect(one.estimated_num_employees).toBeGreaterThan(50)
      expect(one.estimated_num_employees).toBeLessThanOrEqual(500)
    }
    const [organization] = organizations
    const told = await call('EnrichCompany', { domain: `www.${organization?.domain}` })
    expect(told).toEqual({ organization, status: 'success' })
  })

  it('leave out what the caller does not want', async () => {
    const { organizations } = await call<{ organizations: Organization[] }>('SearchCompanies', {
      excludeFields: ['technologies', 'short_description'],
      per_page: 3,
    })
    for (const one of organizations) {
      expect(one).not.toHaveProperty('technologies')
      expect(one).not.toHaveProperty('short_description')
    }
    const [{ id } = { id: '' }] = (await call<People>('SearchProspects', SEARCH)).people
    const { person } = await call<{ person: Person }>('EnrichPerson', {
      id,
      excludeFields: ['organization.technologies', 'employment_history'],
    })
    expect(person.organization.domain).toBeDefined()
    expect(person.organization).not.toHaveProperty('technologies')
    expect(person).not.toHaveProperty('employment_history')
  })

  it('cost nothing where none is found', async () => {
    expect(await vainCall('EnrichCompany', { domain: 'nowhere.example' })).toMatchObject({
      status: 200,
      body: { organization: null, status: 'no_match' },
      cost: 0n,
    })
  })
})

interface Contacts {
  readonly data: readonly {
    readonly error: boolean | null
    readonly contacts: readonly { readonly type: string; readonly value: string }[]
    readonly social: readonly { readonly link: string }[]
  }[]
}

describe('contacts', () => {
  it('are those of the person whom prospects tell of, by page, address and number', async () => {
    const person = await somebody()
    const mobile = person.phone_numbers.find(({ type }) => type === 'mobile')?.sanitized_number
    const asked = { email_enrichment: true, phone_enrichment: true }
    const found = await call<Contacts>('EnrichContacts', { profile_url: person.profile_url, ...asked })
    const values = found.data[0]?.contacts.map(({ value }) => value)
    expect(values).toEqual(expect.arrayContaining([person.email, mobile, ...person.personal_emails]))
    expect(found.data[0]?.social.map(({ link }) => link)).toContain(person.profile_url)
    expect(await call('EnrichContacts', { phone: mobile, ...asked })).toEqual(found)
    expect(await call('EnrichContacts', { email: person.email, ...asked })).toEqual(found)
    const plain = await call<Contacts>('EnrichContacts', { email: person.email })
    // Without a wish, everything that is known.
    expect(plain).toEqual(found)
  })

  it('cost nothing where nobody is found', async () => {
    expect(await vainCall('EnrichContacts', { email: 'nobody@nowhere.example' })).toEqual({
      status: 200,
      body: { data: [{ error: true, contacts: [], social: [] }] },
      cost: 0n,
    })
  })
})

interface Property {
  readonly property_id: string
  readonly property_address: { readonly line1: string; readonly zip: string; readonly id: string }
  readonly residents: readonly Resident[]
  readonly ownership_info: { readonly person_owners: readonly Resident[] }
  readonly property_details: { readonly year_built: number }
  readonly sale_history: readonly { readonly amount: number }[]
}

describe('the directory', () => {
  it('finds the person whom prospects tell of, at home', async () => {
    const person = await somebody()
    const mobile = person.phone_numbers.find(({ type }) => type === 'mobile')?.sanitized_number
    const { persons } = await call<{ persons: Resident[] }>('SearchResidents', { phone: mobile })
    const [resident] = persons
    expect(persons).toHaveLength(1)
    expect(resident).toMatchObject({ name: person.name, company_name: person.organization.name })
    expect(resident?.emails).toEqual(expect.arrayContaining([person.email]))
    const [home] = resident?.current_addresses ?? []
    expect(home?.city).toBe(person.city)
    const there = { street: home?.line1, city: home?.city, state_code: 'tx', zipcode: home?.zip }
    const household = await call<{ persons: Resident[] }>('SearchResidents', there)
    expect(household.persons).toContainEqual(resident)
    for (const { current_addresses: addresses } of household.persons)
      if (addresses.length > 0) expect(addresses).toContainEqual(home)
    const byName = await call<{ persons: Resident[] }>('SearchResidents', { name: person.name, city: 'Austin' })
    expect(byName.persons).toContainEqual(resident)
    const { result } = await call<{ result: Property }>('SearchProperty', there)
    expect(result.property_address).toEqual(home)
    expect(result.residents).toContainEqual(expect.objectContaining({ id: resident?.id, name: person.name }))
    expect(result.sale_history[0]?.amount).toBeGreaterThan(0)
    expect(result.property_details.year_built).toBeGreaterThan(1800)
    const ownsIt = resident?.owned_properties.some(({ property_id: id }) => id === result.property_id)
    expect(result.ownership_info.person_owners.some(({ id }) => id === resident?.id)).toBe(ownsIt)
  })

  it('heeds ages, places around, and what is left out', async () => {
    const { persons } = await call<{ persons: Resident[] }>('SearchResidents', {
      city: 'Madison',
      state_code: 'WI',
      radius: 3,
      min_age: 30,
      max_age: 45,
      excludeFields: ['relatives', 'current_addresses.county'],
    })
    expect(persons.length).toBeGreaterThan(0)
    for (const { date_of_birth: born, current_addresses: addresses, ...rest } of persons) {
      const years = (Date.now() - Date.parse(born)) / 31_557_600_000
      expect(years).toBeGreaterThanOrEqual(30)
      expect(years).toBeLessThan(46)
      expect(addresses[0]).not.toHaveProperty('county')
      expect(rest).not.toHaveProperty('relatives')
    }
  })

  it('costs 0.44 USD, and nothing where there is nobody or nothing', async () => {
    expect(await answering.costOf(() => call('SearchResidents', { city: 'Boise', state_code: 'ID' }))).toBe(440_000n)
    expect(await vainCall('SearchResidents', { name: 'Nobody Atall' })).toEqual({
      status: 200,
      body: { persons: [] },
      cost: 0n,
    })
    expect(await vainCall('SearchProperty', { street: '1 Nowhere Ct' })).toEqual({
      status: 200,
      body: { result: null },
      cost: 0n,
    })
  })
})

interface Profile {
  readonly id: string
  readonly platform: string
  readonly username: string
  readonly email?: string
  readonly followers: number
  readonly engagement_rate?: number
}

/** The first of many contacts who is a creator whose address is known. */
async function someCreator(): Promise<Profile[]> {
  const { people } = await call<People>('SearchProspects', { person_locations: ['Chicago, IL'], per_page: 100 })
  for (const { id } of people) {
    const { person } = await call<{ person: Person }>('EnrichPerson', { id })
    const answer = await vainCall('EnrichInfluencerByEmail', { email: person.email })
    if (answer.cost > 0n) {
      await call('EnrichInfluencerByEmail', { email: person.email })
      return (answer.body as unknown as { profiles: Profile[] }).profiles
    }
  }
  throw new Error('Nobody is a creator')
}

describe('influencers', () => {
  it('are found by address and by name, with the same numbers', async () => {
    // The address of the search need not be the one that the account shows.
    const [{ email: _asked, ...profile } = { platform: '', username: '' }] = await someCreator()
    const { platform, username } = profile
    const { profile: whole } = await call<{ profile: Profile }>('EnrichInfluencerByAccount', {
      platform,
      username: `@${username}`,
    })
    expect(whole).toMatchObject(profile)
    const raw = await call<{ profile: Profile }>('EnrichInfluencerByAccount', {
      platform,
      username,
      enrichment_mode: 'raw',
      email_required: 'not_required',
      excludeFields: ['bio'],
    })
    expect(raw.profile).toMatchObject({ id: whole.id, followers: whole.followers })
    for (const left of ['email', 'bio', 'engagement_rate', 'phone', 'categories'])
      expect(raw.profile).not.toHaveProperty(left)
  })

  it('cost nothing where there is no account', async () => {
    const none = { cost: 0n, status: 200 }
    expect(await vainCall('EnrichInfluencerByEmail', { email: 'nobody@nowhere.example' })).toEqual({
      ...none,
      body: { profiles: [], status: 'no_match' },
    })
    expect(await vainCall('EnrichInfluencerByAccount', { platform: 'network', username: 'nobody' })).toEqual({
      ...none,
      body: { profile: null, status: 'no_match' },
    })
  })
})

interface Identities {
  readonly results: readonly {
    readonly record_id: string
    readonly is_match: boolean
    readonly person_pid: string | null
    readonly [member: string]: unknown
  }[]
}

describe('identity', () => {
  it('tells which records name whom, and what is wrong with the others', async () => {
    const person = await somebody()
    const { results } = await call<Identities>('ResolveIdentities', {
      records: [
        { record_id: 'a', emails: [person.email], full_name: person.name },
        {
          phones: [person.phone_numbers[0]?.sanitized_number],
          last_name: person.last_name,
          first_name: person.first_name,
        },
        { record_id: 'c', emails: [person.email], full_name: 'Somebody Else' },
        { record_id: 'd', full_name: person.name },
        { record_id: 'e', emails: ['no address'], phones: ['12'] },
      ],
    })
    expect(results.map(({ record_id: id, is_match: isMatch }) => [id, isMatch])).toEqual([
      ['a', true],
      ['1', true],
      ['c', false],
      ['d', false],
      ['e', false],
    ])
    expect(results[0]?.person_pid).toBe(results[1]?.person_pid)
    expect(results[0]).toMatchObject({ profile_url: person.profile_url, is_resolvable_record: true })
    expect(results[3]).toMatchObject({ is_resolvable_record: false, validation_errors: [expect.any(String)] })
    expect(results[4]?.validation_errors).toHaveLength(3)
  })

  it('tells how they live, in the members that are wanted', async () => {
    const person = await somebody()
    const records = [{ profile_url: person.profile_url, emails: [person.email] }]
    const whole = await call<Identities>('EnrichIdentities', { records })
    expect(whole.results[0]).toMatchObject({
      is_match: true,
      professional_emails: [person.email],
      personal_emails: person.personal_emails,
      addresses: expect.arrayContaining([expect.objectContaining({ city: person.city, is_current: true })]),
    })
    expect(whole.results[0]?.work_experience).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ company_name: person.organization.name, is_current: true })]),
    )
    const { person_pid: pid } = whole.results[0]!
    const again = await call<Identities>('EnrichIdentities', {
      records: [{ person_pid: pid }],
      return_fields: ['age', 'work_experience'],
    })
    expect(Object.keys(again.results[0]!).sort()).toEqual([
      'age',
      'is_match',
      'person_pid',
      'record_id',
      'work_experience',
    ])
    expect(again.results[0]).toMatchObject({ person_pid: pid, age: whole.results[0]?.age })
  })

  it('holds to conditions, and costs nothing where nobody is found', async () => {
    const { persons } = await call<{ persons: Resident[] }>('SearchResidents', { city: 'Austin', state_code: 'TX' })
    const idle = persons.find(({ emails, company_name: company }) => emails.length > 0 && company === undefined)
    const records = [{ record_id: 'a', emails: idle?.emails }]
    const lax = await call<Identities>('ResolveIdentities', { records, match_condition_fields: ['emails'] })
    expect(lax.results[0]?.is_match).toBe(true)
    const strict = await vainCall('ResolveIdentities', { records, match_condition_fields: ['emails', 'profile_url'] })
    expect(strict).toMatchObject({ status: 200, cost: 0n, body: { results: [{ is_match: false, person_pid: null }] } })
  })
})

describe('in one query', () => {
  it('people, the company that they work at and one that nobody knows are told at once, in the words of the graph', async () => {
    const query = `{
      nowhere: company(domain: "nowhere.example") { profile { name } }
      people(personLocations: ["Austin, TX"], personSeniorities: [C_SUITE], first: 1, excludeFields: ["photoUrl"]) {
        edges { preview { name photoUrl organization { name } employmentHistory { organizationName current } } }
      }
    }`
    const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query }))
    const body = (await response.json()) as { data: Record<string, never>; errors?: unknown }
    expect(body.errors).toBeUndefined()
    expect(body.data).toMatchObject({
      nowhere: { profile: null },
      people: {
        edges: [
          {
            preview: {
              photoUrl: null,
              organization: null,
              employmentHistory: [{ organizationName: expect.any(String), current: true }],
            },
          },
        ],
      },
    })
  })
})

describe('the rows', () => {
  it('have all been answered', () => {
    expect(PEOPLE_ROWS.map(({ operation }) => operation).filter((operation) => !called.has(operation))).toEqual([])
  })
})
