import { composeServices } from '@apollo/composition'
import fc from 'fast-check'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OperationStore } from '../../../../router/graph/operation.ts'
import { inspectOperation } from '../../../../router/payments/checkout/inspect.ts'
import { buildCatalogue } from '../../../../schema/catalogue.ts'
import { formatUsd, parseUsd, sumUsdc, timesUsdc } from '../../../../schema/money.ts'
import { subgraphTypeDefs } from '../../../../schema/subgraph.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json } from '../../../support/wallet.ts'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph()
})
afterAll(() => tollgraph?.stop())

interface Bill {
  readonly total: string
  readonly lines: readonly {
    readonly path: string
    readonly field: string
    readonly usd: string
    readonly units?: number
  }[]
}

interface Asked {
  readonly query: string
  readonly variables?: Record<string, unknown>
  readonly operationName?: string
}

async function billOf(asked: Asked): Promise<Bill> {
  const response = await fetch(`${tollgraph.url}/graphql`, json({ ...asked, extensions: { bill: true } }))
  const result = (await response.json()) as { extensions?: { bill?: Bill } }
  return result.extensions?.bill ?? expect.fail(`No bill: ${JSON.stringify(result)} for ${asked.query}`)
}

/** The lines in short: `path usd`. */
async function linesOf(asked: Asked): Promise<string[]> {
  const bill = await billOf(asked)
  expect(bill.total).toBe(formatUsd(sumUsdc(bill.lines.map(({ usd }) => parseUsd(usd)))))
  return bill.lines.map(({ path, usd, units }) => (units ? `${path} ${usd} x${units}` : `${path} ${usd}`))
}

