import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { type ScriptedSubgraph, startScripted } from './scriptedSubgraph.ts'

const SDL = `
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@inaccessible", "@shareable", "@listSize"])
    @link(url: "https://specs.tollgraph.example/toll/v1.0", import: ["@price", "@wallet"])
  directive @price(usd: String, min: String, max: String, quote: String) on FIELD_DEFINITION
  directive @wallet on FIELD_DEFINITION
  type toll__Quote @shareable { usd: String! payTo: String network: String }
  type Query {
    fact(of: String!): String @price(usd: "0.01")
    open: String
    mine: String @wallet
    offer(of: String!): String @price(min: "0.01", max: "0.05", quote: "offerQuote")
    offerQuote(of: String!): toll__Quote @inaccessible
    any: JSON
    rows(first: Int! = 2): [Row!] @listSize(slicingArguments: ["first"])
  }
  scalar JSON
  type Domain @key(fields: "name") { name: String! rumour: String }
  type Row { name: String! worth: String @price(usd: "0.01") }
`

const WIDE = `
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
    @link(url: "https://specs.tollgraph.example/toll/v1.0", import: ["@price"])
  directive @price(usd: String) on FIELD_DEFINITION
  type Query { sample(of: String!): String @price(usd: "0.001") samples: Samples }
  type Samples { sample: String @price(usd: "0.001") }
`

let folder: string
let wide: ScriptedSubgraph
let liar: ScriptedSubgraph
let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  liar = await startScripted(SDL)
  wide = await startScripted(WIDE)
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-lies-'))
  const file = join(folder, 'subgraphs.json')
  await writeFile(
    file,
    JSON.stringify({ liar: { url: liar.url, maxPerOperation: '0.07', extends: ['Domain'] }, wide: { url: wide.url } }),
  )
  tollgraph = await startTollgraph({ SUBGRAPHS_FILE: file, LOG_LEVEL: 'silent' })
  wallet = await makeWallet(tollgraph, '10')
}, 120_000)
afterAll(async () => {
  await tollgraph?.stop()
  await liar?.stop()
  await wide?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  liar.seen.length = 0
})

interface Result {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly {
    readonly message: string
    readonly path?: readonly unknown[]
    readonly extensions?: Record<string, unknown>
  }[]
}

/** Pays for a query: its status, its result, and what it took in atomic units. */
async function pay(query: string, payer = wallet): Promise<{ status: number; result: Result; spent: bigint }> {
  const before = await payer.balance()
  const answer = await payer.pay(`${tollgraph.url}/graphql`, json({ query }))
  const result = (await answer.json()) as Result
  return { status: answer.status, result, spent: before - (await payer.balance()) }
}

describe('a subgraph gets', () => {
  it('the lines that its fetch selects, and no caller where none is needed', async () => {
    liar.answer = () => ({ data: { a: 'one', b: 'two' } })
    const { spent } = await pay('{ a: fact(of: "a") b: fact(of: "b") domainSearch(name: "with-a-neighbour") { name } }')
    expect(spent).toBe(parseUsd('0.03'))
    const [{ claims } = {}] = liar.seen
    expect(claims).toMatchObject({ aud: 'liar', iss: tollgraph.url, pay: { transaction: null } })
    expect(claims?.lines).toEqual(
      ['a', 'b'].map((key, index) => ({
        field: 'Query.fact',
        key,
        units: 1,
        usd: '0.01',
        act: expect.stringMatching(new RegExp(`^[0-9a-f-]{36}:${index}$`)),
      })),
    )
    expect(claims).not.toHaveProperty('caller')
    expect(claims).not.toHaveProperty('own')
  })

  it('the caller for a field that needs one, and only then', async () => {
    liar.answer = () => ({ data: { open: 'o' } })
    await fetch(`${tollgraph.url}/graphql`, json({ query: '{ open }' }))
    expect(liar.seen[0]?.claims).not.toHaveProperty('caller')
    liar.answer = () => ({ data: { mine: 'm' } })
    await wallet.sign(`${tollgraph.url}/graphql`, json({ query: '{ mine }' }))
    expect(liar.seen[1]?.claims).toMatchObject({ caller: wallet.address })
  })
})

