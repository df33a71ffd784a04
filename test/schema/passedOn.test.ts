import { buildSchema, Kind, parse, print } from 'graphql'
import { expect, it } from 'vitest'
import { withPassedOn } from '../../schema/catalogue/passedOn.ts'

const schema = buildSchema(`
  enum Order { ASCENDING DESCENDING }
  type Query {
    coins(ids: [ID!]!, order: Order! = ASCENDING, first: Int = 20, page: Int): [Coin!]
    total: Int
    coin(slug: String!): Coin
    found(search: Search!, first: Int, after: String): [Coin!]
  }
  input Search { name: String!, near: [String!], order: Order! = DESCENDING }
  type Coin { price(currency: String!): Float, market(currency: String!, at: Int = 1): Market }
  type Market { volume(span: Int): Float }
`)

function completed(text: string): string {
  const [operation] = parse(text).definitions
  const rootType = schema.getQueryType()
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !rootType) throw new Error('no query')
  return print(withPassedOn(operation, rootType)).replace(/\s+/g, ' ')
}

it('arguments that an operation does not mention are passed on with their type and default', () => {
  expect(completed('query Coins { coins { price(currency: "usd") } }')).toBe(
    'query Coins($ids: [ID!]!, $order: Order! = ASCENDING, $first: Int = 20, $page: Int) ' +
      '{ coins(ids: $ids, order: $order, first: $first, page: $page) { price(currency: "usd") } }',
  )
})

it('arguments that it mentions stay as they are written, and a fixed one is no variable', () => {
  expect(
    completed('query Coins($limit: Int! = 5) { coins(first: $limit, order: DESCENDING) { price(currency: "usd") } }'),
  ).toBe(
    'query Coins($ids: [ID!]!, $limit: Int! = 5, $page: Int) ' +
      '{ coins(ids: $ids, order: DESCENDING, first: $limit, page: $page) { price(currency: "usd") } }',
  )
})

it('variables that it writes keep their order, and those of other fields follow', () => {
  expect(completed('query Coins($in: String!, $page: Int) { coins(page: $page) { price(currency: $in) } }')).toBe(
    'query Coins($ids: [ID!]!, $order: Order! = ASCENDING, $first: Int = 20, $in: String!, $page: Int) ' +
      '{ coins(ids: $ids, order: $order, first: $first, page: $page) { price(currency: $in) } }',
  )
})

it('fields without arguments, and arguments that a field does not have, are left to validation', () => {
  expect(completed('query Total { total }')).toBe('query Total { total }')
  expect(completed('query Total { total(of: 1) }')).toBe('query Total { total(of: 1) }')
})

it('arguments of each field that leads to the root are passed on, in the order of the way', () => {
  expect(
    completed(
      'query Volume($in: String!) @rest(root: "coin.market.volume") { coin { market(currency: $in) { volume } } }',
    ),
  ).toBe(
    'query Volume($slug: String!, $in: String!, $at: Int = 1, $span: Int) @rest(root: "coin.market.volume") ' +
      '{ coin(slug: $slug) { market(currency: $in, at: $at) { volume(span: $span) } } }',
  )
})

it('fields of the input object that `spread` names are passed on like arguments', () => {
  expect(
    completed(
      'query Found($in: [String!] @csv) @rest(root: "found", spread: "search") { found(search: { near: $in }, first: 5) { price(currency: "usd") } }',
    ),
  ).toBe(
    'query Found($name: String!, $in: [String!] @csv, $order: Order! = DESCENDING, $after: String) @rest(root: "found", spread: "search") ' +
      '{ found(search: {name: $name, near: $in, order: $order}, first: 5, after: $after) { price(currency: "usd") } }',
  )
})

it('an input object that `spread` does not name is one argument', () => {
  expect(completed('query Found @rest(root: "found") { found { price(currency: "usd") } }')).toBe(
    'query Found($search: Search!, $first: Int, $after: String) @rest(root: "found") ' +
      '{ found(search: $search, first: $first, after: $after) { price(currency: "usd") } }',
  )
})