describe('a bill', () => {
  it('has a line for each priced field, at its response key, in the order of the document', async () => {
    const query = `{
      second: domainAvailability(domain: "two.ai") { available }
      domainAvailability(domain: "one.com") { available }
      me { address }
      domainSearch(name: "three") { name }
    }`
    const lines = ['second 0.05', 'domainAvailability 0.01', 'domainSearch 0.01']
    expect(await linesOf({ query })).toEqual(lines)
    expect(await linesOf({ query })).toEqual(lines)
  })

  it('sees through fragments, wherever they stand and however deep they nest', async () => {
    const query = `
      fragment Inner on DomainSearchResult { ... on DomainSearchResult { price: availability { currentPrice } } }
      fragment Outer on DomainSearch { results { ...Inner domain { name } } }
      { ... on Query { ...Root } ... { last: domainAvailability(domain: "last.com") { available } } }
      fragment Root on Query { domainSearch(name: "deep", first: 3) { ...Outer } }
    `
    expect(await linesOf({ query })).toEqual(['domainSearch 0.01', 'domainSearch.results.price 0.15 x3', 'last 0.01'])
  })

  it('counts a field once at one response key, and again at another', async () => {
    const query = `{
      domainSearch(name: "once", first: 2) { name }
      domainSearch(name: "once", first: 2) { results { availability { available } } ...Again }
      twin: domainSearch(name: "once", first: 2) { results { availability { available } twin: availability { premium } } }
    }
    fragment Again on DomainSearch { results { availability { premium } } }`
    expect(await linesOf({ query })).toEqual([
      'domainSearch 0.01',
      'domainSearch.results.availability 0.10 x2',
      'twin 0.01',
      'twin.results.availability 0.10 x2',
      'twin.results.twin 0.10 x2',
    ])
  })

  it('leaves out what is skipped or not included, by literals, variables and their defaults', async () => {
    const query = `query ($no: Boolean!, $yes: Boolean = true, $off: Boolean = false) {
      a: domainSearch(name: "a") @skip(if: true) { name }
      b: domainSearch(name: "b") @include(if: $no) { name }
      c: domainSearch(name: "c") @skip(if: $yes) { name }
      d: domainSearch(name: "d") @include(if: $yes) @skip(if: $off) { name }
      e: domainSearch(name: "e") @include(if: $yes) @skip(if: $yes) { name }
      ... @include(if: $no) { f: domainSearch(name: "f") { name } }
      ...G @skip(if: $yes)
      ... @include(if: $yes) { h: domainSearch(name: "h", first: 1) { results { availability @skip(if: $yes) { premium } } } }
      h: domainSearch(name: "h", first: 1) { results { domain { name } } }
    }
    fragment G on Query { g: domainSearch(name: "g") { name } }`
    expect(await linesOf({ query, variables: { no: false } })).toEqual(['d 0.01', 'h 0.01'])
    expect(await linesOf({ query, variables: { no: true, yes: false } })).toEqual([
      'b 0.01',
      'c 0.01',
      'f 0.01',
      'g 0.01',
      'h 0.01',
    ])
  })

  it('is bounded by the list’s argument, given, defaulted or in a variable', async () => {
    const query = `query ($first: Int! = 4) {
      given: domainSearch(name: "x", first: 2) { results { availability { premium } } }
      standard: domainSearch(name: "x") { results { availability { premium } } }
      variable: domainSearch(name: "x", first: $first) { results { availability { premium } } }
    }`
    expect(await linesOf({ query })).toEqual([
      'given 0.01',
      'given.results.availability 0.10 x2',
      'standard 0.01',
      'standard.results.availability 1.40 x28',
      'variable 0.01',
      'variable.results.availability 0.20 x4',
    ])
    expect(await linesOf({ query, variables: { first: 5 } })).toContain('variable.results.availability 0.25 x5')
  })

  it('quotes dynamic prices by their arguments, also out of variables', async () => {
    const query = 'query ($domain: String! = "a.com") { domainAvailability(domain: $domain) { available } }'
    expect(await linesOf({ query })).toEqual(['domainAvailability 0.01'])
    expect(await linesOf({ query, variables: { domain: 'a.ai' } })).toEqual(['domainAvailability 0.05'])
  })

  it('is that of the named operation only', async () => {
    const query = `
      query One { domainSearch(name: "x") { name } }
      query Two { domainAvailability(domain: "x.ai") { premium } domainSearch(name: "x") { name } }
      query None { __typename }
    `
    expect((await billOf({ query, operationName: 'One' })).total).toBe('0.01')
    expect((await billOf({ query, operationName: 'Two' })).total).toBe('0.06')
    expect((await billOf({ query, operationName: 'None' })).total).toBe('0.00')
  })

  it('has nothing in it for introspection, __typename and free fields', async () => {
    const query = `{
      __typename
      __schema { queryType { fields { name } } }
      __type(name: "DomainSearch") { name }
      me { __typename address domains { nodes { name } } }
    }`
    expect(await billOf({ query })).toEqual({ total: '0.00', currency: 'USD', lines: [] })
    const free = await fetch(
      `${tollgraph.url}/graphql`,
      json({ query: '{ __schema { queryType { name } } __typename }' }),
    )
    expect(await free.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } }, __typename: 'Query' } })
  })

  it('lets a payment to somebody else stand alone only', async () => {
    const sendTo = (address: string) =>
      `sendUsdc(input: { amount: "2.5", address: "${address}", network: BASE }) { success }`
    const address = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
    expect(await linesOf({ query: `mutation { ${sendTo(address)} }` })).toEqual(['sendUsdc 2.50'])
    const query = `mutation { ${sendTo(address)} again: ${sendTo(address)} }`
    const response = await fetch(`${tollgraph.url}/graphql`, json({ query, extensions: { bill: true } }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { issues: [{ code: 'stands_alone' }, {}] } }],
    })
  })
})

// --- The same for any selection: what is generated here is priced twice, by the router and by adding up. ---

type Condition = 'plain' | 'skip literal' | 'skip variable' | 'include literal' | 'include variable'
type Wrapping = 'bare' | 'inline' | 'fragment' | 'nested fragment'

interface Shown {
  readonly condition: Condition
  readonly wrapping: Wrapping
  readonly isWrittenTwice: boolean
}
type Item =
  | (Shown & { readonly kind: 'check'; readonly ending: 'com' | 'ai' | 'dev' | 'net' })
  | (Shown & { readonly kind: 'search'; readonly first: number | null; readonly below: readonly Shown[] })
  | (Shown & { readonly kind: 'free' })

const shown = {
  condition: fc.constantFrom<Condition>(
    'plain',
    'plain',
    'skip literal',
    'skip variable',
    'include literal',
    'include variable',
  ),
  wrapping: fc.constantFrom<Wrapping>('bare', 'bare', 'inline', 'fragment', 'nested fragment'),
  isWrittenTwice: fc.boolean(),
}
const item: fc.Arbitrary<Item> = fc.oneof(
  fc.record({ kind: fc.constant('check' as const), ending: fc.constantFrom('com', 'ai', 'dev', 'net'), ...shown }),
  fc.record({
    kind: fc.constant('search' as const),
    first: fc.option(fc.integer({ min: 1, max: 28 })),
    below: fc.array(fc.record(shown), { maxLength: 3 }),
    ...shown,
  }),
  fc.record({ kind: fc.constant('free' as const), ...shown }),
) as fc.Arbitrary<Item>

