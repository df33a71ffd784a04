import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { ownEndpoint, type TestGateway, testGateway, walletNumber } from './gateway.ts'
import { bazaar, bazaarItem, json, type RegistryServer, registryServer } from './registries.ts'

const SEARCH = `query ($query: String!, $broad: Boolean) {
  search(query: $query, broad: $broad, limit: 50) {
    results { method path summary authMode price origin { url title favicon x402OriginId protocols } }
  }
}`

interface Hit {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly authMode: string | null
  readonly price: string | null
  readonly origin: {
    readonly url: string
    readonly title: string
    readonly favicon: string
    readonly x402OriginId: string | null
    readonly protocols: string[]
  }
}

const OPENAPI = {
  openapi: '3.1.0',
  info: { title: 'Tides', description: 'Tide tables of all harbours', version: '1' },
  servers: [{ url: 'https://tides.example/' }],
  components: {
    securitySchemes: {
      wallet: { type: 'apiKey', in: 'header', name: 'SIGN-IN-WITH-X' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
  paths: {
    '/tides': {
      post: {
        summary: 'Tide table of a harbour',
        'x-payment-info': {
          price: { mode: 'fixed', currency: 'USD', amount: '0.060000' },
          protocols: [{ x402: {} }, { mpp: { method: 'tempo' } }],
        },
      },
    },
    '/charts': {
      get: {
        summary: 'Sea chart',
        'x-payment-info': { price: { mode: 'dynamic', currency: 'USD', min: '0', max: '2.50' } },
      },
    },
    '/harbours': { get: { summary: 'My harbours', security: [{ wallet: [] }] }, parameters: [] },
    '/admin': { get: { summary: 'Harbour administration', security: [{ key: [] }] } },
    '/health': { get: { summary: 'Harbour health' } },
    '/old': { get: { summary: 'Harbour of old', deprecated: true } },
    '/odd': { get: 'nonsense' },
  },
}

describe('reading registries', () => {
  let database: TestDatabase
  let registry: RegistryServer
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    registry = await registryServer(json({}, 500))
  })
  afterEach(() => registry.close())

  const MINUTE = 60_000
  let clock = Date.parse('2026-06-01T00:00:00Z')

  function gatewayReading(path: string, of: { vetted?: boolean } = {}): TestGateway {
    return testGateway(database, {
      registries: [{ url: registry.url + path, vetted: of.vetted ?? true }],
      ownEndpoints: () => [ownEndpoint({ path: '/api/tides/own', summary: 'Own tide endpoint' })],
    })
  }
  async function refresh(gateway: TestGateway, minutes = 15): Promise<void> {
    clock += minutes * MINUTE
    await gateway.engines.search.refresh(new Date(clock))
  }
  async function find(gateway: TestGateway, query: string, broad = false): Promise<readonly Hit[]> {
    const { search } = await gateway.run<{ search: { results: readonly Hit[] } }>(walletNumber(1), SEARCH, {
      query,
      broad,
    })
    return search.results
  }
  const offsetsAsked = () =>
    registry.requests.map((request) => new URL(request, registry.url).searchParams.get('offset'))
  const theirs = (hits: readonly Hit[]) => hits.filter(({ origin }) => !origin.url.startsWith('https://gate.example'))

  it('reads an OpenAPI document: prices, identities, protocols', async () => {
    registry.answer = json(OPENAPI)
    const gateway = gatewayReading('/openapi.json')
    await refresh(gateway)
    const hits = theirs(await find(gateway, 'harbour tide chart'))
    expect(
      Object.fromEntries(hits.map(({ method, path, authMode, price }) => [`${method} ${path}`, [authMode, price]])),
    ).toEqual({
      'POST /tides': ['paid', '0.06 USD'],
      'GET /charts': ['paid', '0.00-2.50 USD'],
      'GET /harbours': ['siwx', null],
      'GET /admin': ['apiKey', null],
      'GET /health': ['unprotected', null],
    })
    expect(hits[0]?.origin).toEqual({
      url: 'https://tides.example',
      title: 'Tides',
      favicon: 'https://tides.example/favicon.ico',
      x402OriginId: null,
      protocols: ['mpp', 'x402'],
    })
  })

  const beaconsOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      bazaarItem(`https://${name}.example/${name}/${index}`, `Beacon ${index}`),
    )
  const knownOf = async (name: string) => {
    const { rows } = await database.db.pool.query(
      `SELECT count(*)::int AS count FROM gateway.endpoint WHERE path LIKE '/' || $1 || '/%'`,
      [name],
    )
    return rows[0].count
  }

  it.each([
    ['does not say how many items there are', 'endless', { hasTotal: false }, ['0', '100', '130']],
    ['has smaller pages than it is asked for', 'small', { page: 60 }, ['0', '60', '120']],
  ])('reads to its end a listing that %s', async (_what, name, habits, offsets) => {
    registry.answer = bazaar(beaconsOf(name, 130), habits)
    await refresh(gatewayReading('/discovery/resources'))
    expect(offsetsAsked()).toEqual(offsets)
    expect(await knownOf(name)).toBe(130)
  })

  it('ends a listing that answers the same items for every offset', async () => {
    registry.answer = json({ x402Version: 2, items: beaconsOf('fixed', 7) })
    await refresh(gatewayReading('/discovery/resources'))
    expect(offsetsAsked()).toEqual(['0', '7'])
    expect(await knownOf('fixed')).toBe(7)
  })

  it("reads a facilitator's listing page by page, and leaves out what makes no sense", async () => {
    const many = Array.from({ length: 230 }, (_, index) =>
      bazaarItem(`https://api${index % 3}.example/lighthouse/${index}`, `Lighthouse number ${index}`),
    )
    const odd = [
      null,
      {},
      bazaarItem('javascript:alert(1)', 'Lighthouse script'),
      bazaarItem('mcp://lighthouse', 'Lighthouse tool', { type: 'mcp' }),
    ]
    registry.answer = bazaar([...odd, ...many])
    const gateway = gatewayReading('/discovery/resources')
    await refresh(gateway)
    expect(offsetsAsked()).toEqual(['0', '100', '200'])
    const { rows } = await database.db.pool.query(
      `SELECT count(*)::int AS count FROM gateway.endpoint WHERE path LIKE '/lighthouse/%'`,
    )
    expect(rows).toEqual([{ count: 230 }])
    expect((await find(gateway, 'lighthouse 229'))[0]).toMatchObject({
      method: 'POST',
      path: '/lighthouse/229',
      authMode: 'paid',
      price: '0.012 USD',
      summary: 'Lighthouse number 229',
    })
  })

  it('reads prices of both versions, and none in what is no USDC', async () => {
    const [usdc] = bazaarItem('https://x.example', '').accepts
    registry.answer = bazaar([
      bazaarItem('https://buoy.example/one', 'Buoy one', {
        accepts: [{ ...usdc, amount: undefined, maxAmountRequired: '2500000' }],
      }),
      bazaarItem('https://buoy.example/two', 'Buoy two', {
        accepts: [usdc, { ...usdc, scheme: 'upto', amount: '5000000' }],
      }),
      bazaarItem('https://buoy.example/three', 'Buoy three', {
        accepts: [{ ...usdc, asset: '0x0000000000000000000000000000000000000001' }],
      }),
      bazaarItem('https://buoy.example/four', 'Buoy four', { accepts: [], originId: 'abc' }),
    ])
    const gateway = gatewayReading('/discovery/resources')
    await refresh(gateway)
    const hits = theirs(await find(gateway, 'buoy'))
    expect(Object.fromEntries(hits.map(({ path, authMode, price }) => [path, [authMode, price]]))).toEqual({
      '/one': ['paid', '2.50 USD'],
      '/two': ['paid', '0.00-5.00 USD'],
      '/three': ['paid', null],
      '/four': ['siwx', null],
    })
  })

  it('takes null for what an item does not have', async () => {
    const nothing = { type: null, serviceName: null, tags: null, iconUrl: null, originId: null, extensions: null }
    const [usdc] = bazaarItem('https://x.example', '').accepts
    const accept = { ...usdc, amount: null, maxAmountRequired: '30000', outputSchema: { input: null } }
    registry.answer = bazaar([
      bazaarItem('https://groyne.example/one', 'Groyne one', { ...nothing, accepts: [accept] }),
      bazaarItem('https://groyne.example/two', 'Groyne two', { extensions: { bazaar: null } }),
      bazaarItem('https://groyne.example/three', '', {
        description: null,
        accepts: [{ ...usdc, scheme: null, description: 'Groyne three', maxAmountRequired: null }],
      }),
    ])
    const gateway = gatewayReading('/discovery/resources')
    await refresh(gateway)
    const hits = theirs(await find(gateway, 'groyne'))
    expect(hits.map(({ path, price }) => [path, price]).sort()).toEqual([
      ['/one', '0.03 USD'],
      ['/three', '0.012 USD'],
      ['/two', '0.012 USD'],
    ])
  })

  it('shows origins of other registries only to those who ask broadly', async () => {
    registry.answer = bazaar([bazaarItem('https://anchor.example/drop', 'Drop an anchor')])
    const gateway = gatewayReading('/discovery/resources', { vetted: false })
    await refresh(gateway)
    expect(theirs(await find(gateway, 'anchor'))).toEqual([])
    expect(theirs(await find(gateway, 'anchor', true))).toMatchObject([{ path: '/drop' }])
  })

  it('keeps what it knew while a registry is down, slow in pages, or talks nonsense', async () => {
    registry.answer = bazaar([bazaarItem('https://reef.example/map', 'Map of the reef')])
    const gateway = gatewayReading('/discovery/resources')
    await refresh(gateway)
    const failures = [
      json({ error: 'down' }, 503),
      json({ items: 'none' }),
      json({}, 302),
      ((_request, response) => response.end('<html>')) as RegistryServer['answer'],
      ((request) => request.socket.destroy()) as RegistryServer['answer'],
      ((_request, response) => response.end(Buffer.alloc(9 * 1024 * 1024, ' '))) as RegistryServer['answer'],
    ]
    for (const failure of failures) {
      registry.answer = failure
      await refresh(gateway)
      expect(theirs(await find(gateway, 'reef'))).toMatchObject([{ path: '/map' }])
      const { rows } = await database.db.pool.query('SELECT failure FROM gateway.registry')
      expect(rows).toEqual([{ failure: expect.any(String) }])
    }
    registry.answer = bazaar([])
    await refresh(gateway)
    expect(theirs(await find(gateway, 'reef'))).toEqual([])
    expect((await database.db.pool.query('SELECT failure FROM gateway.registry')).rows).toEqual([{ failure: null }])
  })

  it('asks a registry when it is due, and one process of many', async () => {
    registry.answer = bazaar([])
    const [one, two] = [gatewayReading('/discovery/resources'), gatewayReading('/discovery/resources')]
    await Promise.all([refresh(one), refresh(two, 0)])
    expect(registry.requests).toHaveLength(1)
    await refresh(one, 14)
    expect(registry.requests).toHaveLength(1)
    await refresh(two, 1)
    expect(registry.requests).toHaveLength(2)
  })

  it('writes only what changed, drops what vanished, and lets no registry speak for our own hosts', async () => {
    const rows = async () =>
      (
        await database.db.pool.query<{ path: string; xmin: string }>(
          `SELECT path, xmin::text FROM gateway.endpoint WHERE path LIKE '/wreck/%' ORDER BY path`,
        )
      ).rows
    registry.answer = bazaar([
      bazaarItem('https://wreck.example/wreck/a', 'Wreck a'),
      bazaarItem('https://wreck.example/wreck/b', 'Wreck b'),
      bazaarItem('https://gone.example/wreck/c', 'Wreck c'),
      bazaarItem('https://gate.example/data/api/fake', 'Wreck of our own'),
    ])
    const gateway = gatewayReading('/discovery/resources')
    await refresh(gateway)
    const [a] = await rows()
    expect((await find(gateway, 'wreck')).map(({ path }) => path).sort()).toEqual(['/wreck/a', '/wreck/b', '/wreck/c'])
    registry.answer = bazaar([
      bazaarItem('https://wreck.example/wreck/a', 'Wreck a'),
      bazaarItem('https://wreck.example/wreck/b', 'Wreck b, raised'),
    ])
    await refresh(gateway)
    expect((await rows()).map(({ path }) => path)).toEqual(['/wreck/a', '/wreck/b'])
    expect((await rows())[0]).toEqual(a)
    expect((await find(gateway, 'raised'))[0]).toMatchObject({ summary: 'Wreck b, raised' })
    const { rowCount } = await database.db.pool.query(`SELECT FROM gateway.origin WHERE url = 'https://gone.example'`)
    expect(rowCount).toBe(0)
  })

  it('forgets a registry that is no longer configured', async () => {
    registry.answer = bazaar([bazaarItem('https://kelp.example/forest', 'Kelp forest')])
    const gateway = gatewayReading('/discovery/resources')
    await refresh(gateway)
    expect(theirs(await find(gateway, 'kelp'))).toHaveLength(1)
    const without = testGateway(database, { ownEndpoints: () => [] })
    expect(await find(without, 'kelp')).toEqual([])
  })
})
