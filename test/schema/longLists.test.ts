import { describe, expect, it } from 'vitest'
import { OperationStore } from '../../router/graph/operation.ts'
import { prepared } from '../../router/http/graphql/prepared.ts'
import { constraintIssues } from '../../schema/catalogue/constraint.ts'
import { readVariables } from '../../schema/catalogue/requestVariables.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { BadInput } from '../../schema/errors.ts'

const catalogue = loadCatalogue()
const operations = new OperationStore(catalogue.schema, {
  maxTokens: 1_000,
  maxDepth: 10,
  maxFields: 10,
  maxAliases: 10,
})

/** Items of no type that a list of the graph has: each that is looked at is an issue or an error of its own. */
const wrong = (count: number) => Array.from({ length: count }, () => ({ wrong: true }))

/** What a document is refused for: the issues of lists, or the errors of its variables. */
function refusalOf(text: string, variables: Record<string, unknown>): unknown {
  try {
    const found = prepared({ operations, ...catalogue }, { text, operationName: null, variables })
    return 'operation' in found ? null : found.map(({ message }) => message)
  } catch (error) {
    if (error instanceof BadInput) return error.fields.issues
    throw error
  }
}

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
const SEND = 'mutation ($input: SendMailInput!) { sendMail(input: $input) { __typename } }'
const tooMany = (path: readonly string[], most: number) => ({
  path,
  code: 'too_big',
  message: `must have at most ${most} items`,
})

describe('a list of a variable that is longer than its place allows', () => {
  it('is refused before its items are read, as an argument', () => {
    expect(refusalOf(NODES, { ids: wrong(101) })).toEqual([tooMany(['ids'], 100)])
    expect(refusalOf(NODES, { ids: wrong(100) })).toContainEqual(expect.stringContaining('Variable "$ids"'))
    expect(refusalOf(NODES, { ids: Array.from({ length: 100 }, () => 'a') })).toBeNull()
  })

  it('is refused before its items are read, in an input object', () => {
    expect(refusalOf(SEND, { input: { to: wrong(51) } })).toEqual([tooMany(['input', 'to'], 50)])
    const FIELDS = 'mutation ($to: [String!]!) { sendMail(input: { to: $to, subject: "a", text: "a" }) { __typename } }'
    expect(refusalOf(FIELDS, { to: wrong(51) })).toEqual([tooMany(['to'], 50)])
  })

  it('is refused in each place that has its items as well', () => {
    const text = 'query ($ids: [ID!]!) { one: nodes(ids: $ids) { id } other: nodes(ids: $ids) { id } }'
    expect(refusalOf(text, { ids: wrong(101) })).toEqual([tooMany(['ids'], 100)])
  })

  it('is no list where the variable is one item of it', () => {
    const text = 'query ($id: ID!) { nodes(ids: [$id, $id]) { id } }'
    expect(refusalOf(text, { id: 'a' })).toBeNull()
  })
})

describe('a list that is longer than its constraint allows', () => {
  it('is refused for its length alone', () => {
    const path = ['list']
    expect(constraintIssues({ maxItems: 2, pattern: '^a$' }, ['b', 'b', 'b'], path)).toEqual([tooMany(path, 2)])
    expect(constraintIssues({ maxItems: 2, pattern: '^a$' }, ['a', 'b'], path)).toMatchObject([{ path: ['list', 1] }])
    expect(constraintIssues({ minItems: 2, pattern: '^a$' }, ['b'], path)).toHaveLength(2)
  })

  it('is refused for its length alone at each documented path that has one', () => {
    const bounded = catalogue.endpoints.flatMap((endpoint) =>
      endpoint.members.flatMap((member) =>
        member.constraint?.maxItems !== undefined && member.layout === null && member.in === 'body'
          ? [{ endpoint, name: member.name, most: member.constraint.maxItems }]
          : [],
      ),
    )
    expect(bounded.length).toBeGreaterThan(0)
    for (const { endpoint, name, most } of bounded) {
      const body = { [name]: wrong(most + 1) }
      const { issues } = readVariables(
        endpoint,
        { path: {}, query: new URLSearchParams(), body },
        catalogue.constraints,
      )
      expect(issues.filter(({ path: [first] }) => first === name)).toEqual([tooMany([name], most)])
    }
  })
})