const CHECK_PRICES = { com: '0.01', net: '0.01', ai: '0.05', dev: '0.05' } as const

/** Whether the field runs: literals say what they say, the variables are `$yes: true` and `$no: false`. */
const isShown = ({ condition }: Shown) => condition !== 'skip literal' && condition !== 'skip variable'

/** The independent count. */
function expectedTotal(items: readonly Item[]): string {
  const amounts = items.filter(isShown).flatMap((one) => {
    if (one.kind === 'free') return []
    if (one.kind === 'check') return [parseUsd(CHECK_PRICES[one.ending])]
    const units = one.first ?? 28
    return [parseUsd('0.01'), ...one.below.filter(isShown).map(() => timesUsdc(parseUsd('0.05'), units))]
  })
  return formatUsd(sumUsdc(amounts))
}

/** Writes items as an operation, in whichever of GraphQL's ways each one asks for. */
class Writer {
  readonly #fragments: string[] = []

  operation(items: readonly Item[], name: string): string {
    const fields = items.map((one, index) => this.#wrapped(one, this.#field(one, `f${index}`), 'Query')).join('\n')
    const typename = `query ${name} ($yes: Boolean! = true, $no: Boolean!) { __typename @include(if: $yes) @skip(if: $no) ${fields} }`
    return [typename, ...this.#fragments].join('\n')
  }

  #field(one: Item, key: string): string {
    const when = directive(one.condition)
    if (one.kind === 'free') return `${key}: __type(name: "Query") ${when} { name }`
    if (one.kind === 'check') return `${key}: domainAvailability(domain: "${key}.${one.ending}") ${when} { available }`
    const below = one.below.map((inner, index) =>
      this.#wrapped(inner, `a${index}: availability ${directive(inner.condition)} { available }`, 'DomainSearchResult'),
    )
    const bound = one.first === null ? '' : `, first: ${one.first}`
    return `${key}: domainSearch(name: "${key}"${bound}) ${when} { name results { tld ${below.join(' ')} } }`
  }

  #wrapped({ wrapping, isWrittenTwice }: Shown, field: string, type: string): string {
    const fields = isWrittenTwice ? `${field} ${field}` : field
    if (wrapping === 'bare') return fields
    if (wrapping === 'inline') return `... on ${type} { ${fields} }`
    const inner = this.#fragment(type, fields)
    return wrapping === 'fragment' ? inner : this.#fragment(type, `... { ${inner} }`)
  }

  #fragment(type: string, selection: string): string {
    const name = `F${this.#fragments.length}`
    this.#fragments.push(`fragment ${name} on ${type} { ${selection} }`)
    return `...${name}`
  }
}

function directive(condition: Condition): string {
  if (condition === 'plain') return ''
  const [name, kind] = condition.split(' ')
  return `@${name}(if: ${kind === 'literal' ? 'true' : '$yes'})`
}

it('is the sum of what an operation selects, however that is written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 6 }), async (items) => {
      const query = new Writer().operation(items, 'Generated')
      const bill = await billOf({ query, variables: { no: false } })
      expect(bill.total).toBe(expectedTotal(items))
      expect(bill.total).toBe(formatUsd(sumUsdc(bill.lines.map(({ usd }) => parseUsd(usd)))))
      expect(new Set(bill.lines.map(({ path, field }) => `${field} ${path}`)).size).toBe(bill.lines.length)
    }),
    { numRuns: 150, examples: [[[]]] },
  )
})

// --- Rules that no schema of ours happens to need, on a small one. ---

const SMALL = `
  type Query {
    shelves(first: Int, ids: [ID!]): [Shelf!] @listSize(slicingArguments: ["first"])
    shelf: Shelf
    book: Book
  }
  type Shelf {
    name: String
    books(first: Int = 2): [Book!]! @listSize(slicingArguments: ["first"])
    pages(rows: Int!): Pages! @listSize(slicingArguments: ["rows"], sizedFields: ["items"])
    parts: [Part!] @listSize(assumedSize: 3)
  }
  union Part = Book | Shelf
  type Pages { items: [Book!]! }
  type Book {
    title: String!
    review: String @price(usd: "0.02")
    cover: String @price(usd: "0.01")
    byRow: String @price(usd: "0.03")
  }
`

