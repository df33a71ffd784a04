import { composeServices } from '@apollo/composition'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { executeSync } from 'graphql'
import { describe, expect, it } from 'vitest'
import { renderResult } from '../../rest-compat/answer.ts'
import { wireIssuePaths } from '../../rest-compat/issuePaths.ts'
import { membersSchema, shapeSchema } from '../../rest-compat/jsonSchema.ts'
import { project } from '../../rest-compat/projection.ts'
import { readVariables } from '../../schema/catalogue/requestVariables.ts'
import { buildCatalogue, type Catalogue } from '../../schema/catalogue.ts'
import { writePagePosition } from '../../schema/pagePosition.ts'
import { subgraphTypeDefs } from '../../schema/subgraph.ts'

/** One for all tests: each new one compiles the meta-schemas again. */
const ajv = new Ajv2020({ strict: false })
const withFormats = new Ajv2020({ strict: false })
addFormats.default(withFormats)

const SDL = /* GraphQL */ `
  type Query {
    rated(stars: [Int!], shares: [Float!], flags: [Boolean!], orders: [Order!], ids: [ID!]): [Coin!]
    counted(first: Int! = 15): [Coin!]
    coins(ids: [ID!], since: DateTime, at: [CoinTimes!], order: Order): [Coin!]
    paged(after: String): [Coin!]
    orders(placedFor: [Party!]!, pageSize: Int): [Coin!]
    pool(id: ID!): Pool
    found: [Found!]
    picture: Picture
  }
  enum Order { ASCENDING @wire(name: "asc") DESCENDING @wire(name: "desc") SHUFFLED @wire(name: "any") }
  input Party { firstName: String! @constraint(minLength: 1) livesAt: Place }
  input Place { postalCode: String! sortOrder: Order }
  input CoinTimes { coin: ID! times: [Int!]! @constraint(maxItems: 2) }
  type Coin {
    id: ID!
    updatedAt: DateTime
    isActive: Boolean!
    supply: BigInt!
    rate: Decimal!
    quotes: [Quote!]!
    prices: [Point!]!
    pool: Pool
    job: JobStatus
    pageInfo: PageInfo!
  }
  type Quote { currency: String! price: Float! change24h: Float }
  type Point { at: DateTime! value: Float! }
  type Pool { id: ID! name: String! reserveUsd: Decimal coin: Coin! }
  union Found = Pool | Quote
  type Picture { base64: String! }
`

const COIN = {
  id: 'ether',
  updatedAt: new Date('2026-01-02T03:04:05.678Z'),
  isActive: true,
  supply: '120000000000000000000000000',
  rate: '0.000000125',
  pool: { id: 'pool', name: 'A pool', coin: { id: 'ether' } },
  quotes: [
    { currency: 'usd', price: 3000.5, change24h: null },
    { currency: 'eur', price: 2800, change24h: -1.5 },
  ],
  prices: [
    { at: '2026-01-01T00:00:00Z', value: 1 },
    { at: '2026-01-02T00:00:00Z', value: 2 },
  ],
}

function catalogueOf(operations: string): Catalogue {
  const { supergraphSdl } = composeServices([{ name: 'data', url: 'in:data', typeDefs: subgraphTypeDefs(SDL) }])
  return buildCatalogue(supergraphSdl ?? '', [{ service: 'data', name: 'data.graphql', text: operations }])
}

function endpointOf(operation: string) {
  const [endpoint] = catalogueOf(operation).endpoints
  return endpoint ?? expect.fail('no endpoint')
}

/** What goes over the wire for what the graph answers, held up to the schema that the documents show. */
function written(selection: string, coins: unknown, directives = ''): unknown {
  const catalogue = catalogueOf(
    `query A @rest(tag: "Things", method: POST, path: "/a", root: "coins"${directives}) { coins${selection} }`,
  )
  const [endpoint] = catalogue.endpoints
  if (!endpoint) return expect.fail('no endpoint')
  const { data, errors } = executeSync({
    schema: catalogue.schema,
    document: endpoint.document,
    rootValue: { coins },
  })
  expect(errors).toBeUndefined()
  const body = JSON.parse(JSON.stringify(project(endpoint.shape, data?.coins))) as unknown
  const validate = withFormats.compile(shapeSchema(endpoint.shape))
  expect({ valid: validate(body), errors: validate.errors }).toEqual({ valid: true, errors: null })
  return body
}

