import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { eventually } from '../../support/ledger.ts'
import { ownEndpoint, type TestGateway, testGateway, walletNumber } from './gateway.ts'
import { writePayment } from './ledger.ts'

const wallet = walletNumber(1)

const SEARCH = `query ($query: String!, $broad: Boolean, $limit: Int, $page: SafeInt) {
  search(query: $query, broad: $broad, limit: $limit, page: $page) {
    version query page totalResults
    results {
      method path summary semanticDescription authMode price score
      signals { vectorSimilarity { score rank } resourceUsage { ...Usage } originUsage { ...Usage } }
      origin { url title description favicon x402OriginId mppOriginId protocols }
    }
  }
}
fragment Usage on EndpointUsage {
  transactionCount uniqueUserCount uniqueWalletCount volumeUsd trustedUserUsageRatio totalTrustedUsers lastSeenAt
}`

const OWN = [
  ownEndpoint({
    service: 'travel',
    path: '/api/flights/search',
    summary: 'Search flight offers',
    price: { mode: 'fixed', usd: '0.054' },
  }),
  ownEndpoint({
    service: 'travel',
    path: '/api/hotels/autocomplete',
    summary: 'Hotel name autocomplete',
    method: 'GET',
  }),
  ownEndpoint({
    service: 'mail',
    path: '/api/send',
    summary: 'Send an e-mail from the shared relay address',
    fields: ['Mutation.sendMail'],
  }),
  ownEndpoint({
    service: 'data',
    path: '/api/token/price',
    summary: 'Current price of a token',
    fields: ['Query.tokenPrice'],
  }),
  ownEndpoint({
    service: 'data',
    path: '/api/token/prices',
    summary: 'Prices of many tokens',
    fields: ['Query.tokenPrice'],
  }),
  ownEndpoint({
    service: 'gateway',
    path: '/api/organizations',
    summary: 'List organizations',
    access: 'siwx',
    price: null,
    method: 'GET',
  }),
  ownEndpoint({
    service: 'upload',
    path: '/api/upload',
    summary: 'Buy a file upload slot',
    price: { mode: 'dynamic', min: '0.02', max: '2.00' },
  }),
]

