import { describe, expect, it } from 'vitest'
import { type AddedSubgraph, CompositionError, composeWith } from '../../../schema/compose.ts'
import { parseUsd } from '../../../schema/money.ts'

const LINKS = `
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@inaccessible", "@external", "@requires", "@provides", "@override", "@listSize"])
    @link(url: "https://specs.tollgraph.example/toll/v1.0", import: ["@price", "@wallet"])
`

/** The reasons why a subgraph cannot join; empty where it can. */
function reasons(sdl: string, given: Partial<AddedSubgraph> = {}): readonly string[] {
  try {
    composeWith([
      {
        name: 'weather',
        url: 'https://weather.example/graphql',
        sdl,
        limits: { maxUsd: null, acts: false },
        extends: [],
        ...given,
      },
    ])
    return []
  } catch (error) {
    if (error instanceof CompositionError) return error.problems
    throw error
  }
}

describe('a subgraph of others joins', () => {
  it('with its prices, whatever it says of the directive and of its composition', () => {
    const forgetful = `${LINKS} directive @price(usd: String) on FIELD_DEFINITION
      type Query { rain(city: String!): Float @price(usd: "0.002") }`
    const supergraph = composeWith([
      {
        name: 'weather',
        url: 'https://weather.example/graphql',
        sdl: forgetful,
        limits: { maxUsd: null, acts: false },
        extends: [],
      },
    ])
    expect(supergraph).toContain('rain(city: String!): Float @join__field(graph: WEATHER) @price(usd: "0.002")')
    expect(supergraph).toContain('@price(min: "0", max: "200.00", settle: UPFRONT')
  })

  it('with an older Federation 2, a later minor version of toll, and without prices', () => {
    const older = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
        @link(url: "https://specs.tollgraph.example/toll/v1.7", import: ["@price"])
      type Query { rain: Float @price(usd: "0.002") }`
    expect(reasons(older)).toEqual([])
    const free = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
      type Query { rain: Float }`
    expect(reasons(free)).toEqual([])
  })
})

describe('a subgraph of others may hide', () => {
  it('its own keys and fields, also those that it adds to an entity of another service', () => {
    const sdl = `${LINKS} type Query { harbour: Harbour }
      type Harbour @key(fields: "code") { code: ID! @inaccessible rain: Float }
      type Coin @key(fields: "id") { id: ID! rain: Float mist: Float @inaccessible @deprecated }`
    expect(reasons(sdl)).toEqual([])
  })
})

