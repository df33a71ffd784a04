import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { ownEndpointsOf } from '../../../subgraphs/gateway/search/ownEndpoints.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { type TestGateway, testGateway } from './gateway.ts'
import { QUESTIONS, type Question } from './questions.ts'

// The whole catalogue, asked in plain language.

describe('a search of all our own endpoints', () => {
  const own = ownEndpointsOf(loadCatalogue())
  let database: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    database = await testDatabase()
    gateway = testGateway(database, { ownEndpoints: () => own })
  })
  afterAll(() => database.close())

  /** The place of the first endpoint that a question means, from 1; Infinity when it is not among the first ten. */
  async function placeOf({ asks, means }: Question): Promise<number> {
    const { hits } = await gateway.engines.search.search(
      { query: asks, scope: 'vetted', limit: 10, page: 1 },
      new Date(),
    )
    const found = hits.findIndex(({ endpoint: { origin, method, path } }) =>
      means.includes(`${origin.service} ${method} ${path}`),
    )
    return found === -1 ? Number.POSITIVE_INFINITY : found + 1
  }

  it('has every endpoint that the questions mean', () => {
    const known = new Set(own.map(({ service, method, path }) => `${service} ${method} ${path}`))
    expect(QUESTIONS).toHaveLength(100)
    expect(QUESTIONS.flatMap(({ means }) => means).filter((endpoint) => !known.has(endpoint))).toEqual([])
  })

  it.each([
    ['is tuned on', 0],
    ['has not seen', 1],
  ])(
    'answers seven in ten of the questions that it %s with its first hit, and 92 in a hundred with its first five',
    async (_, parity) => {
      const places: number[] = []
      for (const question of QUESTIONS.filter((_, index) => index % 2 === parity)) places.push(await placeOf(question))
      const share = (most: number) => places.filter((place) => place <= most).length / places.length
      expect(share(1)).toBeGreaterThanOrEqual(0.7)
      expect(share(5)).toBeGreaterThanOrEqual(0.92)
    },
  )

  it.each([
    ['is this domain name still available', 'domains POST /api/check'],
    ['buy a domain', 'domains POST /api/register'],
    ['rent a mailbox for a month', 'mail POST /api/inbox/buy'],
  ])('has for %j the endpoint meant among the first three', async (asks, means) => {
    expect(await placeOf({ asks, means: [means] })).toBeLessThanOrEqual(3)
  })
})
