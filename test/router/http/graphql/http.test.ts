import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, isObjectType } from 'graphql'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet } from '../../../support/wallet.ts'

const AUDITS = 61

let tollgraph: TestTollgraph
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  tollgraph = await startTollgraph()
})
afterAll(async () => {
  await tollgraph?.stop()
  vi.unstubAllEnvs()
})

interface Result {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly {
    readonly message: string
    readonly path?: unknown
    readonly extensions?: Record<string, unknown>
  }[]
  readonly extensions?: Record<string, unknown>
}

const RESPONSE_TYPE = 'application/graphql-response+json'

async function post(request: Record<string, unknown>, headers: Record<string, string> = {}) {
  const response = await fetch(`${tollgraph.url}/graphql`, json(request, headers))
  return { response, result: (await response.json()) as Result }
}

const PRICED = '{ domainSearch(name: "priced", first: 2) { results { availability { available } } } }'

describe('GraphQL over HTTP', () => {
  // The audits are made before a server runs, so that each is a test of its own.
  const audits = serverAudits({ url: () => `${tollgraph.url}/graphql` })

  it('is audited whole', () => {
    expect(audits).toHaveLength(AUDITS)
  })

  it.each(audits.map((audit) => [audit.id, audit.name, audit.fn] as const))('%s: %s', async (_id, _name, audit) => {
    const result = await audit()
    expect(result.status, 'reason' in result ? result.reason : '').toBe('ok')
  })
})

describe('introspection', () => {
  it('works in production: a client has to know the schema to price a query', async () => {
    const { response, result } = await post({ query: getIntrospectionQuery() })
    expect(response.status).toBe(200)
    const schema = buildClientSchema(result.data as unknown as IntrospectionQuery)
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(
      expect.arrayContaining(['search', 'me', 'domainAvailability']),
    )
  })

  it('tells in descriptions what a field costs, and hides what holds the graph together', async () => {
    const { result } = await post({ query: getIntrospectionQuery() })
    const schema = buildClientSchema(result.data as unknown as IntrospectionQuery)
    const search = schema.getQueryType()?.getFields().domainSearch
    expect(search?.description).toContain('Costs 0.01 USD for the whole list.')
    const hit = schema.getType('DomainSearchResult')
    const availability = isObjectType(hit) ? hit.getFields().availability : undefined
    expect(availability?.description).toContain('Costs 0.05 USD for each value.')
    expect(schema.getMutationType()?.getFields().registerDomain?.description).toContain('Costs 0.00 to 200.00 USD.')
    expect(schema.getQueryType()?.getFields().me?.description).toContain('Free; needs a wallet identity')
    const names = Object.keys(schema.getTypeMap()).filter((name) => name.startsWith('join__') || name.startsWith('_'))
    expect(names.filter((name) => !name.startsWith('__'))).toEqual([])
    expect(schema.getDirectives().map(({ name }) => name)).not.toContain('price')
  })
})

