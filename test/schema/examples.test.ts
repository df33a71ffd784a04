import { composeServices } from '@apollo/composition'
import { describe, expect, it } from 'vitest'
import { requireExamples } from '../../schema/catalogue/checkExamples.ts'
import { exampleRequest } from '../../schema/catalogue/example.ts'
import { CatalogueError, Problems } from '../../schema/catalogue/problems.ts'
import { buildCatalogue } from '../../schema/catalogue.ts'
import { subgraphTypeDefs } from '../../schema/subgraph.ts'

const SDL = /* GraphQL */ `
  type Query {
    coin(id: ID! @constraint(maxLength: 8), on: Date): Coin
    coins(first: Int! = 10): [Coin!]
    file(id: ID!): File
  }
  type Mutation { draw(words: String!): File }
  type Coin { id: ID! name: String! }
  type File { id: ID! pages: [Page!]! more: JSON }
  type Page { number: Int! }
`

const LIST = 'query Coins @rest(method: GET, path: "/api/coins", tag: "Coins", root: "coins") { coins { id name } }'
const DRAW = `mutation Draw @rest(method: POST, path: "/api/draw", tag: "Files", root: "draw")
  @example(request: { words: "a kite" }) { draw { id pages { number } more } }`

const coin = (example: string) =>
  `query Coin($id: ID!, $on: Date) @rest(method: GET, path: "/api/coins/{id}", tag: "Coins", root: "coin")
   ${example} { coin(id: $id, on: $on) { name } }`

function catalogueOf(...operations: string[]) {
  const { supergraphSdl, errors } = composeServices([{ name: 'data', typeDefs: subgraphTypeDefs(SDL) }])
  if (!supergraphSdl) throw new Error(errors?.join('\n'))
  return buildCatalogue(supergraphSdl, [{ service: 'data', name: 'data.graphql', text: operations.join('\n') }])
}

function problemsOf(...operations: string[]): readonly string[] {
  try {
    catalogueOf(...operations)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems
    throw error
  }
}

describe('the example of a path', () => {
  it('has path, query and body in one object, and days that move with time', () => {
    const [endpoint] = catalogueOf(coin('@example(request: { id: "bitcoin", on: "{today-1}" })')).endpoints
    const { example } = endpoint ?? {}
    if (!example) throw new Error('There is no example')
    expect(exampleRequest(example, new Date('2030-03-01T12:00:00Z'))).toEqual({ id: 'bitcoin', on: '2030-02-28' })
  })

  it('may be JSON text, for names that GraphQL cannot write', () => {
    const [endpoint] = catalogueOf(coin(`@example(request: "{\\"id\\": \\"bitcoin\\"}")`)).endpoints
    expect(endpoint?.example).toEqual({ request: { id: 'bitcoin' }, sources: [], after: [], step: null })
  })

  it('names the answers that its values come from', () => {
    const example = `@example(request: { id: "7" }, after: ["Coins"], step: "Wait for the ink.",
      from: [{ member: "id", operation: "Draw", answer: "pages.0.number" }])`
    const [, endpoint] = catalogueOf(DRAW, coin(example), LIST).endpoints
    expect(endpoint?.example).toMatchObject({
      sources: [{ member: 'id', operation: 'Draw', reader: null, answer: 'pages.0.number' }],
      after: ['Coins'],
      step: 'Wait for the ink.',
    })
  })

  it('may be missing where an operator documents a path', () => {
    expect(catalogueOf(LIST).endpoints[0]?.example).toBeNull()
  })

  it('is needed on the paths of the ten services', () => {
    const problems = new Problems()
    requireExamples(catalogueOf(DRAW, LIST).endpoints, problems)
    expect(() => problems.throwIfAny()).toThrow(/data Coins: a documented path has an @example/)
  })

  it.each([
    ['breaks a rule of a member', '@example(request: { id: "much too long" })', 'id must have at most 8 characters'],
    ['lacks a member', '@example(request: {})', 'id is required'],
    ['has an unknown member', '@example(request: { id: "a", size: 1 })', 'size is not a member of this request'],
    ['is no object', '@example(request: [1])', 'an object of members, or its JSON text'],
    ['is no JSON', '@example(request: "{")', 'an object of members, or its JSON text'],
    ['has an unknown argument', '@example(request: { id: "a" }, form: [])', '@example has no argument form'],
    [
      'fills in a member that it does not have',
      '@example(request: { id: "a" }, from: [{ member: "on", operation: "Draw", answer: "id" }])',
      'fills in on, which the request does not have',
    ],
    [
      'takes a value that an answer cannot have',
      '@example(request: { id: "a" }, from: [{ member: "id", operation: "Draw", answer: "pages.0.colour" }])',
      'takes pages.0.colour, which answers of Draw do not have',
    ],
    [
      'takes a value of an operation that does not exist',
      '@example(request: { id: "a" }, from: [{ member: "id", operation: "Paint", answer: "id" }])',
      'names Paint, which is no operation',
    ],
    ['comes after one that does not exist', '@example(request: { id: "a" }, after: ["Paint"])', 'names Paint'],
  ])('is refused where it %s', (_, example, rule) => {
    expect(problemsOf(DRAW, coin(example)).join('\n')).toContain(rule)
  })
})
