import { expect, it } from 'vitest'
import { judge } from '../../../router/payments/checkout/judge.ts'
import { Conflict, NotFound, Unavailable } from '../../../schema/errors.ts'
import { parseUsd } from '../../../schema/money.ts'
import { problemIn } from '../../../subgraphs/kit/service/problems.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'
import { smallRuntime } from '../../router/graph/smallRuntime.ts'
import { someWallet } from '../../services/edges/belongings.ts'

// A mutation that settles afterwards, whose resolver refuses some names. Those that settle first: studio/graph.test.ts.

const SDL = `
  type Query { kept: String }
  type Mutation { keep(name: String!): KeepPayload @price(usd: "0.01", settle: ON_SUCCESS) }
  type KeepPayload { kept: String problem: KeepProblem }
  union KeepProblem = NotFoundProblem | NameHeldProblem
  type NameHeldProblem implements Problem { message: String! path: [String!]! until: String }
`

const TOPIC: RunnableTopic<unknown> = {
  resolvers: {
    Query: { kept: () => null },
    Mutation: {
      keep: (_parent, args) => {
        const { name } = args as { name: string }
        if (name === 'missing') throw new NotFound('There is no such name')
        if (name === 'outage') throw new Unavailable('The store is down')
        const taken = async () => {
          if (name === 'taken') throw new Conflict('It is taken', { until: 'tomorrow' })
          return { kept: name }
        }
        return problemIn('NameHeldProblem', ['name'], taken)
      },
    },
  },
}

/** Runs the mutation under a payment: its result, and what its line is charged in atomic units. */
async function keep(name: string, selection: string) {
  const amount = parseUsd('0.01')
  const line = { field: 'Mutation.keep', path: ['keep'], amount, units: 1 }
  const scoped = { ...line, service: 'data', actId: 'payment:0' }
  const payment = { id: 'payment', payer: null, transaction: null, lines: [scoped] }
  const scope = requestScope({ requestId: 'request', caller: someWallet(), payment })
  const runtime = smallRuntime(SDL, TOPIC)
  const result = await runtime.execute({ query: `mutation { keep(name: "${name}") ${selection} }` }, scope)
  const judgement = judge([{ ...line, position: 0 }], result, scope.report.waivers).get(0)
  return { result, charged: judgement?.charged, outcome: judgement?.outcome }
}

const PROBLEM = '{ kept problem { __typename ... on Problem { message path } ... on NameHeldProblem { until } } }'

it('an expected error is the payload’s problem where it is selected, and costs nothing', async () => {
  expect(await keep('taken', PROBLEM)).toEqual({
    result: {
      data: {
        keep: {
          kept: null,
          problem: { __typename: 'NameHeldProblem', message: 'It is taken', path: ['name'], until: 'tomorrow' },
        },
      },
    },
    charged: 0n,
    outcome: 'WAIVED',
  })
  const missing = { __typename: 'NotFoundProblem', message: 'There is no such name', path: [] }
  expect(await keep('missing', PROBLEM)).toMatchObject({
    result: { data: { keep: { kept: null, problem: missing } } },
    charged: 0n,
  })
})

it.each([
  ['in a fragment', '{ kept ...P } } fragment P on KeepPayload { problem { __typename }', 'NameHeldProblem'],
  ['under an alias', '{ kept why: problem { __typename } }', 'NameHeldProblem'],
  ['skipped', '{ kept problem @skip(if: true) { __typename } }', undefined],
])('the problem may be selected %s', async (_, selection, type) => {
  const { result, charged } = await keep('taken', selection)
  expect(charged).toBe(0n)
  const stated = JSON.stringify(result.data ?? {}).match(/\w+Problem/)?.[0]
  expect([stated, result.errors?.[0]?.extensions?.code]).toEqual([type, type ? undefined : 'CONFLICT'])
})

it('an operation that does not select the problem gets the error, and pays nothing', async () => {
  const { result, charged, outcome } = await keep('taken', '{ kept }')
  expect(result.errors).toMatchObject([{ message: 'It is taken', extensions: { code: 'CONFLICT', until: 'tomorrow' } }])
  expect([charged, outcome]).toEqual([0n, 'FAILED'])
})

it('an outage is an error, also where the operation selects the problem', async () => {
  const { result, charged, outcome } = await keep('outage', PROBLEM)
  expect(result.errors?.[0]?.extensions?.code).toBe('UNAVAILABLE')
  expect([charged, outcome]).toEqual([0n, 'FAILED'])
})

it('a value without a problem is charged', async () => {
  const { result, charged } = await keep('free', PROBLEM)
  expect([result.data, charged]).toEqual([{ keep: { kept: 'free', problem: null } }, parseUsd('0.01')])
})