describe('a GraphQL request that is wrong', () => {
  it.each([
    ['does not parse', '{', /^Syntax Error/],
    ['asks for what is not there', '{ nothing }', /^Cannot query field "nothing"/],
    ['leaves out a required argument', '{ domainSearch { name } }', /argument "name"/],
    ['has no operation', 'fragment F on Query { __typename }', /operation|never used/i],
    ['is too deep', `{ ${'a { '.repeat(20)} b ${'} '.repeat(20)} }`, /21 levels deep/],
    [
      'has too many aliases',
      `{ ${Array.from({ length: 51 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
      /51 aliases/,
    ],
    ['is too long', `{ ${'__typename '.repeat(20_001)} }`, /tokens|fields/],
  ])('because it %s hears what is wrong, and at 400 only where the media type says so', async (_, query, message) => {
    const plain = await post({ query })
    expect(plain.response.status).toBe(200)
    expect(plain.result.errors?.[0]?.message).toMatch(message)
    expect(plain.result).not.toHaveProperty('data')
    const typed = await post({ query }, { accept: RESPONSE_TYPE })
    expect(typed.response.status).toBe(400)
    expect(typed.response.headers.get('content-type')).toContain(RESPONSE_TYPE)
    expect(typed.result.errors?.[0]?.message).toMatch(message)
  })

  it('because a variable does not fit hears which, and is not asked for money', async () => {
    const query = 'query ($name: String!, $first: Int!) { domainSearch(name: $name, first: $first) { name } }'
    for (const variables of [{}, { name: 7, first: 1 }, { name: 'x', first: 'many' }, { name: null, first: 1 }]) {
      const { response, result } = await post({ query, variables }, { accept: RESPONSE_TYPE })
      expect(response.status).toBe(400)
      expect(result.errors?.[0]?.message).toMatch(/^Variable "\$(name|first)"/)
    }
  })

  it('because an argument breaks its rule hears where, and is not asked for money', async () => {
    const { response, result } = await post({ query: '{ s: domainSearch(name: "x", first: 29) { name } }' })
    expect(response.status).toBe(400)
    expect(result.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
      issues: [{ path: ['s', 'first'], code: 'too_big' }],
    })
  })

  it('because a list is too long names its path, whatever its items are, and asks for no payment', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    for (const accept of ['application/json', RESPONSE_TYPE]) {
      const { response, result } = await post({ query, variables: { ids: Array(101).fill({}) } }, { accept })
      expect(response.status).toBe(400)
      expect(result.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_REQUEST',
        issues: [{ path: ['ids'], code: 'too_big', message: 'must have at most 100 items' }],
      })
    }
  })

  it('because it writes by GET is refused, and nothing is written', async () => {
    const query = 'mutation { createOrganization(input: { name: "By get", slug: "by-get" }) { organization { slug } } }'
    const response = await fetch(`${tollgraph.url}/graphql?query=${encodeURIComponent(query)}`)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('because it names none of its operations hears so', async () => {
    const query = 'query A { __typename } query B { __typename }'
    expect((await post({ query })).result.errors?.[0]?.message).toContain('operation name')
    expect((await post({ query, operationName: 'C' })).result.errors?.[0]?.message).toContain('"C"')
    expect((await post({ query, operationName: 'B' })).result).toEqual({ data: { __typename: 'Query' } })
  })
})

describe('a priced GraphQL request', () => {
  it('hears its bill line by line, in the error and as a challenge in the header', async () => {
    for (const accept of ['application/json', RESPONSE_TYPE]) {
      const { response, result } = await post({ query: PRICED }, { accept })
      expect(response.status).toBe(402)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toContain(accept)
      // Plain JSON may say more: what clients of x402 v1 read.
      const others =
        accept === 'application/json' ? ['accepts', 'bill', 'error', 'message', 'success', 'x402Version'] : []
      expect(Object.keys(result).sort()).toEqual([...others, 'errors'].sort())
      expect({ errors: result.errors }).toEqual({
        errors: [
          {
            message: expect.stringContaining('0.11 USD'),
            extensions: {
              code: 'PAYMENT_REQUIRED',
              reason: 'payment_required',
              bill: {
                total: '0.11',
                currency: 'USD',
                lines: [
                  { path: 'domainSearch', field: 'Query.domainSearch', service: 'domains', usd: '0.01' },
                  {
                    path: 'domainSearch.results.availability',
                    field: 'DomainSearchResult.availability',
                    service: 'domains',
                    usd: '0.10',
                    units: 2,
                  },
                ],
              },
            },
          },
        ],
      })
      const header = Buffer.from(response.headers.get('payment-required') ?? '', 'base64').toString()
      expect(JSON.parse(header)).toMatchObject({
        x402Version: 2,
        resource: { url: `${tollgraph.url}/graphql` },
        accepts: [
          { scheme: 'exact', amount: '110000', network: 'eip155:84532' },
          { scheme: 'upto', amount: '110000', network: 'eip155:84532' },
        ],
      })
    }
  })

  it('is paid by a stock client, and its answer says what was charged: what is paid per item, for the items that came', async () => {
    const wallet = await makeWallet(tollgraph)
    const response = await wallet.pay(`${tollgraph.url}/graphql`, json({ query: PRICED }))
    const result = (await response.json()) as Result
    expect(response.status).toBe(200)
    expect(result.errors).toBeUndefined()
    expect(result.extensions?.payment).toMatchObject({
      lines: [
        { usd: '0.01', outcome: 'CHARGED' },
        // The name is free under one ending only.
        { usd: '0.10', units: 2, chargedUsd: '0.05', outcome: 'CHARGED' },
      ],
    })
    expect(await wallet.balance()).toBe(1_000_000_000n - 60_000n)
  })

  it('is shown a price before there is an operation, as registries probe for one', async () => {
    const response = await fetch(`${tollgraph.url}/graphql`, { method: 'POST' })
    expect(response.status).toBe(402)
    const challenge = JSON.parse(Buffer.from(response.headers.get('payment-required') ?? '', 'base64').toString())
    expect(challenge).toMatchObject({
      resource: { url: `${tollgraph.url}/graphql`, method: 'POST' },
      accepts: [{ scheme: 'exact', amount: expect.stringMatching(/^\d+$/) }],
      extensions: { bazaar: { info: { input: { method: 'POST', bodyType: 'json' } } } },
    })
    expect(await response.json()).toMatchObject({ x402Version: 1, accepts: [{ scheme: 'exact' }], errors: [{}] })
  })

  it('is paid by a client of x402 v1, which reads the body', async () => {
    const wallet = await makeWallet(tollgraph)
    const response = await wallet.payV1(`${tollgraph.url}/graphql`, json({ query: PRICED }))
    expect(response.status).toBe(200)
    expect(response.headers.get('x-payment-response')).toMatch(/^\w/)
  })

  it('may come by GET', async () => {
    const response = await fetch(`${tollgraph.url}/graphql?query=${encodeURIComponent(PRICED)}`)
    expect(response.status).toBe(402)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'PAYMENT_REQUIRED' } }] })
  })
})

describe('a GraphQL request that needs a caller', () => {
  it('is asked who it is', async () => {
    const { response, result } = await post({ query: '{ me { address } }' })
    expect(response.status).toBe(402)
    expect(result.errors?.[0]?.extensions).toMatchObject({
      code: 'AUTHENTICATION_REQUIRED',
      reason: 'siwx_missing_header',
    })
    const header = Buffer.from(response.headers.get('payment-required') ?? '', 'base64').toString()
    expect(JSON.parse(header)).toMatchObject({ accepts: [], extensions: { 'sign-in-with-x': expect.anything() } })
  })

  it('runs when it is signed', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const response = await wallet.sign(
      `${tollgraph.url}/graphql`,
      json({ query: '{ me { address domains { nodes { name } } } }' }),
    )
    expect(await response.json()).toEqual({ data: { me: { address: wallet.address, domains: { nodes: [] } } } })
    expect(response.headers.get('cache-control')).toContain('private')
  })
})

describe('a GraphQL request for its bill', () => {
  const bill = { extensions: { bill: true } }

  async function paymentsKept(): Promise<number> {
    const { rows } = await tollgraph.backend.db.pool.query('SELECT count(*)::int AS kept FROM ledger.payment')
    return (rows[0] as { kept: number }).kept
  }

  it('hears what it would cost, for nothing', async () => {
    const { response, result } = await post({ query: PRICED, ...bill })
    expect(response.status).toBe(200)
    expect(result).toEqual({ extensions: { bill: expect.objectContaining({ total: '0.11' }) } })
    expect(response.headers.get('payment-required')).toBeNull()
  })

  it('runs nothing, even where it could', async () => {
    const wallet = await makeWallet(tollgraph, '0')
    const before = await paymentsKept()
    const query = 'mutation { createOrganization(input: { name: "Ghost", slug: "ghost" }) { organization { slug } } }'
    const { response, result } = await post({ query, ...bill })
    expect(result).toEqual({ extensions: { bill: { total: '0.00', currency: 'USD', lines: [] } } })
    expect(response.headers.get('x-data-source')).toBeNull()
    await post({ query: PRICED, ...bill })
    expect(await paymentsKept()).toBe(before)
    const mine = await wallet.sign(
      `${tollgraph.url}/graphql`,
      json({ query: '{ me { organizations { nodes { slug } } } }' }),
    )
    expect(await mine.json()).toEqual({ data: { me: { organizations: { nodes: [] } } } })
    const { rows } = await tollgraph.backend.db.pool.query(`SELECT 1 FROM gateway.organization WHERE slug = 'ghost'`)
    expect(rows).toEqual([])
  })

  it('stays out of scheduled jobs without their secret', async () => {
    const { response } = await post({ query: 'mutation { verifyIcann { checked } }', ...bill })
    expect(response.status).toBe(401)
  })

  it('hears what is wrong with its arguments', async () => {
    const { response, result } = await post({
      query: '{ domainAvailability(domain: "x.nowhere") { tld } }',
      ...bill,
    })
    expect(response.status).toBe(400)
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['domain'] }] })
  })
})
