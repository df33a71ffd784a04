import { createRequire } from 'node:module'
import { operationFromDocument, Supergraph } from '@apollo/federation-internals'
import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  parse,
  print,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundFetches } from '../../../router/graph/fetchBound.ts'
import { normalise } from '../../../router/graph/operation.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'

interface PlanNode {
  readonly kind: string
  readonly node?: PlanNode
  readonly nodes?: readonly PlanNode[]
}

const catalogue = loadCatalogue()
const { fields, schema } = catalogue
const supergraph = Supergraph.build(catalogue.supergraphSdl)
const api = supergraph.apiSchema()
const { QueryPlanner } = createRequire(import.meta.url)('@apollo/query-planner') as {
  QueryPlanner: new (supergraph: Supergraph) => { buildQueryPlan(operation: unknown): PlanNode }
}
const planner = new QueryPlanner(supergraph)

/** The fetches that an operation really takes, and the bound. */
function fetchesOf(text: string): { readonly planned: number; readonly bound: number } {
  const document = parse(text)
  const plan = planner.buildQueryPlan(operationFromDocument(api, document, { validate: false }))
  const bound = boundFetches(normalise(document, null), schema, fields, 1_000).fetches
  return { planned: countFetches(plan), bound }
}

function countFetches(node: PlanNode | undefined): number {
  if (!node) return 0
  const below = [...(node.node ? [node.node] : []), ...(node.nodes ?? [])]
  return (node.kind === 'Fetch' ? 1 : 0) + below.reduce((sum, child) => sum + countFetches(child), 0)
}

/** Something that an argument takes by its type. */
function valueFor(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueFor(type.ofType)
  if (isListType(type)) return `[${valueFor(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null'
  if (isInputObjectType(type)) {
    const members = Object.values(type.getFields()).filter(isRequiredInputField)
    return `{${members.map((member) => `${member.name}: ${valueFor(member.type)}`).join(', ')}}`
  }
  return { Int: '1', Float: '1', Boolean: 'true' }[type.name] ?? '"x"'
}

function call(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${valueFor(argument.type)}`)
  return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`
}

/** A selection that follows random numbers: which fields, and how deep. */
function selection(type: GraphQLNamedType, pick: () => number, depth: number): string {
  if (isUnionType(type)) {
    const members = type.getTypes()
    const member = members[pick() % members.length] as GraphQLObjectType
    return `{ __typename ... on ${member.name} ${selection(member, pick, depth)} }`
  }
  if (!isObjectType(type)) return '{ __typename }'
  const all = Object.values(type.getFields())
  const parts = Array.from({ length: 1 + (pick() % 4) }, (_, index) => {
    const field = all[pick() % all.length]
    if (!field) return '__typename'
    const below = getNamedType(field.type)
    if (!isLeafType(below) && depth === 0) return '__typename'
    return `a${index}: ${call(field)}${isLeafType(below) ? '' : ` ${selection(below, pick, depth - 1)}`}`
  })
  return `{ ${parts.join(' ')} }`
}

describe('the bound of an operation’s fetches', () => {
  it('is no less than its plan has, whatever is selected', () => {
    const root = schema.getQueryType() as GraphQLObjectType
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 1_000 })), fc.integer({ min: 1, max: 4 }), (numbers, depth) => {
        const text = selection(root, () => numbers.next().value ?? 0, depth)
        const { bound, planned } = fetchesOf(text)
        expect(planned, text).toBeLessThanOrEqual(bound)
      }),
      { numRuns: 150 },
    )
  })

  it('is what the plan has, for every documented path', () => {
    const texts = catalogue.endpoints.map(({ document }) => print(document))
    expect(texts.length).toBeGreaterThan(300)
    for (const text of texts)
      expect({ text, bound: fetchesOf(text).bound }).toEqual({ text, bound: fetchesOf(text).planned })
  })
})

describe('an operation of more fetches than are served', () => {
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  })
  afterAll(() => tollgraph?.stop())

  const wide = (count: number) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: me { address organizations { __typename } inboxes { __typename } domains(first: 1) { __typename } merchOrders { __typename } uploads { __typename } }`).join(' ')} }`

  it('is refused before it is planned, and told which selection is too many', async () => {
    const answer = await fetch(`${tollgraph.url}/graphql`, json({ query: wide(20) }))
    expect(answer.status).toBeLessThan(500)
    const { errors } = (await answer.json()) as { errors: { message: string; extensions: { code: string } }[] }
    expect(errors[0]?.extensions.code).toBe('OPERATION_TOO_LARGE')
    expect(errors[0]?.message).toMatch(/at most 40 are served, and a\d+\.\w+ is beyond them/)
  })
})
