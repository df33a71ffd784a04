import { execute, getIntrospectionQuery, type IntrospectionQuery, parse, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { Introspection } from '../../../router/graph/introspection.ts'
import { OperationStore } from '../../../router/graph/operation.ts'
import { splitIntrospection } from '../../../router/graph/splitIntrospection.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'

const catalogue = loadCatalogue()
const introspection = new Introspection(catalogue)
const limits = { maxTokens: 20_000, maxDepth: 15, maxFields: 1_000, maxAliases: 50 }
const operations = new OperationStore(catalogue.schema, limits, [(operation) => introspection.check(operation)])

const prepare = (query: string) => operations.prepare(query, null)
const STANDARD = getIntrospectionQuery()
const BODY = STANDARD.slice(STANDARD.indexOf('{', STANDARD.indexOf('__schema')), STANDARD.indexOf('fragment'))
const FRAGMENTS = STANDARD.slice(STANDARD.indexOf('fragment'))
const TYPES = 'types { kind name fields { name description args { name } type { name kind } } }'

function aliased(count: number, field: (alias: string) => string): string {
  return Array.from({ length: count }, (_, index) => field(`a${index}`)).join(' ')
}

describe('the introspection of an operation', () => {
  it.each([
    ['the standard query', STANDARD],
    [
      'the standard query with everything',
      getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true }),
    ],
    ['some types by name', `{ ${aliased(10, (alias) => `${alias}: __type(name: "Domain") { fields { name } }`)} }`],
    ['the names of types', '{ __schema { types { name fields { name } } } }'],
  ])('may be %s', (_, query) => {
    expect(introspection.answer(prepare(query), {}).errors).toBeUndefined()
  })

  it.each([
    [
      'aliases of __schema',
      `{ a: __schema ${BODY.slice(0, BODY.lastIndexOf('}'))} b: __schema { description } } ${FRAGMENTS}`,
    ],
    [
      'aliases of __schema in fragments',
      '{ ...A b: __schema { description } } fragment A on Query { __schema { description } }',
    ],
    ['more than ten aliases of __type', `{ ${aliased(11, (alias) => `${alias}: __type(name: "Domain") { name }`)} }`],
    ['aliases of types', `{ __schema { ${aliased(40, (alias) => `${alias}: ${TYPES}`)} } }`],
    [
      'aliases of fields',
      `{ __schema { types { ${aliased(40, (alias) => `${alias}: fields { name description args { name description } }`)} } } }`,
    ],
  ])('is refused with %s', (_, query) => {
    expect(() => prepare(query)).toThrowError(/at most \d+ (is|are) served/)
  })

  it('is executed once for operations that are equal once they are normalised', () => {
    const before = introspection.size
    const first = introspection.answer(prepare('query A { __schema { types { name } } }'), {})
    expect(introspection.answer(prepare('query B {\n  __schema { types { name } }\n}'), {})).toBe(first)
    const named = prepare('query ($n: String!) { __type(name: $n) { name } }')
    expect(introspection.answer(named, { n: 'Domain' }).data).toEqual({ __type: { name: 'Domain' } })
    expect(introspection.answer(named, { n: 'Wallet' }).data).toEqual({ __type: { name: 'Wallet' } })
    expect(introspection.size).toBe(before + 3)
  })
})

describe('the public schema', () => {
  const internal = [...catalogue.fields.values()].filter(({ isInternal }) => isInternal)

  it('has everything but internal fields and the types that only they lead to', () => {
    const whole = new Set(Object.keys(catalogue.schema.getTypeMap()))
    const shown = new Set(Object.keys(catalogue.publicSchema.getTypeMap()))
    expect([...whole].filter((name) => !shown.has(name)).sort()).toEqual(['RegistrantSweep', 'RegistrationSweep'])
    const mutations = catalogue.publicSchema.getMutationType()?.getFields() ?? {}
    const names = internal.map(({ coordinate }) => coordinate.split('.')[1] ?? '')
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(mutations).not.toHaveProperty([name])
    const others = Object.keys(catalogue.schema.getMutationType()?.getFields() ?? {}).filter(
      (name) => !names.includes(name),
    )
    expect(Object.keys(mutations)).toEqual(others)
  })

  it('is what introspection shows', () => {
    const result = introspection.answer(prepare(STANDARD), {})
    const stock = execute({ schema: catalogue.publicSchema, document: parse(STANDARD) })
    expect(JSON.stringify(result)).toBe(JSON.stringify(stock))
    const shown = JSON.stringify(result.data as unknown as IntrospectionQuery)
    for (const { coordinate } of internal) expect(shown).not.toContain(`"${coordinate.split('.')[1]}"`)
    expect(printSchema(catalogue.publicSchema)).not.toContain('RegistrantSweep')
  })
})

describe('an operation with introspection beside data', () => {
  it('is split at its root, fragments and conditions included', () => {
    const split = splitIntrospection(
      prepare(`
        query ($is: Boolean!, $name: String!) { ...Both @include(if: $is) domain(name: $name) { name } }
        fragment Both on Query { __type(name: $name) { ...Named } search: me { address } }
        fragment Named on __Type { name }
      `),
    )
    expect(split.keys).toEqual(['__type', 'search', 'domain'])
    expect(split.introspection?.text).toBe(
      'query($is:Boolean!$name:String!){...on Query@include(if:$is){__type(name:$name){...Named}}}fragment Named on __Type{name}',
    )
    expect(split.rest?.text).toBe(
      'query($is:Boolean!$name:String!){...on Query@include(if:$is){search:me{address}}domain(name:$name){name}}',
    )
  })

  it('is its own rest without any, and has none with nothing but meta fields', () => {
    const plain = prepare('{ __typename me { address } }')
    expect(splitIntrospection(plain)).toMatchObject({ introspection: null, rest: plain })
    const meta = prepare('{ __typename __schema { description } }')
    expect(splitIntrospection(meta)).toMatchObject({ introspection: meta, rest: null })
  })
})