describe('more paid lines than a token has', () => {
  const query = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `s${at}: sample(of: "x")`).join(' ')} samples { sample } }`

  it('are refused before they are paid', async () => {
    wide.answer = () => ({ data: { samples: { sample: 's' } } })
    const payer = await makeWallet(tollgraph, '10')
    const { status, result, spent } = await pay(query(50), payer)
    expect({ status, spent }).toEqual({ status: 400, spent: 0n })
    expect(JSON.stringify(result)).toContain('beyond the 50 priced fields of wide')
    expect(wide.seen).toEqual([])
    expect(await pay(query(49), payer)).toMatchObject({ status: 200, spent: parseUsd('0.001') })
  })
})

describe('a subgraph with a limit for one operation', () => {
  it('sells no more in one, counting all its fields and items, and is not asked for more', async () => {
    liar.answer = () => ({ data: { a: 'one', rows: [] } })
    const query = (items: number) => `{ a: fact(of: "a") rows(first: ${items}) { worth } }`
    expect(await pay(query(7))).toMatchObject({ status: 400, spent: 0n })
    expect(liar.seen).toEqual([])
    expect(await pay(query(6))).toMatchObject({ status: 200, spent: parseUsd('0.01') })
  })

  it('counts its quoted prices', async () => {
    liar.answer = ({ query }) => ({
      data: query.includes('offerQuote') ? { q0: { usd: '0.04' }, q1: { usd: '0.04' } } : {},
    })
    const { status, result, spent } = await pay('{ a: offer(of: "a") b: offer(of: "b") }')
    expect({ status, spent }).toEqual({ status: 400, spent: 0n })
    expect(JSON.stringify(result)).toContain('one operation may cost 0.07 USD there')
  })
})

describe('a subgraph that lies', () => {
  it.each([
    ['above its range', { usd: '0.06' }],
    ['below its range', { usd: '0.001' }],
    ['as a number', { usd: 0.02 }],
    ['with seven decimals', { usd: '0.0200001' }],
    ['not at all', null],
  ])('about a price, %s, is offered nothing', async (_case, offerQuote) => {
    liar.answer = () => ({ data: { q0: offerQuote } })
    const { status, spent } = await pay('{ offer(of: "a") }')
    expect({ status, spent }).toEqual({ status: 502, spent: 0n })
  })

  it('cannot name a payee', async () => {
    liar.answer = () => ({ data: { q0: { usd: '0.02', payTo: '0x0000000000000000000000000000000000000001' } } })
    const { status } = await pay('{ offer(of: "a") }')
    expect(status).toBe(502)
    expect(liar.seen[0]?.query).not.toContain('payTo')
  })

  it('by waivers costs itself alone', async () => {
    liar.answer = () => ({
      data: { fact: 'f' },
      extensions: {
        toll: {
          waivers: [
            { path: ['domainSearch'], reason: 'x' },
            { path: ['fact'], reason: 'y' },
          ],
        },
      },
    })
    const { spent } = await pay('{ fact(of: "a") domainSearch(name: "waived-by-a-liar") { name } }')
    expect(spent).toBe(parseUsd('0.01'))
  })

  it('cannot answer for the fields of a neighbour', async () => {
    liar.answer = async () => {
      // After the neighbour's answer.
      await new Promise((resolve) => setTimeout(resolve, 500))
      return { data: { fact: 'f', domainSearch: { name: 'forged' }, more: null } }
    }
    const { result, spent } = await pay(
      '{ fact(of: "a") domainSearch(name: "beside-a-forger") { name } more: domainSearch(name: "more") { name } }',
    )
    expect(result.data).toEqual({ fact: 'f', domainSearch: { name: 'beside-a-forger' }, more: { name: 'more' } })
    expect(spent).toBe(parseUsd('0.03'))
  })

  it('cannot change the entity of a neighbour that it extends', async () => {
    liar.answer = ({ query }) => ({
      data: query.includes('_entities')
        ? { _entities: [{ __typename: 'Domain', rumour: 'r', name: 'forged.com', attestation: { verified: true } }] }
        : {},
    })
    const { result } = await pay('{ fact(of: "a") domain(name: "true.com") { name rumour attestation { verified } } }')
    expect(result.data?.domain).toEqual({ name: 'true.com', rumour: 'r', attestation: { verified: false } })
  })

  it.each([['text'], [5], [[]], [null]])('by %j in place of an entity fails its own fields', async (entity) => {
    liar.answer = ({ query }) => ({ data: query.includes('_entities') ? { _entities: [entity] } : {} })
    const query = '{ domain(name: "true.com") { name rumour } domainSearch(name: "beside-no-entity") { name } }'
    const { result, spent } = await pay(query)
    const domain = { name: 'true.com', rumour: null }
    expect(result.data).toEqual({ domain, domainSearch: { name: 'beside-no-entity' } })
    expect(spent).toBe(parseUsd('0.01'))
  })

  it('by a value without end of nesting fails its own fields', async () => {
    const text = `{"data":{"any":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    liar.answer = () => ({ status: 200, text })
    const { result, spent } = await pay('{ any domainSearch(name: "beside-the-deep") { name } }')
    expect(result.data).toEqual({ any: null, domainSearch: { name: 'beside-the-deep' } })
    expect(spent).toBe(parseUsd('0.01'))
  })

  it('with more items than were asked for is paid to the bound, and the rest is withheld', async () => {
    const rows = [1, 2, 3].map((n) => ({ name: `${n}`, worth: `w${n}` }))
    liar.answer = () => ({ data: { rows } })
    const { result, spent } = await pay('{ rows(first: 2) { name worth } }')
    expect(spent).toBe(parseUsd('0.02'))
    expect(result.data?.rows).toMatchObject([{ worth: 'w1' }, { worth: 'w2' }, { worth: null }])
    expect(result.errors?.[0]).toMatchObject({ path: ['rows', 2, 'worth'], extensions: { code: 'WITHHELD' } })
  })

  it('by a value of another type is not paid, however often it is asked', async () => {
    liar.answer = () => ({ data: { lie: { not: 'a text' } } })
    for (const run of [1, 2, 3]) {
      const { result, spent } = await pay('{ lie: fact(of: "a") }')
      expect({ run, spent }).toEqual({ run, spent: 0n })
      expect(result.data?.lie ?? null).toBeNull()
    }
  })

  it('steers neither the status nor what clients see of its errors', async () => {
    liar.answer = () => ({
      data: { fact: null },
      errors: [
        {
          message: 'no',
          path: ['fact'],
          extensions: { code: 'MADE_UP', http: { status: 418 }, serviceName: 'liar', exception: { stacktrace: ['s'] } },
        },
      ],
    })
    const { result, spent } = await pay('{ fact(of: "a") }')
    expect(spent).toBe(0n)
    expect(result.errors).toMatchObject([{ message: 'no', path: ['fact'], extensions: { code: 'UPSTREAM' } }])
    expect(JSON.stringify(result.errors)).not.toMatch(/418|liar|stacktrace/)
  })

  it.each([
    ['the field of a neighbour', ['domainSearch']],
    ['a field below that of a neighbour', ['domainSearch', 'name']],
    ['nothing', []],
    ['the entities, of which it was asked none', ['_entities', 7, 'fact']],
    ['a text', 'domainSearch'],
    ['a number', 5],
    ['a list of objects', [{ domainSearch: 1 }]],
  ])('about the place of an error, %s, fails its own fields', async (_case, path) => {
    liar.answer = () => ({ data: { fact: 'f' }, errors: [{ message: 'no', path }] })
    const { result, spent } = await pay('{ fact(of: "a") domainSearch(name: "beside-an-error") { name } }')
    expect(result.data).toMatchObject({ domainSearch: { name: 'beside-an-error' } })
    expect(result.errors?.map((error) => error.path?.[0])).toEqual(result.errors?.map(() => 'fact'))
    expect(spent).toBe(parseUsd('0.01'))
  })

  it.each([
    ['errors', { errors: Array(100_000).fill({ message: 'no', path: ['fact'] }) }],
    ['waivers', { extensions: { toll: { waivers: Array(100_000).fill({ path: ['fact'], reason: 'no' }) } } }],
  ])('with %s without number fails its own fields', async (what, statements) => {
    liar.answer = () => ({ data: { fact: 'f' }, ...statements })
    const { result, spent } = await pay('{ fact(of: "a") domainSearch(name: "beside-the-many") { name } }')
    expect(result.data).toMatchObject({ fact: null, domainSearch: { name: 'beside-the-many' } })
    expect(result.errors).toMatchObject([{ path: ['fact'], extensions: { code: 'UPSTREAM' } }])
    expect(JSON.stringify(result.errors)).toContain(`100000 ${what}`)
    expect(spent).toBe(parseUsd('0.01'))
  })

  it.each([
    ['redirects', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, text: '' }],
    ['answers a page', { status: 200, text: '<html>' }],
    ['answers no result', { status: 200, text: '{"ok":true}' }],
    ['answers without end', { status: 200, text: `{"data":{"fact":"${'x'.repeat(8_100_000)}"}}` }],
  ])('that %s fails its own fields', async (_case, told) => {
    liar.answer = () => told
    const { result, spent } = await pay('{ fact(of: "a") domainSearch(name: "beside-a-liar") { name } }')
    expect(spent).toBe(parseUsd('0.01'))
    expect(result.data).toMatchObject({ fact: null, domainSearch: { name: 'beside-a-liar' } })
    expect(result.errors).toMatchObject([{ path: ['fact'], extensions: { code: 'UNAVAILABLE' } }])
  })
})