function inspect(query: string, variables: Record<string, unknown> = {}) {
  const composed = composeServices([{ name: 'data', url: 'inprocess:data', typeDefs: subgraphTypeDefs(SMALL) }])
  if (composed.errors) throw composed.errors[0]
  const catalogue = buildCatalogue(composed.supergraphSdl, [])
  const limits = { maxTokens: 1_000, maxDepth: 15, maxFields: 100, maxAliases: 20 }
  const operation = new OperationStore(catalogue.schema, limits).prepare(query, null)
  expect(() => parse(query)).not.toThrow()
  return inspectOperation(operation, variables, catalogue.schema, catalogue)
}

describe('a priced field below a list', () => {
  const units = (query: string) => inspect(query).priced.map((one) => `${one.path.join('.')} ${one.units}`)

  it('is paid once where there is no list above it', () => {
    expect(units('{ book { review cover } shelf { name } }')).toEqual(['book.review 1', 'book.cover 1'])
  })

  it('is paid for each item that the bounds of all lists above it allow', () => {
    expect(units('{ shelves(first: 3) { books(first: 5) { review } } }')).toEqual(['shelves.books.review 15'])
    expect(units('{ shelves(first: 3) { books { review } } }')).toEqual(['shelves.books.review 6'])
    expect(units('{ shelf { books { review } } }')).toEqual(['shelf.books.review 2'])
  })

  it('takes the bound from the field that pages the list', () => {
    expect(units('{ shelf { pages(rows: 7) { items { byRow } } } }')).toEqual(['shelf.pages.items.byRow 7'])
    expect(units('{ shelves(first: 2) { pages(rows: 7) { items { byRow } } } }')).toEqual([
      'shelves.pages.items.byRow 14',
    ])
  })

  it('is paid for what a list without an argument is assumed to hold, in each list above that', () => {
    const query = '{ shelves(first: 2) { parts { ... on Book { cover } ... on Shelf { books { cover } } } } }'
    expect(units(query)).toEqual(['shelves.parts.cover 6', 'shelves.parts.books.cover 12'])
  })

  it('is refused where another type’s field has its place in the answer', () => {
    const query = (alias: string) => `{ shelf { parts { ... on Book { cover } ... on Shelf { ${alias}: name } } } }`
    expect(inspect(query('cover')).issues).toMatchObject([
      {
        path: ['shelf', 'parts', 'cover'],
        code: 'ambiguous',
        message: expect.stringContaining('give one of them an alias'),
      },
    ])
    expect(inspect(query('name')).issues).toEqual([])
  })

  it.each([
    ['without a bound', '{ shelves { books(first: 5) { review } } }', 'the list shelves needs a bound: give first'],
    [
      'with a bound of null',
      '{ shelves(first: null) { books { review } } }',
      'the list shelves needs a bound: give first',
    ],
    ['with a bound of 0', '{ shelves(first: 0) { books { review } } }', 'the list shelves needs a bound: give first'],
    ['with a bound below 0', '{ shelf { books(first: -1) { review } } }', 'the list books needs a bound: give first'],
    [
      'with the bound of another',
      '{ shelves { pages(rows: 2) { items { byRow } } } }',
      'the list shelves needs a bound: give first',
    ],
  ])('is refused %s, with a message that says what to give', (_, query, message) => {
    const { issues, priced } = inspect(query)
    expect(issues).toEqual([expect.objectContaining({ code: 'unbounded', message: expect.stringContaining(message) })])
    expect(priced).toEqual([])
  })

  it('is refused where its bound is a variable that was not given', () => {
    const query = 'query ($n: Int) { shelves(first: $n) { books { review } } }'
    expect(inspect(query).issues).toHaveLength(1)
    expect(inspect(query, { n: 2 }).priced.map((one) => one.units)).toEqual([4])
  })

  it('is refused for more items than can be counted', () => {
    const most = 2 ** 31 - 1
    const query = `{ shelves(first: ${most}) { books(first: ${most}) { review } } }`
    expect(inspect(query).issues).toMatchObject([{ message: expect.stringContaining('too many items') }])
  })
})
