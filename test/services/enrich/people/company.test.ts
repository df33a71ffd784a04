import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startCompany, type TestCompany } from '../../travel/hotels/support/company.ts'
import { startTestPeople, type TestPeople } from './support/service.ts'

// The clients of the companies, before companies that answer in the documented formats, and before some that do not.

let company: TestCompany
let people: TestPeople
beforeAll(async () => {
  company = await startCompany()
  const { DUFFEL_URL: url = '' } = company.settings
  const companies = {
    APOLLO_IO: 'prospects',
    CLADO: 'contacts',
    WHITEPAGES: 'directory',
    INFLUENCERS_CLUB: 'influencer',
    MINERVA: 'identity',
  }
  const reached = Object.entries(companies).flatMap(([name, port]) => [
    [`${name}_URL`, url],
    [`${name}_KEY`, `${port}-key`],
  ])
  people = await startTestPeople({
    ...Object.fromEntries(reached),
    WHITEPAGES_KEY: 'X-Directory: directory-key',
    PROFILE_URL_MEMBER: 'page_url',
    PERSON_PID_MEMBER: 'their_pid',
    INFLUENCER_PLATFORMS: 'photosharing=pictures, network=friends',
  })
})
afterAll(async () => {
  await people?.stop()
  await company?.stop()
})
afterEach(() => {
  company.answers.clear()
  company.asked.length = 0
})

const answer = (path: string, body: unknown, status = 200) => company.answers.set(path, { status, body })

const ORGANIZATION = { id: '5e66b6381e05b4008c8331b8', name: 'Acme', domain: 'acme.example', founded_year: 1999 }
const PERSON = {
  id: '64a7ff0cc4dfae00013df1a5',
  first_name: 'Ada',
  last_name: 'Lovelace',
  page_url: 'https://professional.example/in/ada',
  seniority: 'c_suite',
  email_status: null,
  phone_numbers: [
    { raw_number: '+1 512-555-0100', sanitized_number: '+15125550100', type: 'mobile', status: 'valid_number' },
  ],
  organization: ORGANIZATION,
  employment_history: [
    { organization_name: 'Acme', title: 'CTO', start_date: '2020-01-01', end_date: null, current: true },
  ],
}

describe('prospects', () => {
  const search = () =>
    people.ask(
      'people',
      'qKeywords: "ada", personSeniorities: [C_SUITE], organizationNumEmployeesRanges: ["11,50"], first: 10, excludeFields: ["first_name"]',
      '{ edges { preview { prospectId firstName lastName profileUrl seniority organization { name foundedYear } } } pagination { totalEntries } }',
    )
  const pagination = { page: 1, per_page: 10, total_entries: 1, total_pages: 1 }

  it('are asked for in the documented words with the key, and read', async () => {
    answer('/v1/people/search', { people: [PERSON], pagination })
    expect(await search()).toEqual({
      edges: [
        {
          preview: {
            prospectId: PERSON.id,
            firstName: null,
            lastName: 'Lovelace',
            profileUrl: PERSON.page_url,
            seniority: 'C_SUITE',
            organization: { name: 'Acme', foundedYear: 1999 },
          },
        },
      ],
      pagination: { totalEntries: 1 },
    })
    expect(company.asked).toMatchObject([
      {
        method: 'POST',
        headers: { 'x-api-key': 'prospects-key' },
        body: {
          q_keywords: 'ada',
          person_seniorities: ['c_suite'],
          organization_num_employees_ranges: ['11,50'],
          page: 1,
          per_page: 10,
        },
      },
    ])
    expect(company.asked[0]?.body).not.toHaveProperty('excludeFields')
    expect([...people.last().sources]).toEqual(['live'])
  })

  it.each([
    ['people[0].id', { people: [{ ...PERSON, id: null }], pagination }],
    ['people[0].seniority', { people: [{ ...PERSON, seniority: 'wizard' }], pagination }],
    [
      'people[0].organization.founded_year',
      { people: [{ ...PERSON, organization: { ...ORGANIZATION, founded_year: 'old' } }], pagination },
    ],
    ['pagination', { people: [PERSON] }],
    ['people', { pagination }],
  ])('of another shape are an upstream error that names %s', async (member, body) => {
    answer('/v1/people/search', body)
    await expect(search()).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })

  it('refuse what the company refuses, and fail where it fails', async () => {
    answer('/v1/people/search', { error: 'Too many titles' }, 422)
    await expect(search()).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('Too many titles'),
    })
    answer('/v1/people/search', { error: 'Invalid key' }, 401)
    await expect(search()).rejects.toMatchObject({ code: 'UPSTREAM' })
  })

  it('that match nobody are null and waived', async () => {
    answer('/v1/people/match', { person: null })
    const match = await people.ask(
      'person',
      'profileUrl: "https://professional.example/in/ada"',
      '{ person { prospectId } status }',
    )
    expect(match).toEqual({ person: null, status: 'NO_MATCH' })
    expect(people.last().waivers).toHaveLength(1)
    expect(company.asked[0]?.body).toEqual({
      page_url: 'https://professional.example/in/ada',
      reveal_personal_emails: false,
    })
  })

  it('know companies by lower-case domains', async () => {
    answer('/v1/organizations/enrich', { organization: ORGANIZATION })
    expect(await people.ask('company', 'domain: "ACME.example"', '{ profile { name } }')).toEqual({
      profile: { name: 'Acme' },
    })
    expect(company.asked).toMatchObject([{ query: { domain: 'acme.example' } }])
    expect(people.last().waivers).toEqual([])
  })
})