describe('searching our own services', () => {
  let database: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    database = await testDatabase()
    gateway = testGateway(database, { ownEndpoints: () => OWN })
  })
  afterAll(() => database.close())

  async function search(variables: Record<string, unknown>) {
    const { search } = await gateway.run<{ search: SearchPage }>(wallet, SEARCH, variables)
    return search
  }
  const paths = async (query: string) => (await search({ query })).results.map(({ origin, path }) => origin.url + path)

  it('answers in the shape of the contract', async () => {
    const page = await search({ query: 'flight offers' })
    expect(page).toMatchObject({ version: 1, query: 'flight offers', page: 1 })
    expect(page.results[0]).toEqual({
      method: 'POST',
      path: '/api/flights/search',
      summary: 'Search flight offers',
      semanticDescription: 'Search flight offers',
      authMode: 'paid',
      price: '0.054 USD',
      score: expect.any(Number),
      signals: {
        vectorSimilarity: { score: expect.any(Number), rank: 1 },
        resourceUsage: { ...UNUSED },
        originUsage: { ...UNUSED },
      },
      origin: {
        url: 'https://gate.example/travel',
        title: 'Travel',
        description: expect.any(String),
        favicon: 'https://gate.example/favicon.ico',
        x402OriginId: null,
        mppOriginId: null,
        protocols: expect.arrayContaining(['x402']),
      },
    })
  })

  it('tells how a caller gets in and what it costs', async () => {
    const { results } = await search({ query: 'organizations upload' })
    const shown = Object.fromEntries(results.map(({ path, authMode, price }) => [path, [authMode, price]]))
    expect(shown['/api/organizations']).toEqual(['siwx', null])
    expect(shown['/api/upload']).toEqual(['paid', '0.02-2.00 USD'])
  })

  it.each([
    ['send an e-mail to somebody', 'https://gate.example/mail/api/send'],
    ['fligth ofers', 'https://gate.example/travel/api/flights/search'],
    ['hotl autocomplet', 'https://gate.example/travel/api/hotels/autocomplete'],
    ['organisation', 'https://gate.example/api/organizations'],
    ['"current price"', 'https://gate.example/data/api/token/price'],
    ['token -many', 'https://gate.example/data/api/token/price'],
  ])('finds for %j first %s', async (query, first) => {
    expect((await paths(query))[0]).toBe(first)
  })

  it.each([
    "it's",
    '%',
    "'; DROP TABLE gateway.endpoint; --",
    '\\',
    '((',
    '"',
    '-',
    '& | ! <->',
    '\u0000',
    '\ud800',
    '🙂',
    ':*',
    'a'.repeat(500),
  ])('bears the query %j', async (query) => {
    await expect(search({ query })).resolves.toMatchObject({ version: 1 })
  })

  it('takes quotes and minus at their word', async () => {
    expect(await paths('token -many')).toEqual(['https://gate.example/data/api/token/price'])
    expect(await paths('"price current"')).toEqual([])
  })

  it('finds nothing for words that nobody uses', async () => {
    expect(await search({ query: 'xqzv' })).toMatchObject({ results: [], totalResults: 0 })
  })

  it('cuts pages out of one ranking', async () => {
    const whole = await search({ query: 'token price', limit: 50 })
    const seen: unknown[] = []
    for (let page = 1; seen.length < whole.totalResults; page++) {
      const part = await search({ query: 'token price', limit: 2, page })
      expect(part).toMatchObject({ page, totalResults: whole.totalResults })
      seen.push(...part.results)
    }
    expect(seen).toEqual(whole.results)
    const far = await search({ query: 'token price', page: Number.MAX_SAFE_INTEGER })
    expect(far).toMatchObject({ page: Number.MAX_SAFE_INTEGER, results: [], totalResults: whole.totalResults })
  })

  it('counts use from the ledger: what was charged, by whom, and how many of them are trusted', async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 4, number, 10))
    // A trusted user: three settled payments on two days, one of them on another network.
    await writePayment(database.db, { payer: walletNumber(2), at: day(1) })
    await writePayment(database.db, { payer: walletNumber(2), at: day(2) })
    await writePayment(database.db, { payer: walletNumber(2), at: day(2), network: 'eip155:8453' })
    // A newcomer who asked by GraphQL; the field is used by two paths.
    await writePayment(database.db, {
      payer: walletNumber(3),
      at: day(3),
      path: null,
      service: 'gateway',
      lines: [
        { service: 'data', field: 'Query.tokenPrice', amount: 20_000, outcome: 'CHARGED' },
        { service: 'mail', field: 'Mutation.sendMail', amount: 20_000, outcome: 'WAIVED' },
      ],
    })
    // Neither of these counts.
    await writePayment(database.db, { payer: walletNumber(4), at: day(4), state: 'RELEASED' })
    await writePayment(database.db, {
      payer: walletNumber(4),
      at: day(4),
      state: 'REFUNDED',
      lines: [{ field: 'Query.tokenPrice', amount: 10_000, outcome: 'REFUNDED' }],
    })

    const results = await eventually('the counts know of the newcomer', async () => {
      const { results } = await search({ query: 'token price mail', limit: 50 })
      return results.some(({ signals }) => signals.resourceUsage.uniqueUserCount === 2) && results
    })
    const hit = (path: string) => results.find((one) => one.path === path)?.signals
    expect(hit('/api/token/price')).toMatchObject({
      resourceUsage: {
        transactionCount: 4,
        uniqueUserCount: 2,
        uniqueWalletCount: 3,
        volumeUsd: 0.05,
        trustedUserUsageRatio: 1,
        totalTrustedUsers: 1,
        lastSeenAt: '2026-05-03T10:00:00.000Z',
      },
      originUsage: {
        transactionCount: 4,
        uniqueUserCount: 2,
        uniqueWalletCount: 3,
        volumeUsd: 0.05,
        trustedUserUsageRatio: 1,
        totalTrustedUsers: 1,
      },
    })
    expect(hit('/api/token/prices')?.resourceUsage).toMatchObject({
      transactionCount: 1,
      uniqueUserCount: 1,
      volumeUsd: 0.02,
      trustedUserUsageRatio: 0,
      totalTrustedUsers: 1,
    })
    expect(hit('/api/send')?.resourceUsage).toEqual({ ...UNUSED, totalTrustedUsers: 1 })
  })

  it('forgets paths that are gone, and does not write those that stayed', async () => {
    const ids = async () =>
      (
        await database.db.pool.query<{ path: string; id: number; xmin: string }>(
          'SELECT path, id, xmin::text FROM gateway.endpoint ORDER BY id',
        )
      ).rows
    const before = await ids()
    const next = testGateway(database, { ownEndpoints: () => OWN.slice(1) })
    await next.engines.search.refresh(new Date())
    expect(await ids()).toEqual(before.filter(({ path }) => path !== '/api/flights/search'))
    expect(await paths('flight offers')).not.toContain('https://gate.example/travel/api/flights/search')
  })
})

