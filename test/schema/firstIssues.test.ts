import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import { describe, expect, it } from 'vitest'
import { OperationStore } from '../../router/graph/operation.ts'
import { prepared } from '../../router/http/graphql/prepared.ts'
import { inputIssues } from '../../router/payments/checkout/inspect.ts'
import { constraintIssues } from '../../schema/catalogue/constraint.ts'
import { plainTextIssues } from '../../schema/catalogue/plainText.ts'
import { readVariables } from '../../schema/catalogue/requestVariables.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'

const catalogue = loadCatalogue()

/** More than anybody reads, and fewer than a body has room for. */
const MANY = 200_000
/** Most issues of one member. */
const MOST = 200

const endpoint = catalogue.endpoints.find(({ members }) =>
  members.some(
    ({ in: place, layout, type }) => place === 'body' && layout === null && /^\[String!\]!?$/.test(String(type)),
  ),
)
const member = endpoint?.members.find(({ layout, type }) => layout === null && /^\[String!\]!?$/.test(String(type)))
if (!endpoint || !member) throw new Error('No path takes a list of texts')
const { name } = member

/** The path without the bounds of its lists, which refuse a long one whatever its items are. */
const unbounded = { ...endpoint, members: endpoint.members.map((one) => ({ ...one, constraint: undefined })) }

function issuesOf(body: Readonly<Record<string, unknown>>) {
  return readVariables(unbounded, { path: {}, query: new URLSearchParams(), body }, catalogue.constraints).issues
}

describe('the issues of a request', () => {
  it('are few, however many items of a list are of another type', () => {
    const issues = issuesOf({ [name]: Array.from({ length: MANY }, () => 0) })
    expect(issues[0]).toMatchObject({ path: [name, 0], code: 'invalid_type' })
    expect(issues.length).toBeLessThan(MOST)
  })

  it('are few, however many members it does not have', () => {
    const issues = issuesOf(Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`other${index}`, 0])))
    expect(issues[0]).toMatchObject({ path: ['other0'], code: 'unrecognized_key' })
    expect(issues.length).toBeLessThan(MOST)
  })

  it('are few, however many items break their rule', () => {
    const blank = Array.from({ length: MANY }, () => ' ')
    expect(constraintIssues({ refusesBlank: true }, blank, []).length).toBeLessThan(MOST)
    const broken = Array.from({ length: MANY }, () => '\u0000')
    expect(plainTextIssues(broken, []).length).toBeLessThan(MOST)
    expect(
      plainTextIssues(
        broken.map((text) => [text, { [text]: text }]),
        [],
      ).length,
    ).toBeLessThan(2 * MOST)
  })

  it('are all of them where they are few', () => {
    const issues = issuesOf({ [name]: ['a', 0, 'b', 1], other: 1 })
    expect(issues.map(({ path }) => path)).toEqual(expect.arrayContaining([['other'], [name, 1], [name, 3]]))
  })

  it('are few in a list of the graph', () => {
    const input = Object.values(catalogue.schema.getTypeMap()).find((type) => type.name === 'SendUsdcInput')
    if (!input || !('getFields' in input)) throw new Error('There is no such input')
    const type = new GraphQLList(input as never)
    const items = Array.from({ length: MANY }, () => ({ address: ' ' }))
    const issues = inputIssues(type, items, [], catalogue.constraints)
    expect(issues.length).toBeGreaterThan(0)
    expect(issues.length).toBeLessThan(MOST)
    expect(inputIssues(new GraphQLNonNull(GraphQLString), 'a', [], catalogue.constraints)).toEqual([])
  })
})

describe('the errors of variables', () => {
  it('are few, however many items are of another type', () => {
    const limits = { maxTokens: 1_000, maxDepth: 10, maxFields: 10, maxAliases: 10 }
    const operations = new OperationStore(catalogue.schema, limits)
    const text = 'query ($symbols: [String!]!) { pricesBySymbol(network: "x", symbols: $symbols) { __typename } }'
    const variables = { symbols: Array.from({ length: MANY }, () => 0) }
    const errors = prepared(
      { operations, schema: catalogue.schema, constraints: new Map() },
      { text, operationName: null, variables },
    )
    expect(Array.isArray(errors) && errors.length).toBeLessThan(MOST)
  })
})
