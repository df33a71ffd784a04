import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceName } from '../../schema/services.ts'
import { openApiOf } from '../support/openApi.ts'
import { type Answering, startAnswering } from './answering.ts'

// "`[x]` = array of x, `{a..b}` after an array = item count": a list without a count may be empty, and says nothing then.

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['data', 'enrich'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

interface BodySchema {
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly minItems?: number }>>
}
interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: BodySchema } } }
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** Optional lists of a service's request bodies that need an item, by path and name. */
function listsWithLeastCount(service: ServiceName): string[] {
  const { paths } = openApiOf<Document>(service)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ requestBody }) => {
      const { properties = {}, required = [] } = requestBody?.content['application/json'].schema ?? {}
      return Object.entries(properties)
        .filter(([name, { minItems }]) => (minItems ?? 0) > 0 && !required.includes(name))
        .map(([name]) => `${path} ${name}`)
    }),
  )
}

describe('a list that may be left out', () => {
  it('may be empty, too', () => {
    expect((['data', 'enrich', 'social', 'studio', 'upload'] as const).flatMap(listsWithLeastCount)).toEqual([
      // Documented as values separated by commas, `excludeFields:csv`.
      '/api/maps/place-details/partial excludeFields',
      '/api/maps/place-details/full excludeFields',
    ])
  })

  it.each([
    [
      'SearchProspects',
      { person_seniorities: ['vp'], per_page: 2 },
      {
        person_titles: [],
        person_not_titles: [],
        person_locations: [],
        organization_ids: [],
        organization_num_employees_ranges: [],
        excludeFields: [],
      },
    ],
    ['SearchProspects', { per_page: 2 }, { person_seniorities: [] }],
    ['SearchCompanies', { per_page: 2 }, { organization_locations: [], q_organization_domains: [], excludeFields: [] }],
    ['SearchPlaces', { textQuery: 'coffee in Berlin', maxResultCount: 2 }, { priceLevels: [], excludeFields: [] }],
    ['CoinMarkets', { vs_currency: 'usd', per_page: 2 }, { ids: [] }],
  ])('says nothing when it is empty: %s', async (operation, body, empty) => {
    expect(await call(operation, { ...body, ...empty })).toEqual(await call(operation, body))
  })

  it('selects no fields and conditions of a lookup when it is empty', async () => {
    const { people } = await call<{ people: { id: string }[] }>('SearchProspects', { per_page: 1 })
    const { person } = await call<{ person: { profile_url: string } }>('EnrichPerson', { id: people[0]?.id })
    const records = [{ record_id: '1', profile_url: person.profile_url }]
    const [plain, empty] = [
      await call<{ results: object[] }>('EnrichIdentities', { records }),
      await call<{ results: object[] }>('EnrichIdentities', { records, return_fields: [], match_condition_fields: [] }),
    ]
    expect(empty.results).toEqual(plain.results)
    expect(empty.results).toMatchObject([{ is_match: true, full_name: expect.any(String) }])
  })
})

// "`excludeFields` takes dot paths and trims the answer."
it('excludeFields takes paths from the answer on, and from what it holds on', async () => {
  const search = { person_seniorities: ['vp'], per_page: 1 }
  const [plain, within, whole] = [
    await call<{ people: Record<string, unknown>[] }>('SearchProspects', search),
    await call('SearchProspects', { ...search, excludeFields: ['title', 'employment_history.title'] }),
    await call('SearchProspects', { ...search, excludeFields: ['people.title', 'people.employment_history.title'] }),
  ]
  expect(plain.people[0]).toHaveProperty('title')
  expect(within).not.toEqual(plain)
  expect(whole).toEqual(within)
  const places = { textQuery: 'coffee in Berlin', maxResultCount: 1 }
  expect(
    await call('SearchPlaces', { ...places, excludeFields: ['places.rating', 'places.displayName.languageCode'] }),
  ).toEqual(await call('SearchPlaces', { ...places, excludeFields: ['rating', 'displayName.languageCode'] }))
})
