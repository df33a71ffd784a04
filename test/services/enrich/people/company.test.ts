import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startCompany, type TestCompany } from '../../travel/hotels/support/company.ts'
import { startTestPeople, type TestPeople } from './support/service.ts'

// The clients of the companies before answers that the documents permit but seldom have, and before some that they do not permit.
// What each company documents is in test/replay.

let company: TestCompany
let people: TestPeople
beforeAll(async () => {
  company = await startCompany()
  const { AMADEUS_URL: url = '' } = company.settings
  const companies = ['APOLLO_IO', 'CLADO', 'WHITEPAGES', 'INFLUENCERS_CLUB', 'MINERVA']
  const reached = companies.flatMap((name) => [
    [`${name}_URL`, url],
    [`${name}_KEY`, `${name.toLowerCase()}-key`],
  ])
  people = await startTestPeople(Object.fromEntries(reached))
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

const ORGANIZATION = { id: '5e66b6381e05b4008c8331b8', name: 'Acme', primary_domain: 'acme.example' }
const FOUND = { id: '64a7ff0cc4dfae00013df1a5', first_name: 'Ada', last_name_obfuscated: 'Lo***e', title: 'CTO' }

describe('prospects', () => {
  const search = (args = 'qKeywords: "ada"') =>
    people.ask('people', `${args}, first: 10`, '{ edges { preview { prospectId name } } pagination { totalPages } }')

  it('without the unwanted titles, whatever the company makes of them', async () => {
    const intern = { ...FOUND, id: '64a7ff0cc4dfae00013df1a6', first_name: 'Bo', title: 'Intern, Office of the CTO' }
    answer('/api/v1/mixed_people/api_search', { total_entries: 21, people: [FOUND, intern] })
    expect(await search('personNotTitles: ["intern", "cto office chief", "…"]')).toEqual({
      edges: [{ preview: { prospectId: FOUND.id, name: 'Ada Lo***e' } }],
      pagination: { totalPages: 3 },
    })
  })

  it.each([
    ['people[0].id', { total_entries: 1, people: [{ ...FOUND, id: null }] }],
    ['pagination.total_entries', { people: [FOUND] }],
    ['people', { total_entries: 1 }],
  ])('of another shape are an upstream error that names %s', async (member, body) => {
    answer('/api/v1/mixed_people/api_search', body)
    await expect(search()).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })

  it('refuse what the company refuses, and fail where its credits are used up or the key is no key', async () => {
    const path = '/api/v1/mixed_people/api_search'
    answer(path, { error: 'Value too long: person_titles' }, 422)
    await expect(search()).rejects.toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('too long') })
    answer(path, { error: 'You have insufficient credits' }, 422)
    await expect(search()).rejects.toMatchObject({ code: 'UPSTREAM' })
    answer(path, { error: 'Invalid access credentials.' }, 401)
    await expect(search()).rejects.toMatchObject({ code: 'UPSTREAM' })
  })

  it('have no address that was not bought, and no seniority that we have no word for', async () => {
    const person = { id: FOUND.id, email: 'email_not_unlocked@domain.com', seniority: 'trainee', organization: null }
    answer('/api/v1/people/match', { person })
    const select = '{ profile { email seniority employer { domainName } } status }'
    expect(await people.ask('person', 'email: "ada@acme.example"', select)).toEqual({
      profile: { email: null, seniority: null, employer: null },
      status: 'SUCCESS',
    })
  })

  it('know companies by lower-case domains, and those without a domain by their site', async () => {
    const { primary_domain: _domain, ...nameless } = ORGANIZATION
    answer('/api/v1/organizations/enrich', { organization: { ...nameless, website_url: 'http://www.acme.example' } })
    expect(await people.ask('company', 'domain: "ACME.example"', '{ profile { name domain } }')).toEqual({
      profile: { name: 'Acme', domain: 'acme.example' },
    })
    expect(company.asked).toMatchObject([{ query: { domain: 'acme.example' } }])
    expect(people.last().waivers).toEqual([])
  })
})

describe('a domain', () => {
  it('leads to the company that it belongs to', async () => {
    const select = '{ company { profile { name } } }'
    answer('/api/v1/organizations/enrich', { organization: ORGANIZATION })
    expect(await people.of('Domain', { name: 'acme.example' }, select)).toEqual({
      company: { profile: { name: 'Acme' } },
    })
    expect(people.last().waivers).toEqual([])
    answer('/api/v1/organizations/enrich', {})
    expect(await people.of('Domain', { name: 'nowhere.example' }, select)).toEqual({ company: { profile: null } })
    expect(people.last().waivers).toMatchObject([{ field: 'Company.profile' }])
  })
})

describe('contacts', () => {
  const find = () =>
    people.ask(
      'contacts',
      'profileUrl: "https://www.linkedin.com/in/ada", phoneEnrichment: true',
      '{ data { error contacts { value subType } socialAccounts { nodes { platform username } } } }',
    )

  it('lead to the accounts whose pages they name', async () => {
    const social = ['https://www.instagram.com/ada.kit/', 'https://x.com/adakit', 'https://www.linkedin.com/in/ada']
    const pages = social.map((link) => ({ link, type: 'x', rating: 90 }))
    answer('/api/enrich/contacts', { data: [{ error: false, contacts: [], social: pages }] })
    const accounts = [
      { platform: 'PHOTOSHARING', username: 'ada.kit' },
      { platform: 'MICROBLOG', username: 'adakit' },
    ]
    expect(await find()).toEqual({ data: [{ error: null, contacts: [], socialAccounts: { nodes: accounts } }] })
  })

  it.each([
    ['data[0].contacts', { data: [{ error: false, social: [] }] }],
    ['data[0].contacts[0].rating', { data: [{ error: false, contacts: [{ type: 'email', value: 'x' }], social: [] }] }],
    ['data', {}],
  ])('of another shape are an upstream error that names %s', async (member, body) => {
    answer('/api/enrich/contacts', body)
    await expect(find()).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })
})

