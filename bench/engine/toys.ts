import { buildSubgraphSchema } from '@apollo/subgraph'
import { type GraphQLSchema, parse } from 'graphql'

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])'

/** The SDL of two small subgraphs that share an entity. */
export const TOYS = {
  stock: `${LINK}
    type Query { products(first: Int!): [Product!] }
    type Product @key(fields: "id") { id: ID! name: String! text: String! price: Float! tags: [String!]! }`,
  reviews: `${LINK}
    type Product @key(fields: "id") { id: ID! reviews: [Review!] }
    type Review { id: ID! body: String! stars: Int! }`,
} as const

export type ToyName = keyof typeof TOYS

export const TOY_NAMES = Object.keys(TOYS) as ToyName[]

const PRODUCTS = Array.from({ length: 100 }, (_, index) => ({
  id: String(index),
  name: `Product ${index}`,
  text: `What product ${index} is for, at some length. `.repeat(8),
  price: index + 0.5,
  tags: ['one', 'two', 'three'],
}))

const reviewsOf = (id: string) =>
  [1, 2].map((n) => ({ id: `${id}-${n}`, body: `Review ${n} of product ${id}, a line of text.`, stars: n + 2 }))

const RESOLVERS = {
  stock: {
    Query: { products: (_: unknown, { first }: { first: number }) => PRODUCTS.slice(0, first) },
    Product: { __resolveReference: ({ id }: { id: string }) => PRODUCTS[Number(id)] },
  },
  reviews: { Product: { reviews: ({ id }: { id: string }) => reviewsOf(id) } },
}

/** The executable schema of one. */
export function toySchema(name: ToyName): GraphQLSchema {
  return buildSubgraphSchema({ typeDefs: parse(TOYS[name]), resolvers: RESOLVERS[name] as never })
}

/** What is asked, by its name in the table. */
export const QUERIES = {
  'small, one service': '{ products(first: 1) { id name } }',
  'small, two services': '{ products(first: 5) { id name reviews { stars } } }',
  '50 KB, one service': '{ products(first: 100) { id name text price tags } }',
  '50 KB, two services': '{ products(first: 100) { id name text price tags reviews { id body stars } } }',
} as const
