import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { nodeId } from '../../schema/nodeId.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { type Scripted, type ScriptedSubgraph, type Seen, startScripted } from './scriptedSubgraph.ts'

const SDL = `
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@inaccessible", "@shareable", "@listSize"])
    @link(url: "https://specs.tollgraph.example/toll/v1.0", import: ["@price"])
  directive @price(usd: String, min: String, max: String, quote: String) on FIELD_DEFINITION
  type toll__Quote @shareable { usd: String! }
  type Query {
    buoy(code: String!): Buoy
    buoys(first: Int! = 2): [Buoy!] @listSize(slicingArguments: ["first"])
    nearest(harbour: String!): Buoy
    drift(days: Int! = 1): Float @price(min: "0", max: "0.05", quote: "driftQuote")
    driftQuote(days: Int! = 1): toll__Quote @inaccessible
  }
  "A thing with an id."
  interface Node { "Its id." id: ID! }
  type Buoy implements Node @key(fields: "code") @key(fields: "id") {
    id: ID!
    code: String!
    swell(days: Int! = 1): Float @price(min: "0.01", max: "0.05", quote: "swellQuote")
    swellQuote(days: Int! = 1): toll__Quote @inaccessible
  }
`

let buoys: ScriptedSubgraph
let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  buoys = await startScripted(SDL)
  tollgraph = await startTollgraph({ SUBGRAPHS: `buoys=${buoys.url}`, LOG_LEVEL: 'silent' })
  wallet = await makeWallet(tollgraph, '10')
}, 120_000)
afterAll(async () => {
  await tollgraph?.stop()
  await buoys?.stop()
})
beforeEach(() => {
  buoys.seen.length = 0
  buoys.answer = answer
})

/** Each day costs 0.01; there is no buoy `GONE`. */
function answer({ query, variables }: Seen): Scripted {
  if (!query.includes('swellQuote')) return { data: { a: { swell: 1.5 }, b: { swell: 2.5 } } }
  const data: Record<string, unknown> = {}
  for (const [, key = ''] of query.matchAll(/(q\d+): _entities/g)) {
    const [{ code }] = variables[`${key}__of`] as [{ code: string }]
    const days = Number(variables[`${key}_days`])
    data[key] = code === 'GONE' ? [null] : [{ quote: { usd: (days / 100).toFixed(2) } }]
  }
  return { data }
}

async function ask(query: string) {
  const before = await wallet.balance()
  const answered = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
  const result = (await answered.json()) as object
  return { status: answered.status, result, spent: before - (await wallet.balance()) }
}

describe('a price that depends on arguments of an entity’s field', () => {
  it('is quoted for the entity that the operation names, all in one request, and charged exactly', async () => {
    const { result, spent } = await ask(
      '{ a: buoy(code: "NW1") { swell(days: 2) } b: buoy(code: "NW2") { swell(days: 3) } }',
    )
    expect(result).toMatchObject({ data: { a: { swell: 1.5 }, b: { swell: 2.5 } } })
    expect(spent).toBe(parseUsd('0.05'))
    const quotes = buoys.seen.filter(({ query }) => query.includes('swellQuote'))
    expect(quotes[0]?.variables).toEqual({
      q0__of: [{ __typename: 'Buoy', code: 'NW1' }],
      q0_days: 2,
      q1__of: [{ __typename: 'Buoy', code: 'NW2' }],
      q1_days: 3,
    })
    // Once for the challenge, once for the payment.
    expect(quotes).toHaveLength(2)
  })

  it('is quoted by the id of a node', async () => {
    buoys.answer = ({ query }) => ({
      data: query.includes('swellQuote') ? { q0: [{ quote: { usd: '0.03' } }] } : { _entities: [{ swell: 3.5 }] },
    })
    const id = nodeId('Buoy', ['NW1'])
    const { result, spent } = await ask(`{ node(id: "${id}") { ... on Buoy { swell(days: 3) } } }`)
    expect(result).toMatchObject({ data: { node: { swell: 3.5 } } })
    expect(spent).toBe(parseUsd('0.03'))
    expect(buoys.seen[0]?.variables).toEqual({ q0__of: [{ __typename: 'Buoy', id }], q0_days: 3 })
  })

  it('is the least of its range where there is no such entity, and costs nothing then', async () => {
    buoys.answer = (seen) => (seen.query.includes('swellQuote') ? answer(seen) : { data: { buoy: null } })
    const query = '{ buoy(code: "GONE") { swell(days: 4) } }'
    const bill = await fetch(`${tollgraph.url}/graphql`, json({ query, extensions: { bill: true } }))
    expect(await bill.json()).toMatchObject({ extensions: { bill: { total: '0.01' } } })
    expect((await ask(query)).spent).toBe(0n)
  })

  it.each([
    ['below a list', '{ buoys(first: 2) { swell(days: 2) } }', ['buoys', 'swell']],
    ['below a field that does not have the key', '{ nearest(harbour: "Emden") { swell } }', ['nearest', 'swell']],
  ])('is refused before any money moves %s: its entity is not known then', async (_case, query, path) => {
    const { status, result, spent } = await ask(query)
    expect({ status, spent }).toEqual({ status: 400, spent: 0n })
    expect(JSON.stringify(result)).toContain('select it directly below a field with the arguments code, or id')
    expect(JSON.stringify(result)).toContain(JSON.stringify(path))
    expect(buoys.seen).toEqual([])
  })
})

describe('a quote of nothing', () => {
  const quoting = ({ query }: Seen) => ({
    data: query.includes('Quote') ? { q0: { usd: '0' } } : { drift: 0.5 },
  })

  it('is not paid: its caller signs in, and the subgraph gets the line without a payment', async () => {
    buoys.answer = quoting
    const answered = await wallet.sign(`${tollgraph.url}/graphql`, json({ query: '{ drift(days: 1) }' }))
    expect(await answered.json()).toEqual({ data: { drift: 0.5 } })
    const claims = buoys.seen.at(-1)?.claims
    expect(claims).not.toHaveProperty('pay')
    expect(claims?.lines).toEqual([
      {
        field: 'Query.drift',
        key: 'drift',
        units: 1,
        usd: expect.stringMatching(/^0(\.0+)?$/),
        act: expect.any(String),
      },
    ])
  })
})