describe('the directory', () => {
  const property = () =>
    people.ask('property', 'street: "1 Main St"', '{ result { propertyId propertyDetails { yearBuilt } } }')
  const FOUND_HOME = { property_id: 'R1', property_address: { full_address: '1 Main St, Austin, TX' } }

  it('has what its search has of a property whose record it does not have', async () => {
    answer('/v2/property/', { result: FOUND_HOME })
    answer('/v2/property/R1', { message: 'Property not found' }, 404)
    expect(await property()).toEqual({ result: { propertyId: 'R1', propertyDetails: null } })
    answer('/v2/property/R1', { result: { ...FOUND_HOME, year_built: 1972 } })
    expect(await property()).toEqual({ result: { propertyId: 'R1', propertyDetails: { yearBuilt: 1972 } } })
  })

  it('that does not know the path of a search is an upstream error, and no empty list', async () => {
    answer('/v2/person/', { message: 'Not Found' }, 404)
    const read = people.ask('residents', 'name: "Ada Lovelace"', '{ persons { residentId } }')
    await expect(read).rejects.toMatchObject({ code: 'UPSTREAM' })
  })
})

describe('influencers', () => {
  const EMAIL = '/public/v1/creators/enrich/email/'
  const FULL = '/public/v1/creators/enrich/handle/full/'
  const account = { platform: 'instagram', userId: '7', username: 'ada', followers: 12 }

  it('found by an address are described, and keep what the description lacks', async () => {
    answer(EMAIL, { credits_cost: 0.05, result: account })
    answer(FULL, { credits_cost: 1, result: { instagram: { username: 'ada', engagement_percent: 2 } } })
    const select = '{ profiles { creatorId platform followers engagementRate email } status }'
    expect(await people.ask('influencersByEmail', 'email: "ada@acme.example"', select)).toEqual({
      profiles: [
        {
          creatorId: 'ada',
          platform: 'PHOTOSHARING',
          followers: 12,
          engagementRate: 0.02,
          email: 'ada@acme.example',
        },
      ],
      status: 'SUCCESS',
    })
    expect(company.asked.map(({ body }) => body)).toMatchObject([
      { email: 'ada@acme.example' },
      { platform: 'instagram', handle: 'ada', email_required: 'preferred' },
    ])
  })

  it('on another platform than the one that is asked for, or on one without a word of ours, are no match', async () => {
    const none = { profiles: [], status: 'NO_MATCH' }
    const find = (args: string) => people.ask('influencersByEmail', args, '{ profiles { creatorId } status }')
    answer(EMAIL, { result: account })
    expect(await find('email: "ada@acme.example", platform: LONGVIDEO')).toEqual(none)
    answer(EMAIL, { result: { ...account, platform: 'twitch' } })
    expect(await find('email: "ada@acme.example"')).toEqual(none)
    expect(people.last().waivers).toHaveLength(1)
  })

  it('that are unknown are no match, and forums are not asked about', async () => {
    answer(FULL, { detail: 'No data found.' }, 404)
    for (const platform of ['NETWORK', 'FORUM']) {
      expect(await people.of('SocialAccount', { platform, username: 'ada' }, '{ audience { creatorId } }')).toEqual({
        audience: null,
      })
      expect(people.last().waivers).toHaveLength(1)
    }
    expect(company.asked).toHaveLength(1)
  })
})

describe('identity', () => {
  const around = { api_request_id: 'r-1', request_completed_at: '2026-05-01T12:00:00Z' }
  const result = { record_id: '0', is_match: false, minerva_pid: null, match_score: null }
  const resolve = (args = '') =>
    people.ask(
      'identities',
      `records: [{ emails: ["ada@acme.example"] }]${args}`,
      '{ results { isMatch validationErrors } }',
    )

  it.each([
    ['an object', { emails: 'invalid', phones: ['short'] }, ['emails: invalid', 'phones: ["short"]']],
    ['a text', 'No valid emails or phones were provided', ['No valid emails or phones were provided']],
    ['None', 'None', null],
    ['null', null, null],
  ])('answers the errors of a record that are %s', async (_, errors, expected) => {
    answer('/v2/resolve', { ...around, results: [{ ...result, validation_errors: errors }] })
    expect(await resolve()).toEqual({ results: [{ isMatch: false, validationErrors: expected }] })
  })

  it('has no conditions on names, and says so before it is asked', async () => {
    await expect(resolve(', matchConditionFields: [EMAILS, FULL_NAME]')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(company.asked).toEqual([])
  })

  it.each([
    ['results[0].is_match', { ...around, results: [{ record_id: '0' }] }],
    ['request_completed_at', { api_request_id: 'r-1', results: [] }],
  ])('of another shape is an upstream error that names %s', async (member, body) => {
    answer('/v2/resolve', body)
    await expect(resolve()).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })
})
