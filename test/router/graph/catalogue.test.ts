import { composeServices } from '@apollo/composition'
import { describe, expect, it } from 'vitest'
import { CatalogueError } from '../../../schema/catalogue/problems.ts'
import { buildCatalogue, type Catalogue, loadCatalogue } from '../../../schema/catalogue.ts'
import { subgraphTypeDefs } from '../../../schema/subgraph.ts'
import type { RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'
import { composedOf as supergraph } from './composedOf.ts'
import { smallRuntime } from './smallRuntime.ts'

/** A small service that breaks no rule, for tests to break one at a time. */
const SDL = `
  scalar Colour
  type Query {
    thing(id: ID!): Thing
    things(first: Int = 10, tags: [String!], where: Where, tint: Colour): [Thing!]
    priced(id: ID!): Thing @price(usd: "0.01")
    node: Vertex
    secretly: Thing @internal
  }
  type Mutation { makeThing(name: String!): Thing @wallet }
  input Where { name: String tint: Colour }
  interface Vertex { id: ID! }
  type Thing implements Vertex { id: ID! name: String colour: Colour shade(of: ID!): String }
`

const THING =
  'query Thing($id: ID!) @rest(tag: "Things", method: GET, path: "/things/{id}", root: "thing") { thing(id: $id) { id name @optional } }'

const WHOLE = supergraph(SDL)

function catalogueOf(operations: string, supergraphSdl = WHOLE): Catalogue {
  return buildCatalogue(supergraphSdl, [{ service: 'data', name: 'data.graphql', text: operations }])
}

/** The lines of the refusal. */
function problemsOf(build: () => unknown): readonly string[] {
  try {
    build()
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems
    throw error
  }
  return []
}

const withPrice = (price: string) => SDL.replace('@price(usd: "0.01")', price)

/** The service with a field that is paid per item of `things`. */
const withReview = (price: string) =>
  SDL.replace('colour: Colour', `colour: Colour review: String ${price}`).replace(
    'tint: Colour): [Thing!]',
    'tint: Colour): [Thing!] @listSize(slicingArguments: ["first"])',
  )

it('settles every mutation before it runs whose effect leaves our database', () => {
  const mutations = [...loadCatalogue().fields.values()].filter(({ coordinate }) => coordinate.startsWith('Mutation.'))
  const afterwards = mutations.filter(({ price }) => price?.settle === 'ON_SUCCESS').map(({ coordinate }) => coordinate)
  // Two mark a message as read, one keeps a page that it has read, one writes down a room for a file: rows of ours.
  expect(afterwards.sort()).toEqual([
    'Mutation.createMediaUpload',
    'Mutation.readInboxMessage',
    'Mutation.readPage',
    'Mutation.readSubdomainInboxMessage',
  ])
})

it('takes a service that breaks no rule', () => {
  const { endpoints } = catalogueOf(
    `${THING} query Secretly @rest(tag: "Things", method: POST, path: "/cron") { secretly { id } }`,
  )
  expect(endpoints).toMatchObject([
    { name: 'Thing', method: 'GET', path: '/things/{id}', access: 'free', price: null, root: ['thing'] },
    { name: 'Secretly', access: 'secret' },
  ])
  expect(endpoints[0]?.members).toMatchObject([{ name: 'id', in: 'path', isRequired: true }])
})

describe('two operations', () => {
  it('are refused on one path, also when its parameters have other names', () => {
    const other =
      'query Other($key: ID!) @rest(tag: "Things", method: GET, path: "/things/{key}", root: "thing") { thing(id: $key) { id } }'
    expect(problemsOf(() => catalogueOf(`${THING} ${other}`))).toEqual([
      expect.stringMatching(/^data Other: .*GET \/things\/\{key\} is already Thing$/),
    ])
  })

  it('may stand on one path with different methods', () => {
    const other =
      'query Other($id: ID!) @rest(tag: "Things", method: POST, path: "/things/{id}", root: "thing") { thing(id: $id) { id } }'
    expect(catalogueOf(`${THING} ${other}`).endpoints).toHaveLength(2)
  })

  it('are refused under one name', () => {
    const other = THING.replace('/things/{id}', '/other/{id}')
    expect(problemsOf(() => catalogueOf(`${THING} ${other}`))).toEqual([
      expect.stringMatching(/^data Thing: two operations have this name$/),
    ])
  })
})

describe('@price is refused', () => {
  it.each([
    ['as no number', '@price(usd: "cheap")', /Not a decimal amount in USD/],
    ['below zero', '@price(usd: "-1")', /Not a decimal amount in USD/],
    ['with an exponent', '@price(usd: "1e-2")', /Not a decimal amount in USD/],
    ['of nothing', '@price(usd: "0")', /below one atomic unit/],
    ['finer than an atomic unit', '@price(usd: "0.0000001")', /at most 6 decimals/],
    ['with a least price above its most', '@price(min: "2", max: "1")', /min above its max/],
    ['with a most price of nothing', '@price(min: "0", max: "0")', /below one atomic unit/],
    ['fixed and dynamic at once', '@price(usd: "1", min: "0", max: "2")', /either usd, or min and max/],
    ['fixed with a most price', '@price(usd: "1", max: "2")', /either usd, or min and max/],
    ['with a least price only', '@price(min: "1")', /both min and max/],
    ['with a most price only', '@price(max: "1")', /both min and max/],
    ['with nothing in it', '@price', /either usd, or min and max/],
  ])('%s, naming the field', (_, price, rule) => {
    const problems = problemsOf(() => buildCatalogue(supergraph(withPrice(price)), []))
    expect(problems).toEqual([expect.stringMatching(/^Query\.priced: /)])
    expect(problems.join('\n')).toMatch(rule)
  })

  it('on a mutation that leaves it to the default when its money moves', () => {
    const priced = (price: string) => supergraph(SDL.replace('Thing @wallet', `Thing ${price}`))
    expect(problemsOf(() => buildCatalogue(priced('@price(usd: "1")'), []))).toEqual([
      expect.stringMatching(
        /^Mutation\.makeThing: a priced mutation must say `settle: UPFRONT`, or `settle: ON_SUCCESS`/,
      ),
    ])
    for (const settle of ['ON_SUCCESS', 'UPFRONT']) {
      expect(problemsOf(() => buildCatalogue(priced(`@price(usd: "1", settle: ${settle})`), []))).toEqual([])
    }
  })

  it('on a field that several services resolve', () => {
    const shared = 'type Query { priced: String @shareable @price(usd: "0.01") }'
    const composed = composeServices(
      ['data', 'travel'].map((name) => ({ name, url: `inprocess:${name}`, typeDefs: subgraphTypeDefs(shared) })),
    )
    const problems = problemsOf(() => buildCatalogue(composed.supergraphSdl ?? '', []))
    expect(problems).toEqual(['Query.priced: a priced field is resolved by exactly one service'])
  })

  it('together with everything else that is wrong, in one message', () => {
    const sdl = withPrice('@price(usd: "cheap")')
    const operations =
      'query Nowhere @rest(tag: "Things", method: GET, path: "nowhere") { node { id } } query Wrong { thing { id } }'
    const problems = problemsOf(() => catalogueOf(operations, supergraph(sdl)))
    expect(problems).toEqual([
      expect.stringMatching(/^Query\.priced: /),
      expect.stringMatching(/^data\.graphql Nowhere: /),
      expect.stringMatching(/^data\.graphql Wrong: /),
    ])
    const message = problems.map((problem) => `  - ${problem}`).join('\n')
    expect(() => catalogueOf(operations, supergraph(sdl))).toThrow(`The catalogue is refused:\n${message}`)
  })
})

describe('an operation', () => {
  const own = '"Lists what is red. Nothing else."\n'
  const list =
    'query Red @rest(tag: "Things", method: GET, path: "/red", root: "things") { things(where: null, tint: null) { id } }'

  it('is described by its own words where it has some, and by those of its field else', () => {
    const sdl = SDL.replace('things(first', '"Lists things."\nthings(first')
    const described = (operations: string) => catalogueOf(operations, supergraph(sdl)).endpoints[0]
    expect(described(list)).toMatchObject({ summary: 'Lists things', purpose: 'Lists things.' })
    expect(described(own + list)).toMatchObject({
      summary: 'Lists what is red',
      purpose: 'Lists what is red. Nothing else.',
    })
    expect(described(own + list)?.operation.description).toBeUndefined()
  })

  it('says in its description what it costs, and not in its purpose', () => {
    const priced =
      'query Dear($id: ID!) @rest(tag: "Things", method: GET, path: "/dear/{id}", root: "priced") { priced(id: $id) { id } }'
    const sdl = SDL.replace('priced(id', '"""A dear\nthing."""\npriced(id')
    for (const [text, purpose] of [
      [priced, 'A dear\nthing.'],
      [`"One dear thing."\n${priced}`, 'One dear thing.'],
    ] as const) {
      const [endpoint] = catalogueOf(text, supergraph(sdl)).endpoints
      expect(endpoint).toMatchObject({ purpose, description: `${purpose}\n\nCosts 0.01 USD.` })
      expect(endpoint?.summary).not.toContain('\n')
    }
  })
})

describe('an operation is refused', () => {
  it.each([
    ['that does not parse', 'query Broken {', /Syntax Error/],
    [
      'without a name',
      'query @rest(tag: "Things", method: GET, path: "/x") { things { id } }',
      /anonymous operation: an operation here has a name/,
    ],
    ['without @rest', 'query Bare { things { id } }', /data\.graphql Bare: an operation here has a name and @rest/],
    [
      'of an unknown method',
      'query M @rest(tag: "Things", method: FETCH, path: "/x") { things { id } }',
      /M: @rest takes a method/,
    ],
    [
      'of a path without its slash',
      'query P @rest(tag: "Things", method: GET, path: "x") { things { id } }',
      /P: @rest takes a method .* path that starts with \//,
    ],
    ['without a topic', 'query T @rest(method: GET, path: "/x") { things { id } }', /T: @rest takes a tag/],
    [
      'whose topic is no title',
      'query T @rest(method: GET, path: "/x", tag: "all things") { things { id } }',
      /T: @rest takes a tag: its topic, such as "Invite Codes"/,
    ],
    [
      'that does not validate',
      'query V @rest(tag: "Things", method: GET, path: "/x") { things { nothing } }',
      /V: Cannot query field "nothing"/,
    ],
    [
      'that leaves a required argument of a member out',
      'query V @rest(tag: "Things", method: GET, path: "/x") { thing(id: "1") { shade } }',
      /V: .*argument "of"/,
    ],
    [
      'whose fragment is nowhere',
      'query V @rest(tag: "Things", method: GET, path: "/x") { things { ...Gone } }',
      /V: Unknown fragment "Gone"/,
    ],
    [
      'whose path has a parameter that is no variable',
      'query P($id: ID!) @rest(tag: "Things", method: GET, path: "/x/{key}", root: "thing") { thing(id: $id) { id } }',
      /P: \{key\} of the path has no variable/,
    ],
    [
      'that writes by GET',
      'mutation W($name: String!) @rest(tag: "Things", method: GET, path: "/x") { makeThing(name: $name) { id } }',
      /W: GET cannot be a mutation/,
    ],
    [
      'whose root it does not select',
      'query R @rest(tag: "Things", method: GET, path: "/x", root: "thing") { things { id } }',
      /R: @rest\(root:\) names thing/,
    ],
    [
      'whose variable has a scalar that JSON of ours does not know',
      'query S($tint: Colour) @rest(tag: "Things", method: POST, path: "/x") { things(tint: $tint) { id } }',
      /S: \$tint has the scalar Colour, which the REST layer cannot express/,
    ],
    [
      'whose variable has such a scalar inside',
      'query S($where: Where) @rest(tag: "Things", method: POST, path: "/x") { things(where: $where) { id } }',
      /S: \$where has the scalar Colour, which the REST layer cannot express/,
    ],
    [
      'whose answer has such a scalar',
      'query S @rest(tag: "Things", method: GET, path: "/x") { things { colour } }',
      /S.*Colour, which the REST layer cannot express/,
    ],
    [
      'whose URL would carry an object',
      'query U($where: Where) @rest(tag: "Things", method: GET, path: "/x") { things(where: $where) { id } }',
      /U: \$where is no value that a URL can carry/,
    ],
    [
      'that leaves out what is never null',
      'query O($id: ID!) @rest(tag: "Things", method: GET, path: "/x", root: "thing") { thing(id: $id) { id @optional } }',
      /O.* id: @optional stands on a field that is never null/,
    ],
    [
      'that selects on an abstract type and does not tell which it is',
      'query A @rest(tag: "Things", method: GET, path: "/x") { node { id } }',
      /A node: selects on Vertex without a __typename/,
    ],
  ])('%s', (_, operations, rule) => {
    const problems = problemsOf(() => catalogueOf(operations))
    expect(problems.join('\n')).toMatch(rule)
    expect(problems.every((problem) => problem.startsWith('data.graphql'))).toBe(true)
  })

  it('that selects a field which is priced per item', () => {
    const sdl = withReview('@price(usd: "0.01")')
    const operations =
      'query L @rest(tag: "Things", method: GET, path: "/x") { things(first: 3, where: null, tint: null) { review } }'
    expect(problemsOf(() => catalogueOf(operations, supergraph(sdl)))).toEqual([
      expect.stringMatching(/^data\.graphql L: .*priced per item/),
    ])
  })
})

it('a path may select a priced field of one thing where lists lead to it, too', () => {
  const sdl = supergraph(withReview('@price(usd: "0.01")'))
  const path = (selection: string, root = '') =>
    `query T($id: ID!) @rest(tag: "Things", method: GET, path: "/x"${root}) { thing(id: $id) { ${selection} } }`
  const { endpoints } = catalogueOf(path('review', ', root: "thing.review"'), sdl)
  expect(endpoints[0]).toMatchObject({ price: { mode: 'fixed', max: 10_000n }, description: 'Costs 0.01 USD.' })
  const below = `${path('id')} fragment r on Thing { review }`.replace(
    '} }',
    '} things(first: 3, where: null, tint: null) { ...r } }',
  )
  expect(problemsOf(() => catalogueOf(below, sdl))).toEqual([expect.stringMatching(/T: .*priced per item/)])
})

describe('a list above a priced field', () => {
  const problems = (sdl: string) => problemsOf(() => buildCatalogue(supergraph(sdl), []))

  it('is refused without a bound of its own, with what to add', () => {
    const sdl = SDL.replace('colour: Colour', 'colour: Colour review: String @price(usd: "0.01")')
    expect(problems(sdl)).toEqual([
      'Query.things: is a list above the priced Thing.review: give it @listSize(slicingArguments:) or @listSize(assumedSize:)',
    ])
  })

  it('may be bounded by the field above it, by each that leads to it', () => {
    const page = (sized: string) => `
      type Query { one(first: Int!): Page ${sized} other(first: Int!): Page @listSize(slicingArguments: ["first"], sizedFields: ["items"]) }
      type Page { items: [Item!]! }
      type Item { review: String @price(usd: "0.01") }`
    expect(problems(page('@listSize(slicingArguments: ["first"], sizedFields: ["items"])'))).toEqual([])
    expect(problems(page(''))).toEqual([
      expect.stringMatching(/^Page\.items: .*or name it in sizedFields of Query\.one$/),
    ])
  })

  it('is refused as a list of lists', () => {
    const sdl = `type Query { grid: [[Item!]!] @listSize(assumedSize: 3) } type Item { review: String @price(usd: "0.01") }`
    expect(problems(sdl)).toEqual([expect.stringMatching(/^Query\.grid: is a list of lists above/)])
  })

  it('has nothing below it that settles UPFRONT', () => {
    expect(problems(withReview('@price(usd: "1", settle: UPFRONT)'))).toEqual([
      expect.stringMatching(/^Thing\.review: .*UPFRONT cannot be priced per item/),
    ])
  })
})

it('refuses a price on a field that an interface selects without it', () => {
  const sdl = SDL.replace(
    'type Thing implements Vertex { id: ID!',
    'type Thing implements Vertex { id: ID @price(usd: "1")',
  ).replace('interface Vertex { id: ID! }', 'interface Vertex { id: ID }')
  expect(problemsOf(() => buildCatalogue(supergraph(sdl), [])).join()).toMatch(/Thing\.id: .*interface Vertex/)
})

it('refuses @wallet on a field that an interface selects without it', () => {
  const sdl = SDL.replace('type Thing implements Vertex { id: ID!', 'type Thing implements Vertex { id: ID! @wallet')
  expect(problemsOf(() => buildCatalogue(supergraph(sdl), []))).toEqual([
    'Thing.id: needs a caller, and the interface Vertex selects it without @wallet',
  ])
})

it('refuses a pattern that is no regular expression, naming the argument', () => {
  const sdl = SDL.replace('makeThing(name: String!)', 'makeThing(name: String! @constraint(pattern: "(["))')
  expect(problemsOf(() => buildCatalogue(supergraph(sdl), []))).toEqual([
    expect.stringMatching(/^Mutation\.makeThing\(name\): @constraint\(pattern:\)/),
  ])
})

describe('a service is refused at its start', () => {
  const DYNAMIC = withPrice('@price(min: "0", max: "1")')
  const UPFRONT = withPrice('@price(usd: "1", settle: UPFRONT)')
  const quote = () => ({ amount: 0n as never })
  const act = { hold: async () => {}, release: async () => {}, outcome: async () => 'DONE' as const }
  const resolvers = {
    Query: Object.fromEntries(['thing', 'things', 'priced', 'node', 'secretly'].map((field) => [field, () => null])),
    Mutation: { makeThing: () => null },
  }

  const starting = (sdl: string, topic: RunnableTopic<unknown>) => () => smallRuntime(sdl, { resolvers, ...topic })

  it.each([
    ['with a dynamic price without a quote', DYNAMIC, {}, 'data Query.priced: has a dynamic price but no quote'],
    [
      'with a quote without a price',
      SDL,
      { quotes: { 'Query.thing': quote } },
      'data Query.thing: has a quote but no dynamic price',
    ],
    [
      'with a quote for a fixed price',
      SDL,
      { quotes: { 'Query.priced': quote } },
      'data Query.priced: has a quote but no dynamic price',
    ],
    ['with an UPFRONT price without an act', UPFRONT, {}, 'data Query.priced: settles UPFRONT but has no act'],
    [
      'with an act that is not UPFRONT',
      SDL,
      { acts: { 'Query.priced': act } },
      'data Query.priced: has an act but does not settle UPFRONT',
    ],
    [
      'with a resolver of no field',
      SDL,
      { resolvers: { ...resolvers, Thing: { shape: () => 1 } } },
      'data Thing.shape: has a resolver but stands in no type',
    ],
    [
      'with a root field without a resolver',
      SDL,
      { resolvers: { Query: resolvers.Query } },
      'data Mutation.makeThing: has no resolver',
    ],
  ])('%s', (_, sdl, topic, problem) => {
    expect(problemsOf(starting(sdl, topic as RunnableTopic<unknown>))).toEqual([problem])
  })

  it('not when each dynamic price has its quote and each UPFRONT one its act', () => {
    const sdl = withPrice('@price(min: "0", max: "1", settle: UPFRONT)')
    expect(starting(sdl, { quotes: { 'Query.priced': quote }, acts: { 'Query.priced': act } })().name).toBe('data')
  })
})