describe('a domain', () => {
  it('leads to the company that it belongs to', async () => {
    answer('/v1/organizations/enrich', { organization: ORGANIZATION })
    expect(await people.of('Domain', { name: 'acme.example' }, '{ company { profile { name } } }')).toEqual({
      company: { profile: { name: 'Acme' } },
    })
    expect(people.last().waivers).toEqual([])
    answer('/v1/organizations/enrich', { organization: null })
    expect(await people.of('Domain', { name: 'nowhere.example' }, '{ company { profile { name } } }')).toEqual({
      company: { profile: null },
    })
    expect(people.last().waivers).toMatchObject([{ field: 'Company.profile' }])
  })
})

describe('contacts', () => {
  const find = () =>
    people.ask(
      'contacts',
      'profileUrl: "https://professional.example/in/ada", phoneEnrichment: true',
      '{ data { error contacts { type value subType } social { link } } }',
    )

  it('are asked for by the words of the company, and read', async () => {
    answer('/v1/contacts/enrich', {
      data: [{ error: false, contacts: [{ type: 'email', value: 'ada@acme.example', rating: 90 }], social: [] }],
    })
    expect(await find()).toEqual({
      data: [{ error: null, contacts: [{ type: 'EMAIL', value: 'ada@acme.example', subType: null }], social: [] }],
    })
    expect(company.asked).toMatchObject([
      {
        method: 'GET',
        query: { page_url: 'https://professional.example/in/ada', email_enrichment: 'false', phone_enrichment: 'true' },
        headers: { authorization: 'Bearer contacts-key' },
      },
    ])
  })

  it("that are nobody's say so without lists, and are waived", async () => {
    answer('/v1/contacts/enrich', { data: [{ error: true }] })
    expect(await find()).toEqual({ data: [{ error: true, contacts: [], social: [] }] })
    expect(people.last().waivers).toHaveLength(1)
  })

  it.each([
    ['data[0].contacts', { data: [{ error: false, social: [] }] }],
    ['data[0].contacts[0].rating', { data: [{ error: false, contacts: [{ type: 'email', value: 'x' }], social: [] }] }],
    ['data', {}],
  ])('of another shape are an upstream error that names %s', async (member, body) => {
    answer('/v1/contacts/enrich', body)
    await expect(find()).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })
})

describe('the directory', () => {
  it('is asked in its words, with the key in the header that the setting names', async () => {
    answer('/v1/person', [
      { id: 'Px1', name: 'Ada Lovelace', is_dead: false, current_addresses: [], date_of_birth: '1985-12-10' },
    ])
    const found = await people.ask(
      'residents',
      'firstName: "Ada", lastName: "Lovelace", stateCode: "TX", minAge: 30',
      '{ persons { residentId name isDead relatives { residentId } } }',
    )
    expect(found).toEqual({ persons: [{ residentId: 'Px1', name: 'Ada Lovelace', isDead: false, relatives: null }] })
    expect(company.asked).toMatchObject([
      {
        query: { first_name: 'Ada', last_name: 'Lovelace', state_code: 'TX', min_age: '30' },
        headers: { 'x-directory': 'directory-key' },
      },
    ])
  })

  it('finds nobody and nothing where the company says 404', async () => {
    answer('/v1/person', { message: 'Not found' }, 404)
    expect(await people.ask('residents', 'name: "Ada Lovelace"', '{ persons { residentId } }')).toEqual({ persons: [] })
    expect(people.last().waivers).toHaveLength(1)
    answer('/v1/property', { message: 'Not found' }, 404)
    expect(await people.ask('property', 'street: "1 Main St"', '{ result { propertyId } }')).toEqual({ result: null })
    expect(people.last().waivers).toHaveLength(1)
  })

  it('of another shape is an upstream error that names the member', async () => {
    answer('/v1/person', { persons: 'none' })
    await expect(people.ask('residents', 'name: "Ada Lovelace"', '{ persons { residentId } }')).rejects.toMatchObject({
      code: 'UPSTREAM',
    })
    answer('/v1/property', { result: { property_id: 'R1', market_value: { estimated_value: 'much' } } })
    await expect(people.ask('property', 'street: "1 Main St"', '{ result { propertyId } }')).rejects.toMatchObject({
      code: 'UPSTREAM',
      message: expect.stringContaining('result.market_value.estimated_value'),
    })
  })
})

