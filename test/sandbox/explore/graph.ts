import { buildSchema, type GraphQLSchema } from 'graphql'
import type { CatalogueDocument } from '../../../sandbox/api/catalogue.ts'
import { type Graph, graphOf } from '../../../sandbox/explore/graph.ts'

const SDL = `
  "Where to ask."
  type Query {
    "Names that are free. A search."
    domainSearch(
      "The name before the point."
      name: String!
      first: Int! = 28
    ): DomainSearch
    coin(id: String!): Coin
    me: Wallet
  }
  type Mutation { makePicture(prompt: String!, size: Size!, box: Box!): Picture }
  type DomainSearch { name: String! results: [Result!]! next: DomainSearch }
  type Result { domain: String! price: String availability: Free deep: Deep }
  type Deep { deeper: Deep text: String }
  type Free { at: String }
  type Coin { id: ID! at(day: Date!): Float price: Float }
  type Wallet { address: String! coins: [Coin!]! pictures: [Picture!]! }
  type Picture { url: String }
  enum Size { SMALL LARGE }
  input Box { width: Int! height: Int! = 4 note: String tags: [String!]! }
  scalar Date
`

/** A small schema with what the browser has to show. */
export const schema: GraphQLSchema = buildSchema(SDL)

const endpoint = (service: string, operationId: string, path: string, field: string) => ({
  service,
  operationId,
  path,
  method: 'GET',
  summary: `Does ${operationId}.`,
  access: 'free' as const,
  status: 200,
  produces: 'application/json',
  fields: [field],
  document: '{x}',
  members: [],
  root: [],
})

const service = (name: string) => ({
  name,
  title: `Tollgraph ${name}`,
  summary: `What ${name} does.`,
  baseUrl: `http://here/${name}`,
  openapiUrl: `http://here/${name}/openapi.json`,
})

/** The catalogue of the small schema. */
export const catalogue: CatalogueDocument = {
  network: {
    name: 'devnet',
    id: 'eip155:84532',
    chainId: 84532,
    asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    decimals: 6,
    tokenName: 'USDC',
    tokenVersion: '2',
    explorerUrl: null,
  },
  services: ['gateway', 'domains', 'data', 'studio'].map(service),
  fields: {
    'Query.domainSearch': {
      service: 'domains',
      price: { mode: 'fixed', min: '0.01', max: '0.01' },
      example: { name: 'my-first-toll' },
    },
    'Query.coin': { service: 'data', price: { mode: 'dynamic', min: '0.002', max: '0.5' } },
    'Query.me': { service: 'gateway', identity: true },
    'Mutation.makePicture': { service: 'studio', price: { mode: 'dynamic', min: '0', max: '10' } },
    'Result.availability': { service: 'domains', price: { mode: 'fixed', min: '0.05', max: '0.05', per: 'first' } },
    'Wallet.coins': { service: 'data' },
    'Wallet.pictures': { service: 'studio' },
  },
  entities: [
    {
      type: 'Wallet',
      keys: ['address'],
      services: ['data', 'studio'],
      fields: { data: ['coins'], studio: ['pictures'] },
    },
  ],
  endpoints: [
    endpoint('domains', 'Search', '/api/search/{name}', 'Query.domainSearch'),
    endpoint('data', 'Coin', '/api/coin', 'Query.coin'),
    endpoint('domains', 'SearchAgain', '/api/again', 'Query.domainSearch'),
  ],
}

/** Both together. */
export const graph: Graph = graphOf(schema, catalogue)