describe('an answer is written', () => {
  it('with names in snake case, but for aliases, and digits where they are', () => {
    const body = written(
      '{ updatedAt isActive quotes { price change24h current: price } }',
      [COIN],
      ', names: SNAKE_CASE',
    )
    expect(body).toEqual([
      {
        updated_at: '2026-01-02T03:04:05.678Z',
        is_active: true,
        quotes: [
          { price: 3000.5, change24h: null, current: 3000.5 },
          { price: 2800, change24h: -1.5, current: 2800 },
        ],
      },
    ])
  })

  it('with an amount of US dollars as $20 or $42.50', () => {
    const coins = ['20.00', '42.50'].map((rate) => ({ ...COIN, rate }))
    expect(written('{ rate @form(as: DOLLARS) }', coins)).toEqual([{ rate: '$20' }, { rate: '$42.50' }])
  })

  it('with the status of a job in the three words of social data', () => {
    const jobs = ['PENDING', 'LOADING', 'COMPLETE', 'FAILED'].map((job) => ({ ...COIN, job }))
    const words = ['pending', 'pending', 'finished', 'failed'].map((job) => ({ job }))
    expect(written('{ job @form(as: SOCIAL_STATUS) }', jobs)).toEqual(words)
  })

  it('with the cursor of a page only where another page follows', () => {
    const page = '{ more: pageInfo @form(as: NEXT_CURSOR) @optional { hasNextPage endCursor } }'
    const at = (hasNextPage: boolean) => ({
      ...COIN,
      pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: 'a', endCursor: 'z' },
    })
    expect(written(page, [at(true), at(false)])).toEqual([{ more: 'z' }, {}])
  })

  it('with the root in a member, beside the word whether anything was found', () => {
    const endpoint = endpointOf(
      'query A @rest(tag: "Things", method: POST, path: "/a", root: "pool.coin", match: "found") { pool(id: "p") { coin { id } } }',
    )
    const bodyFor = (data: Record<string, unknown>) => {
      const { status, body } = renderResult(endpoint, { data })
      return { status, body: JSON.parse(String(body)) as unknown }
    }
    const found = { status: 200, body: { found: { id: 'ether' }, status: 'success' } }
    const none = { status: 200, body: { found: null, status: 'no_match' } }
    expect(bodyFor({ pool: { coin: { id: 'ether' } } })).toEqual(found)
    expect([{ pool: { coin: null } }, { pool: null }].map(bodyFor)).toEqual([none, none])
    const validate = ajv.compile(shapeSchema(endpoint.shape))
    expect([found.body, none.body, { found: null }].map((body) => validate(body))).toEqual([true, true, false])
  })

  it('with arrays for objects, and times in the forms that are asked for', () => {
    expect(written('{ prices @tuple { at @form(as: UNIX_MILLIS) value } }', [COIN])).toEqual([
      {
        prices: [
          [1_767_225_600_000, 1],
          [1_767_312_000_000, 2],
        ],
      },
    ])
    const forms =
      '{ s: updatedAt @form(as: UNIX_SECONDS) t: updatedAt @form(as: UNIX_SECONDS_TEXT) d: updatedAt @form(as: DATE) b: isActive @form(as: BIT) h: supply @form(as: HEX) n: rate @form(as: NUMBER) x: isActive @form(as: TEXT) }'
    expect(written(forms, [COIN])).toEqual([
      {
        s: 1_767_323_045,
        t: '1767323045',
        d: '2026-01-02',
        b: '1',
        h: '0x6342fd08f00f6378000000',
        n: 1.25e-7,
        x: 'true',
      },
    ])
    expect(written('{ s: updatedAt @form(as: UNIX_SECONDS) }', [{ ...COIN, updatedAt: null }])).toEqual([{ s: null }])
  })

  it('with lists as objects, whole items or one member of them', () => {
    const whole =
      '@entries(key: "id") { id @hidden quotes @entries(key: "currency", value: "price") { currency price } }'
    expect(written(whole, [COIN])).toEqual({ ether: { quotes: { usd: 3000.5, eur: 2800 } } })
  })

  it('with members that are named after what stands beside them', () => {
    const selection =
      '@entries(key: "id") { id @hidden quotes @spread { currency @hidden price @wire(name: "{currency}") change24h @wire(name: "{currency}_24h_change") @optional } isActive }'
    expect(written(selection, [COIN])).toEqual({
      ether: { usd: 3000.5, eur: 2800, eur_24h_change: -1.5, isActive: true },
    })
  })

  it('with objects as their only member, items of lists and names of entries included', () => {
    expect(written('{ id quotes @only { currency } pool @only { coin @only { id } } }', [COIN])).toEqual([
      { id: 'ether', quotes: ['usd', 'eur'], pool: 'ether' },
    ])
    expect(written('{ pool @only { name } }', [{ ...COIN, pool: null }])).toEqual([{ pool: null }])
    expect(written('@entries(key: "pool", value: "rate") { pool @only @hidden { name } rate }', [COIN])).toEqual({
      'A pool': '0.000000125',
    })
    expect(() => written('{ pool @only { name id } }', [COIN])).toThrow(/exactly one member/)
  })

  it('with objects as their only member that are never null on a path, where the path says so', () => {
    const schemaOf = (only: string) => {
      const { shape } = endpointOf(
        `query A @rest(tag: "Things", method: POST, path: "/a", root: "coins") { coins { pool ${only} { id } } }`,
      )
      return (shapeSchema(shape) as { items: { properties: { pool: unknown } } }).items.properties.pool
    }
    expect(schemaOf('@only')).toEqual({ type: ['string', 'null'] })
    expect(schemaOf('@only(present: true)')).toEqual({ type: 'string' })
  })

  it('with members gathered under a name, and constants', () => {
    const selection =
      '{ id type: __typename @constant(value: "coin") ... @nest(name: "attributes") { supply ... @nest(name: "more") { rate } } }'
    expect(written(selection, [COIN])).toEqual([
      { id: 'ether', type: 'coin', attributes: { supply: COIN.supply, more: { rate: COIN.rate } } },
    ])
  })

  it('with one of several types as what it is', () => {
    const { shape } = endpointOf(
      'query A @rest(tag: "Things", method: GET, path: "/a", root: "found") { found { __typename @hidden ... on Pool { name } ... on Quote { type: __typename @constant(value: "quote") price } } }',
    )
    const body = project(shape, [
      { __typename: 'Pool', name: 'p' },
      { __typename: 'Quote', type: 'Quote', price: 2 },
    ])
    expect(body).toEqual([{ name: 'p' }, { type: 'quote', price: 2 }])
    expect(ajv.validate(shapeSchema(shape), body)).toBe(true)
  })

  it('never with a name of a prototype as anything but a name', () => {
    const body = written('@entries(key: "id") { id @hidden isActive }', [{ ...COIN, id: '__proto__' }]) as object
    expect(Object.keys(body)).toEqual(['__proto__'])
  })
})