describe('a subgraph of others is refused', () => {
  const field = (text: string, more = '') => `${LINKS} type Query { ${text} } ${more}`

  it.each([
    [
      'without a link of toll',
      'type Query { rain: Float @price(usd: "1") }',
      /uses @price, and the schema has no @link/,
    ],
    ['as Federation 1', 'type Query { rain: Float }', /must be a Federation 2 subgraph/],
    [
      'with another major version',
      `${LINKS.replace('toll/v1.0', 'toll/v2.0')}type Query { rain: Float @price(usd: "1") }`,
      /links .*v2\.0; this router implements toll v1/,
    ],
    [
      'with a renamed directive',
      `${LINKS.replace('"@price"', '{ name: "@price", as: "@fee" }')}type Query { rain: Float @fee(usd: "1") }`,
      /imports a directive of toll under another name/,
    ],
    [
      'with a directive that it does not import',
      `${LINKS.replace('"@price", ', '')}type Query { rain: Float @price(usd: "1") }`,
      /Query\.rain uses @price, which the @link of toll does not import/,
    ],
    ['whose SDL is none', 'type {', /its SDL cannot be read/],
    [
      'with a quote that does not exist',
      field('rain: Float @price(min: "0.1", max: "1", quote: "rainQuote")'),
      /names Query\.rainQuote as its quote, which does not exist/,
    ],
    [
      'with a quote that clients may select',
      field('rain: Float @price(min: "0.1", max: "1", quote: "rainQuote") rainQuote: toll__Quote'),
      /rainQuote, the quote of Query\.rain, needs @inaccessible/,
    ],
    [
      'with a quote of other arguments',
      field(
        'rain(city: String!): Float @price(min: "0.1", max: "1", quote: "rainQuote") rainQuote: toll__Quote @inaccessible',
      ),
      /needs the arguments \(city: String!\)/,
    ],
    [
      'with a range of prices on a field of a type',
      field('city: City', 'type City { rain: Float @price(min: "0.1", max: "1") }'),
      /City\.rain has a range of prices, which only a field of Query, Mutation or an entity may have/,
    ],
    [
      'with a quote of an entity’s field that is not a field of the entity',
      field(
        'city(name: ID!): City cityRainQuote: toll__Quote @inaccessible',
        'type City @key(fields: "name") { name: ID! rain: Float @price(min: "0.1", max: "1", quote: "cityRainQuote") }',
      ),
      /City\.rain names City\.cityRainQuote as its quote, which does not exist/,
    ],
    [
      'with acts that the operator does not allow',
      field('city: String', 'type Mutation { book: ID @price(usd: "1", settle: UPFRONT, release: "unbook") }'),
      /Mutation\.book settles UPFRONT, and the operator does not allow acts/,
    ],
    [
      'that takes a field over',
      field('domainSearch(name: String!): Boolean @override(from: "domains")'),
      /takes a field over from domains by @override/,
    ],
    [
      'that has a priced field brought to it',
      field(
        'city: String',
        'type Place @key(fields: "placeId") { placeId: String! listing: String @external copy: String @requires(fields: "listing") }',
      ),
      /Place\.copy requires Place\.listing, which is priced or private/,
    ],
    [
      'that has a priced field brought to it in a key',
      field(
        'city: String',
        'type Protocol @key(fields: "slug tvlUsd") { slug: String! tvlUsd: Float @external copy: Float }',
      ),
      /Protocol has Protocol\.tvlUsd in a key, which is priced or private/,
    ],
    [
      'that has one brought to it in a key of another entity',
      field(
        'city: String',
        'extend type Person @key(fields: "of { tvlUsd }") { of: Protocol @external copy: Float } type Protocol @key(fields: "slug") { slug: String! tvlUsd: Float @external }',
      ),
      /Person has Protocol\.tvlUsd in a key, which is priced or private/,
    ],
    [
      'that answers for a priced field on its own way to it',
      field(
        'city: Protocol @provides(fields: "tvlUsd")',
        'type Protocol @key(fields: "slug") { slug: String! tvlUsd: Float @external }',
      ),
      /Query\.city provides Protocol\.tvlUsd, which is priced or private/,
    ],
    [
      'that extends callers’ things without leave',
      field('city: String', 'type Wallet @key(fields: "address") { address: Address! score: Int } scalar Address'),
      /Wallet belongs to callers: the operator must list it in "extends"/,
    ],
    [
      'with a type of another service',
      field('city: Token', 'type Token { id: ID! } type DomainSearch { rain: Float }'),
      /DomainSearch is a type of another service: give yours another name/,
    ],
    [
      'with an interface Node of its own',
      field('city: City', 'interface Node { id: ID! name: String } type City implements Node { id: ID! name: String }'),
      /Node is a type of another service: give yours another name/,
    ],
    [
      'that hides a key of another service',
      field('city: String', 'type Coin @key(fields: "id") { id: ID! @inaccessible rain: Float }'),
      /^weather: Coin\.id is of another service: leave out its @inaccessible/,
    ],
    [
      'that deprecates a key of another service',
      field('city: String', 'type Coin @key(fields: "id") { id: ID! @deprecated(reason: "old") rain: Float }'),
      /^weather: Coin\.id is of another service: leave out its @deprecated/,
    ],
    [
      'that hides an entity of another service',
      field('city: String', 'type Coin @key(fields: "id") @inaccessible { id: ID! rain: Float }'),
      /^weather: Coin is of another service: leave out its @inaccessible/,
    ],
    [
      'that hides a scalar of another service',
      field('city: String', 'scalar URL @inaccessible'),
      /^weather: URL is of another service: leave out its @inaccessible/,
    ],
    ['with a root field of another service', field('domainSearch(name: String!): String'), /domainSearch/],
  ])('%s', (_case, sdl, reason) => {
    const all = reasons(sdl)
    expect(all.join('\n')).toMatch(reason)
  })

  it('that hides a key of a service whose entity its operator lets it extend', () => {
    const sdl = field(
      'city: String',
      'type Job @key(fields: "resourceId") { resourceId: ID! @inaccessible rain: Float }',
    )
    expect(reasons(sdl, { extends: ['Job'] })).toEqual([
      'weather: Job.resourceId is of another service: leave out its @inaccessible, which would be for all',
    ])
  })

  it.each([
    ['requires', 'name: ID! copy: Float @requires(fields: "rain") rain: Float @external', '"name"'],
    ['has in a key', 'name: ID! rain: Float @external copy: Float', '"name rain"'],
  ])('that %s a priced field of another one', (_case, fields, key) => {
    const given = { url: 'https://weather.example/graphql', limits: { maxUsd: null, acts: false }, extends: [] }
    const seller = `${LINKS} type Query { seen: String } type Lagoon @key(fields: "name") { name: ID! rain: Float @price(usd: "0.1") }`
    const reader = `${LINKS} type Query { read: Lagoon } type Lagoon @key(fields: ${key}) { ${fields} }`
    const both = [
      { ...given, name: 'seller', sdl: seller },
      { ...given, name: 'reader', sdl: reader },
    ]
    expect(() => composeWith(both)).toThrow(/reader: Lagoon.* Lagoon\.rain.*, which is priced or private/)
  })

  it('where a price is above its limit', () => {
    const limits = { maxUsd: parseUsd('0.5'), acts: false }
    expect(reasons(field('rain: Float @price(usd: "0.6")'), { limits })).toEqual([
      'weather: Query.rain costs up to 0.60 USD; the operator allows 0.50',
    ])
  })

  it('with all reasons at once, each with its name', () => {
    const sdl = field('a: Float @price(min: "0.1", max: "1") b: Int @override(from: "data")')
    expect(reasons(sdl)).toEqual([
      'weather: Query.b takes a field over from data by @override',
      'weather: Query.a needs @price(quote:), the name of a field of Query',
    ])
  })
})