describe('turning pages', () => {
  const TWINS = ['/api/tides/1', '/api/tides/2'].map((path) => ownEndpoint({ path, summary: 'Tide tables' }))
  let database: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    database = await testDatabase()
    gateway = testGateway(database, { ownEndpoints: () => TWINS })
  })
  afterAll(() => database.close())

  it('shows every endpoint once, though a payment between two pages would change their order', async () => {
    const ask = async (query: string, page: number) => {
      const answer = await gateway.run<{ search: SearchPage }>(wallet, SEARCH, { query, limit: 1, page })
      return answer.search.results[0]
    }
    const first = await ask('tide tables', 1)
    const other = TWINS.find(({ path }) => path !== first?.path)?.path ?? ''
    await writePayment(database.db, { payer: walletNumber(2), path: other })
    let asked = 0
    await eventually('a query that was not asked before to be answered in the new order', async () => {
      return (await ask(`tide tables x${++asked}`, 1))?.path === other
    })
    expect((await ask('tide tables', 2))?.path).toBe(other)
  })

  it('keeps an order for a minute, however often it is asked for', async () => {
    const begun = Date.now()
    const ask = async (query: string, afterMs: number) => {
      const asked = { query, scope: 'vetted', limit: 1, page: 1 } as const
      const { hits } = await gateway.engines.search.search(asked, new Date(begun + afterMs))
      return hits[0]?.endpoint.path
    }
    const first = await ask('tables of tides', 0)
    const other = TWINS.find(({ path }) => path !== first)?.path ?? ''
    for (const payer of [3, 4, 5]) await writePayment(database.db, { payer: walletNumber(payer), path: other })
    let asked = 0
    await eventually('a query that was not asked before to be answered in the new order', async () => {
      return (await ask(`tables of tides x${++asked}`, 0)) === other
    })
    expect(await ask('tables of tides', 40_000)).toBe(first)
    expect(await ask('tables of tides', 70_000)).toBe(other)
  })
})

const UNUSED = {
  transactionCount: 0,
  uniqueUserCount: 0,
  uniqueWalletCount: 0,
  volumeUsd: 0,
  trustedUserUsageRatio: 0,
  totalTrustedUsers: 0,
  lastSeenAt: null,
}

interface SearchPage {
  readonly page: number
  readonly totalResults: number
  readonly results: readonly {
    readonly path: string
    readonly authMode: string | null
    readonly price: string | null
    readonly origin: { readonly url: string }
    readonly signals: { readonly resourceUsage: { readonly uniqueUserCount: number } }
  }[]
}
