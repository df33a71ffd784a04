import { buildSubgraphSchema } from '@apollo/subgraph'
import fc from 'fast-check'
import type { GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { annotateWireNames, readEnumWireNames } from '../../../schema/catalogue/wireNames.ts'
import { SCALARS } from '../../../schema/scalars.ts'
import { subgraphTypeDefs } from '../../../schema/subgraph.ts'
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
    asked(first: Int): [String!]!
  }
  type ChainTvl { chain: String! tvl: Float! }
  type ChainFacts { chain: String! tvl: Float! note: String }
  type Point { at: DateTime! @from(time: "MILLIS") value: Float! }
`)
const scalars = Object.fromEntries(Object.values(SCALARS).map(({ type }) => [type.name, type]))
const schema = buildSubgraphSchema([{ typeDefs, resolvers: { ...scalars, Coin: { computed: () => 'x' } } as never }])
annotateWireNames(schema, readEnumWireNames(typeDefs))
const read = readerOf(schema.getType('Coin') as GraphQLObjectType, { name: 'company', naming: 'SNAKE_CASE' })

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
    })
  })

  it.each([
    [{ attributes: {} }, 'attributes.symbol is missing'],
    [{ attributes: null }, 'attributes.symbol is missing'],
    [{ id: 1.5 }, 'id is no id'],
    [{ market_cap: 'much' }, 'market_cap is no decimal number'],
    [{ side: 'BUY' }, 'side is none of Side'],
    [{ self: { ...PLAIN, id: null } }, 'self.id is missing'],
    [{ chain_tvls: [] }, 'chain_tvls is no object'],
    [{ chain_tvls: { base: 'x' } }, 'chain_tvls.base is no number'],
    [{ facts: { base: {} } }, 'facts.base.tvl is missing'],
    [
      {
        prices: [
          [1, 2],
          ['x', 2],
        ],
      },
      'prices[1][0] is no time',
    ],
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
