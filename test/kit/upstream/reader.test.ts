import { buildSubgraphSchema } from '@apollo/subgraph'
import fc from 'fast-check'
import type { GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { annotateWireNames, readEnumWireNames } from '../../../schema/catalogue/wireNames.ts'
import { SCALARS } from '../../../schema/scalars.ts'
import { subgraphTypeDefs } from '../../../schema/subgraph.ts'
import { partOfPage, positionAfter } from '../../../subgraphs/kit/paging/numberedPages.ts'
import { leftOutOf } from '../../../subgraphs/kit/upstream/oddRows.ts'
import { readerOf } from '../../../subgraphs/kit/upstream/reader.ts'
import { plainDecimal } from '../../../subgraphs/kit/upstream/readScalar.ts'

const typeDefs = subgraphTypeDefs(/* GraphQL */ `
  type Query { coin: Coin }
  enum Side { BUY @wire(name: "buy") SELL @wire(name: "sell") }
  type Coin {
    id: ID!
    marketCap: Decimal
    supply: BigInt @from(path: "attributes.total_supply")
    createdAt: DateTime @from(time: "SECONDS")
    side: Side
    self: Coin
    symbol: String! @from(path: "attributes.symbol")
    tvls: [ChainTvl!]! @from(path: "chain_tvls", key: "chain", value: "tvl")
    chains: [ChainFacts!] @from(path: "facts", key: "chain")
    prices: [Point!]! @from(tuple: ["at", "value"])
    computed: String!
    weights: [Float]
    asked(first: Int): [String!]!
  }
  type ChainTvl { chain: String! tvl: Float! }
  type ChainFacts { chain: String! tvl: Float! note: String }
  type Point { at: DateTime! @from(time: "MILLIS") value: Float! }
`)
const scalars = Object.fromEntries(Object.values(SCALARS).map(({ type }) => [type.name, type]))
const schema = buildSubgraphSchema([{ typeDefs, resolvers: { ...scalars, Coin: { computed: () => 'x' } } as never }])
annotateWireNames(schema, readEnumWireNames(typeDefs))
const logged: Record<string, unknown>[] = []
const log = { warn: (members: Record<string, unknown>) => void logged.push(members) }
const read = readerOf(schema.getType('Coin') as GraphQLObjectType, { name: 'company', naming: 'SNAKE_CASE', log })

const PLAIN = {
  id: 7,
  market_cap: 1.5e-9,
  attributes: { total_supply: '0xff', symbol: 'ETH' },
  created_at: '1767323045',
  side: 'sell',
  self: null,
  chain_tvls: { base: 1, eth: '2.5' },
  facts: { base: { tvl: 3 } },
  prices: [[1_767_225_600_000, '4']],
}

describe('an upstream’s answer', () => {
  it('becomes what the fields say', () => {
    expect(read(PLAIN, '')).toEqual({
      id: '7',
      marketCap: '0.0000000015',
      supply: '255',
      createdAt: new Date('2026-01-02T03:04:05Z'),
      side: 'SELL',
      self: null,
      symbol: 'ETH',
      tvls: [
        { chain: 'base', tvl: 1 },
        { chain: 'eth', tvl: 2.5 },
      ],
      chains: [{ chain: 'base', tvl: 3, note: null }],
      prices: [{ at: new Date('2026-01-01T00:00:00Z'), value: 4 }],
      weights: null,
    })
  })

  it.each([
    [{ attributes: {} }, 'attributes.symbol is missing'],
    [{ attributes: null }, 'attributes.symbol is missing'],
    [{ id: 1.5 }, 'id is no id'],
    [{ market_cap: 'much' }, 'market_cap is no decimal number'],
    [{ market_cap: '1e999999999' }, 'market_cap is no decimal number'],
    [{ market_cap: '1e-999999999' }, 'market_cap is no decimal number'],
    [{ chain_tvls: { base: '1e999' } }, 'chain_tvls.base is no number'],
    [{ side: 'BUY' }, 'side is none of Side'],
    [{ self: { ...PLAIN, id: null } }, 'self.id is missing'],
    [{ chain_tvls: [] }, 'chain_tvls is no object'],
    [{ chain_tvls: { base: 'x' } }, 'chain_tvls.base is no number'],
    [{ facts: { base: {} } }, 'facts.base.tvl is missing'],
    [{ prices: [['x', 2]] }, 'prices[0][0] is no time'],
    [{ prices: null }, 'prices is missing'],
    [{ created_at: '2026-01-01' }, 'created_at is no time'],
  ])('with %j is refused, and the member is named', (change, says) => {
    expect(() => read({ ...PLAIN, ...change }, '')).toThrow(
      `The company provider answered what is not documented: ${says}`,
    )
  })

  it('is refused when it is no object at all', () => {
    expect(() => read([], '')).toThrow('the answer is no object')
  })
})

describe('a list of an upstream’s answer', () => {
  const POINT = { at: new Date(1), value: 2 }

  it('is read without its odd rows', () => {
    const prices = [[1, 2], ['x', 2], [1, 2], null]
    expect(read({ ...PLAIN, prices }, '')).toMatchObject({ prices: [POINT, POINT] })
    expect(read({ ...PLAIN, chain_tvls: { base: 'x', eth: 1 } }, '')).toMatchObject({
      tvls: [{ chain: 'eth', tvl: 1 }],
    })
    expect(read({ ...PLAIN, facts: { base: {}, eth: { tvl: 1 } } }, '')).toMatchObject({ chains: [{ chain: 'eth' }] })
  })

  it('keeps its length where its items may be null', () => {
    expect(read({ ...PLAIN, weights: [1, 'x', 3] }, '')).toMatchObject({ weights: [1, null, 3] })
  })

  it('is refused when all its rows are odd, and the first one’s member is named', () => {
    expect(() => read({ ...PLAIN, prices: [[1], ['x', 2]] }, '')).toThrow('prices[0][1] is missing')
  })

  it('logs each kind of odd row once, with the type and the member', () => {
    const fresh = readerOf(schema.getType('Coin') as GraphQLObjectType, { name: 'company', naming: 'SNAKE_CASE', log })
    logged.length = 0
    for (const prices of [
      [
        [1, 2],
        ['x', 2],
        ['y', 2],
      ],
      [
        [1, 2],
        ['z', 2],
      ],
      [[1, 2], [1]],
    ])
      fresh({ ...PLAIN, prices }, '')
    expect(logged).toEqual([
      { upstream: 'company', type: 'Point', member: '[0]', says: 'is no time' },
      { upstream: 'company', type: 'Point', member: '[1]', says: 'is missing' },
    ])
  })

  it('tells how many rows were left out, so that a page counts as full', () => {
    const { prices } = read(
      {
        ...PLAIN,
        prices: [
          [1, 2],
          ['x', 2],
        ],
      },
      '',
    ) as { readonly prices: unknown[] }
    expect(leftOutOf(prices)).toBe(1)
    const first = { first: 2 }
    const part = partOfPage(prices, { page: 1, skip: 0 }, first, { mostPages: 5 })
    expect(part.pageInfo.hasNextPage).toBe(true)
    expect(positionAfter({ ...first, after: part.pageInfo.endCursor }, { mostPages: 5 })).toMatchObject({
      page: 2,
      skip: 0,
    })
  })
})

it('a number keeps its value when it loses its exponent', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const text = plainDecimal(String(number))
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(text)).toBe(number === 0 ? 0 : number)
    }),
    { numRuns: 2_000 },
  )
})