describe('influencers', () => {
  const PROFILE = { id: 'pictures_1', username: 'ada', platform: 'pictures', followers: 12, engagement_rate: 0.05 }

  it('are asked for and told in our words for platforms', async () => {
    answer('/v1/creators/enrich/handle', { profile: PROFILE })
    const match = await people.of(
      'SocialAccount',
      { platform: 'PHOTOSHARING', username: '@ada' },
      '{ audience(emailRequired: MUST_HAVE) { platform followers engagementRate account { username } } }',
    )
    expect(match).toEqual({
      audience: { platform: 'PHOTOSHARING', followers: 12, engagementRate: 0.05, account: { username: 'ada' } },
    })
    expect(company.asked).toMatchObject([
      {
        body: { platform: 'pictures', username: 'ada', enrichment_mode: 'enhanced', email_required: 'must_have' },
        headers: { authorization: 'Bearer influencer-key' },
      },
    ])
    answer('/v1/creators/enrich/email', { profiles: [PROFILE, { ...PROFILE, platform: 'microblog' }] })
    expect(
      await people.ask('influencersByEmail', 'email: "ada@acme.example"', '{ profiles { platform } status }'),
    ).toEqual({
      profiles: [{ platform: 'PHOTOSHARING' }, { platform: 'MICROBLOG' }],
      status: 'SUCCESS',
    })
  })

  it('that are unknown are no match', async () => {
    answer('/v1/creators/enrich/handle', { detail: 'No profile was found.' }, 404)
    for (const platform of ['NETWORK', 'FORUM']) {
      const account = { platform, username: 'ada' }
      expect(await people.of('SocialAccount', account, '{ audience { creatorId } }')).toEqual({ audience: null })
      expect(people.last().waivers).toHaveLength(1)
    }
    expect(company.asked).toHaveLength(1)
  })

  it('on a platform that nobody knows are an upstream error', async () => {
    answer('/v1/creators/enrich/email', { profiles: [{ ...PROFILE, platform: 'radio' }] })
    await expect(
      people.ask('influencersByEmail', 'email: "ada@acme.example"', '{ profiles { platform } }'),
    ).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining('profiles[0].platform') })
  })
})

describe('identity', () => {
  const around = { api_request_id: 'r-1', request_completed_at: '2026-05-01T12:00:00Z' }

  it('is asked in the words of the company, and read', async () => {
    answer('/v2/resolve', {
      ...around,
      results: [{ record_id: '0', is_match: true, their_pid: 'p-1', match_score: 0.9 }],
    })
    const found = await people.ask(
      'identities',
      'records: [{ fullName: "Ada Lovelace", emails: ["ada@acme.example"] }], matchConditionFields: [FULL_NAME]',
      '{ apiRequestId requestCompletedAt results { recordId isMatch personPid matchScore } }',
    )
    expect(found).toEqual({
      apiRequestId: 'r-1',
      requestCompletedAt: '2026-05-01T12:00:00.000Z',
      results: [{ recordId: '0', isMatch: true, personPid: 'p-1', matchScore: 0.9 }],
    })
    expect(company.asked).toMatchObject([
      {
        headers: { 'x-api-key': 'identity-key' },
        body: {
          records: [{ record_id: '0', full_name: 'Ada Lovelace', emails: ['ada@acme.example'] }],
          match_condition_fields: ['full_name'],
        },
      },
    ])
    answer('/v2/enrich', {
      ...around,
      results: [{ record_id: 'a', is_match: true, their_pid: 'p-1', age: 40, gender: 'female' }],
    })
    expect(
      await people.ask(
        'identityProfiles',
        'records: [{ recordId: "a", personPid: "p-1" }], returnFields: ["age"]',
        '{ results { recordId personPid age gender } }',
      ),
    ).toEqual({ results: [{ recordId: 'a', personPid: 'p-1', age: 40, gender: null }] })
    expect(company.asked[1]?.body).toEqual({ records: [{ record_id: 'a', their_pid: 'p-1' }] })
  })

  it.each([
    ['results[0].is_match', { ...around, results: [{ record_id: '0' }] }],
    ['request_completed_at', { api_request_id: 'r-1', results: [] }],
    [
      'results[0].validation_errors',
      { ...around, results: [{ record_id: '0', is_match: false, validation_errors: 'bad' }] },
    ],
  ])('of another shape is an upstream error that names %s', async (member, body) => {
    answer('/v2/resolve', body)
    await expect(
      people.ask('identities', 'records: [{ emails: ["ada@acme.example"] }]', '{ results { recordId } }'),
    ).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })
})
