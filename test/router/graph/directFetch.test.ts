import { parse } from 'graphql'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directFetch } from '../../../router/graph/directFetch.ts'
import { type Graph, loadGraph } from '../../../router/graph/graph.ts'
import { normalise } from '../../../router/graph/operation.ts'
import type { SubgraphRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { callerIn } from './inventedService.ts'
import { startTwoExecutors, type TwoExecutors } from './twoExecutors.ts'

let executors: TwoExecutors
beforeAll(async () => {
  executors = await startTwoExecutors()
})
afterAll(() => executors?.stop())

/** Whether a plan of this one fetch answers the operation whole. */
function isDirect(asked: string, fetched: string, more: object = {}): boolean {
  const node = { kind: 'Fetch', serviceName: 'domains', operation: fetched, ...more }
  return directFetch({ node }, normalise(parse(asked), null), executors.catalogue) !== null
}

describe('the only fetch of a plan answers the operation whole', () => {
  it.each([
    [
      'as it was written',
      '{ domain(name: "a.com") { name registration { status } } }',
      '{domain(name:"a.com"){name registration{status}}}',
    ],
    [
      'with its fragments spread',
      'query ($n: String!) { domain(name: $n) { ...F ... on Domain { attestation { verified } } } } fragment F on Domain { name registration { status } }',
      'query Domain__0($n:String!){domain(name:$n){name registration{status}attestation{verified}}}',
    ],
    ['with a condition of its own', '{ me { address @skip(if: false) } }', '{me{address@skip(if:false)}}'],
  ])('%s', (_, asked, fetched) => {
    expect(isDirect(asked, fetched)).toBe(true)
  })
})

describe('the gateway puts together', () => {
  const asked = '{ domain(name: "a.com") { name registration { status } } }'
  it.each([
    ['fields in another order', asked, '{domain(name:"a.com"){registration{status}name}}', {}],
    ['more than was asked for', asked, '{domain(name:"a.com"){name registration{status expiresAt}}}', {}],
    ['less than was asked for', asked, '{domain(name:"a.com"){name}}', {}],
    ['the same fields of another thing', asked, '{domain(name:"b.com"){name registration{status}}}', {}],
    ['what another fetch needs', asked, asked, { requires: [] }],
    ['answers that are rewritten', asked, asked, { outputRewrites: [] }],
    ['keys that are written twice', '{ domain(name: "a.com") { name name } }', '{domain(name:"a.com"){name name}}', {}],
    [
      'fragments with conditions',
      'query ($b: Boolean!) { domain(name: "a.com") { ... @include(if: $b) { name } } }',
      'query($b:Boolean!){domain(name:"a.com"){...@include(if:$b){name}}}',
      {},
    ],
    ['the name of a root type', '{ __typename me { address } }', '{__typename me{address}}', {}],
    ['plans of several steps', asked, asked, { kind: 'Sequence' }],
  ])('%s', (_, operation, fetched, more) => {
    expect(isDirect(operation, fetched, more)).toBe(false)
  })
})

describe('a service is asked once', () => {
  let asked = 0
  let graph: Graph
  beforeAll(async () => {
    const counting = [...executors.runtimes].map(([name, runtime]): [string, SubgraphRuntime] => [
      name,
      {
        ...runtime,
        execute(request, scope) {
          asked += 1
          return runtime.execute(request, scope)
        },
      },
    ])
    graph = await loadGraph(executors.catalogue, new Map(counting), pino({ level: 'silent' }))
  })
  afterAll(() => graph?.stop())

  it.each(['fine', 'rejects', 'throws', 'wrong', 'nulls'])('for one fetch, however its answer is %s', async (mood) => {
    const text = `{ domain(name: "${mood}.com") { name registration { status records { nodes { type ttl } } } } }`
    const operation = normalise(parse(text), null)
    const scope = () => requestScope({ requestId: 'request', caller: callerIn('fine'), payment: null })
    const first = await graph.execute(operation, {}, scope())
    asked = 0
    const second = await graph.execute(operation, {}, scope())
    expect(asked).toBe(1)
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  })
})