describe('a request is read', () => {
  const read = (operation: string, raw: Partial<Parameters<typeof readVariables>[1]>) => {
    const catalogue = catalogueOf(operation)
    const [endpoint] = catalogue.endpoints
    if (!endpoint) return expect.fail('no endpoint')
    return readVariables(
      endpoint,
      { path: {}, query: new URLSearchParams(), body: undefined, ...raw },
      catalogue.constraints,
    )
  }
  const BY_BODY = `query A($ids: [ID!] @csv, $since: DateTime @form(as: UNIX_SECONDS), $at: [CoinTimes!] @entries(key: "coin", value: "times"), $order: Order)
    @rest(tag: "Things", method: POST, path: "/a", root: "coins") { coins(ids: $ids, since: $since, at: $at, order: $order) { id } }`

  it('with lists as texts with commas, times as numbers, and objects as lists', () => {
    const { variables, issues } = read(BY_BODY, {
      body: { ids: 'a, b,c', since: 1_767_323_045, at: { ether: [1, 2] }, order: 'asc' },
    })
    expect(issues).toEqual([])
    expect(variables).toEqual({
      ids: ['a', 'b', 'c'],
      since: '2026-01-02T03:04:05.000Z',
      at: [{ coin: 'ether', times: [1, 2] }],
      order: 'ASCENDING',
    })
  })

  it('with numbers of pages for an argument that counts items, of which the default is one page', () => {
    const operation = `query A($max_pages: Int! = 15 @pages(of: 15, most: 40) @constraint(min: 1))
      @rest(tag: "Things", method: GET, path: "/a", root: "counted") { counted(first: $max_pages) { id } }`
    const pages = (text: string) => read(operation, { query: new URLSearchParams(text) })
    expect(pages('max_pages=2')).toEqual({ variables: { max_pages: 30 }, issues: [] })
    expect(pages('max_pages=1000')).toEqual({ variables: { max_pages: 600 }, issues: [] })
    expect(pages('')).toEqual({ variables: {}, issues: [] })
    for (const text of ['0', '1.5', 'two', '99999999999'])
      expect(pages(`max_pages=${text}`).issues).toMatchObject([{ path: ['max_pages'] }])
    expect(catalogueOf(operation).endpoints[0]?.members[0]?.defaultValue).toBe(1)
  })

  it('only with the values of an enum that the path has', () => {
    const operation =
      'query A($order: Order @among(values: ["DESCENDING", "ASCENDING"])) @rest(tag: "Things", method: POST, path: "/a", root: "coins") { coins(order: $order) { id } }'
    expect(read(operation, { body: { order: 'desc' } }).variables).toEqual({ order: 'DESCENDING' })
    expect(read(operation, { body: { order: 'any' } }).issues).toMatchObject([
      { path: ['order'], message: 'must be one of desc, asc' },
    ])
    expect(membersSchema(endpointOf(operation).members, new Map())).toMatchObject({
      properties: { order: { enum: ['desc', 'asc'] } },
    })
  })

  it('by the rules that the path has of its own, in place of those of the argument', () => {
    const operation = `query A($ids: [ID!] @constraint(pattern: "^[A-Z]{3}$", maxItems: 2))
      @rest(tag: "Things", method: POST, path: "/a", root: "rated") { rated(ids: $ids) { id } }`
    expect(read(operation, { body: { ids: ['BER', 'FCO'] } }).issues).toEqual([])
    expect(read(operation, { body: { ids: ['ber'] } }).issues).toMatchObject([{ path: ['ids', 0] }])
    expect(read(operation, { body: { ids: ['BER', 'FCO', 'CIA'] } }).issues).toMatchObject([{ path: ['ids'] }])
  })

  it.each([
    [{ ids: ['a'], since: 5 }, []],
    [{ ids: ['a', 'b'] }, ['ids']],
    [{ ids: 'a,,b' }, ['ids']],
    [{ ids: '' }, ['ids']],
    [{ since: '1767323045' }, ['since']],
    [{ since: 1.5 }, ['since']],
    [{ since: 1e20 }, ['since']],
    [{ at: [{ coin: 'ether', times: [1] }] }, ['at']],
    [{ at: { ether: 'now' } }, ['at', 0, 'times']],
    [{ at: { ether: [1, 2, 3] } }, ['at', 0, 'times']],
  ])('and %j is told for what it is', (body, path) => {
    const { issues } = read(BY_BODY, { body })
    expect(issues.map((issue) => issue.path)).toEqual(path.length > 0 ? [path] : [])
  })

  describe('with lists in the query as texts with commas,', () => {
    const BY_QUERY = `query A($stars: [Int!] @csv, $shares: [Float!] @csv, $flags: [Boolean!] @csv, $orders: [Order!] @csv, $ids: [ID!] @csv)
      @rest(method: GET, path: "/a", tag: "Things", root: "rated") { rated(stars: $stars, shares: $shares, flags: $flags, orders: $orders, ids: $ids) { id } }`

    it.each([
      ['stars=5', { stars: [5] }],
      ['stars=5,4', { stars: [5, 4] }],
      ['shares=-0.5', { shares: [-0.5] }],
      ['flags=true', { flags: [true] }],
      ['orders=asc', { orders: ['ASCENDING'] }],
      ['ids=7', { ids: ['7'] }],
    ])('one of which may be alone: %s', (query, variables) => {
      expect(read(BY_QUERY, { query: new URLSearchParams(query) })).toEqual({ variables, issues: [] })
    })

    it.each([
      ['stars=five', ['stars', 0]],
      ['stars=5,', ['stars']],
      ['stars=', ['stars']],
      ['stars=5&stars=4', ['stars']],
      ['shares=1,two', ['shares', 1]],
    ])('and %s is refused', (query, path) => {
      const { issues } = read(BY_QUERY, { query: new URLSearchParams(query) })
      expect(issues.map((issue) => issue.path)).toEqual([path])
    })

    it('as the documents show them', () => {
      const { endpoints, constraints } = catalogueOf(BY_QUERY)
      const validate = ajv.compile(membersSchema(endpoints[0]?.members ?? [], constraints))
      expect(validate({ stars: '5', shares: '-0.5,1' })).toBe(true)
      expect(validate({ stars: 'five' })).toBe(false)
      expect(validate({ shares: '1,two' })).toBe(false)
    })
  })

  describe('with names in snake case,', () => {
    const SNAKE = `query A($placedFor: [Party!]!, $pageSize: Int @wire(name: "pageSize"))
      @rest(tag: "Things", method: POST, path: "/a", root: "orders", inputs: SNAKE_CASE) { orders(placedFor: $placedFor, pageSize: $pageSize) { id } }`
    const body = {
      placed_for: [{ first_name: 'Ada', lives_at: { postal_code: 'SW1', sort_order: 'asc' } }],
      pageSize: 5,
    }

    it('at any depth, but for those with @wire', () => {
      expect(read(SNAKE, { body })).toEqual({
        variables: {
          placedFor: [{ firstName: 'Ada', livesAt: { postalCode: 'SW1', sortOrder: 'ASCENDING' } }],
          pageSize: 5,
        },
        issues: [],
      })
    })

    it('as the documents show them', () => {
      const { endpoints, constraints } = catalogueOf(SNAKE)
      const validate = ajv.compile(membersSchema(endpoints[0]?.members ?? [], constraints))
      expect(validate(body)).toBe(true)
      expect(validate({ placed_for: [{ firstName: 'Ada' }] })).toBe(false)
      expect(validate({ placed_for: [{ first_name: '' }] })).toBe(false)
    })

    it('and issues name them so, wherever they were found', () => {
      const { issues } = read(SNAKE, { body: { placed_for: [{ first_name: '', firstName: 'Ada', lives_at: {} }] } })
      expect(issues.map(({ path }) => path.join('.')).sort()).toEqual([
        'placed_for.0.firstName',
        'placed_for.0.first_name',
        'placed_for.0.lives_at.postal_code',
      ])
      const told = [{ path: ['placedFor', 0, 'livesAt', 'postalCode'], message: 'is nowhere', code: 'invalid' }]
      expect(wireIssuePaths(endpointOf(SNAKE), told)).toMatchObject([
        { path: ['placed_for', 0, 'lives_at', 'postal_code'] },
      ])
    })
  })

  it('and issues name a member by the argument that it feeds', () => {
    const operation =
      'query A($limit: Int, $name: String!) @rest(method: POST, path: "/a", tag: "Things", root: "orders") { orders(placedFor: [{ firstName: $name }], pageSize: $limit) { id } }'
    const paths = [['pageSize'], ['placedFor', 0, 'firstName'], ['placedFor', 1], ['order']]
    const issues = paths.map((path) => ({ path, message: 'is wrong', code: 'invalid' }))
    expect(wireIssuePaths(endpointOf(operation), issues).map(({ path }) => path)).toEqual([
      ['limit'],
      ['name'],
      ['placedFor', 1],
      ['order'],
    ])
  })

  it('with the number of a page where the argument takes a cursor', () => {
    const operation = `query A($page: String @page(max: 10))
      @rest(tag: "Things", method: POST, path: "/a", root: "paged") { paged(after: $page) { id } }`
    const cursor = writePagePosition({ page: 3, skip: 0 })
    expect(read(operation, { body: { page: 3 } })).toEqual({ variables: { page: cursor }, issues: [] })
    expect(read(operation, { body: {} })).toEqual({ variables: {}, issues: [] })
    expect(read(operation, { body: { page: 11 } }).issues).toMatchObject([{ path: ['page'], code: 'too_big' }])
    expect(read(operation, { body: { page: 0 } }).issues).toMatchObject([{ path: ['page'], code: 'too_small' }])
    expect(read(operation, { body: { page: '3' } }).issues).toMatchObject([{ path: ['page'], code: 'invalid_type' }])
    const { members } = endpointOf(operation)
    expect(membersSchema(members, new Map())).toMatchObject({
      properties: { page: { type: 'integer', minimum: 1, maximum: 10, default: 1 } },
    })
  })

  it('with the bare name of a path parameter, where the query says its value', () => {
    const operation =
      'query A($id: ID!) @rest(tag: "Things", method: GET, path: "/pools/{id}/name", root: "pool") { pool(id: $id) { name } }'
    const literal = read(operation, { path: { id: 'id' }, query: new URLSearchParams('id=p1') })
    expect(literal).toEqual({ variables: { id: 'p1' }, issues: [] })
    expect(read(operation, { path: { id: 'id' } })).toEqual({ variables: { id: 'id' }, issues: [] })
    expect(read(operation, { path: { id: 'p2' }, query: new URLSearchParams('id=p1') }).issues).toMatchObject([
      { path: ['id'], code: 'unrecognized_key' },
    ])
  })
})

describe('an operation is refused', () => {
  it.each([
    ['coins @entries(key: "id") { isActive }', /coins: @entries names id/],
    ['coins { isActive @spread }', /isActive: @spread stands on a field that has no members/],
  ])('%s', (selection, says) => {
    expect(() =>
      catalogueOf(`query A @rest(tag: "Things", method: POST, path: "/a", root: "coins") { ${selection} }`),
    ).toThrow(says)
  })

  it('that produces what is no JSON from what is no text', () => {
    const operation =
      'query A @rest(tag: "Things", method: GET, path: "/a", root: "picture", produces: "image/png") { picture { base64 } }'
    expect(() => catalogueOf(operation)).toThrow(/produces/)
    expect(endpointOf(operation.replace('"picture"', '"picture.base64"'))).toMatchObject({ produces: 'image/png' })
  })
})
