import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { catalogueFacts } from '../../../rest-compat/catalogueDocument.ts'
import { addTo } from '../../../sandbox/explore/schema/addTo.ts'
import { requestOf, runnableOf } from '../../../sandbox/explore/schema/runnable.ts'
import { fieldsOf, isRequired, kindOf } from '../../../sandbox/explore/schema/types.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { catalogue, graph, schema } from './graph.ts'

const TODAY = new Date('2026-01-31T12:00:00Z')

function runnable(operation: 'query' | 'mutation', name: string) {
  const type = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = type ? fieldsOf(type).find((known) => known.name === name) : undefined
  if (!field) throw new Error(name)
  return runnableOf(operation, field, catalogue.fields, TODAY)
}

describe('a runnable selection', () => {
  it('takes required arguments as variables, and the plain fields two deep, without what costs by itself', () => {
    expect(requestOf(runnable('query', 'domainSearch'))).toEqual({
      query: `query DomainSearch($name: String!) {
  domainSearch(name: $name) {
    name
    results {
      domain
      price
    }
    next {
      name
    }
  }
}
`,
      variables: '{\n  "name": "my-first-toll"\n}',
    })
  })

  it('leaves out fields that need arguments, and leaves texts and lists without an example empty', () => {
    expect(requestOf(runnable('query', 'coin')).query).not.toContain('at')
    expect(JSON.parse(requestOf(runnable('mutation', 'makePicture')).variables)).toEqual({
      prompt: '',
      size: 'SMALL',
      box: { width: 1, tags: [] },
    })
  })

  it('has the arguments of the real examples, in the spelling of the graph', () => {
    const { fields } = catalogueFacts(loadCatalogue(), {} as never, TODAY)
    expect(fields['Query.coinQuotes']?.example).toMatchObject({ slugs: ['bitcoin', 'ethereum'] })
    expect(fields['Mutation.buyUpload']?.example).toMatchObject({ input: { tier: 'MB_10' } })
  })

  it('is valid for every field of the real graph', () => {
    const real = loadCatalogue()
    const facts = catalogueFacts(real, { ...catalogue.network, id: 'eip155:84532' }).fields
    for (const operation of ['query', 'mutation'] as const) {
      const type = operation === 'query' ? real.schema.getQueryType() : real.schema.getMutationType()
      for (const field of type ? fieldsOf(type) : []) {
        const { query } = requestOf(runnableOf(operation, field, facts, TODAY))
        expect(validate(real.schema, parse(query)), query).toEqual([])
      }
    }
  })
})

describe('adding a field to the desk', () => {
  const add = (query: string, variables = '', name = 'coin') =>
    addTo({ query, variables }, parse(query), runnable('query', name))

  it.each([
    ['{ me { address } }', ''],
    ['query { me { address } }', ''],
    ['query Mine {\n  # mine\n  me {\n    address\n  }\n}\n', ''],
    ['query Mine($id: String!) { coin(id: $id) { price } }', '{"id":"ethereum"}'],
    [
      'fragment C on Coin { price }\nquery ($day: Date!) { coin(id: "x") { at(day: $day) ...C } }',
      '{"day":"2026-01-01"}',
    ],
  ])('leaves %j valid, with all that was there', (query, variables) => {
    const added = add(query, variables)
    expect(validate(schema, parse(added?.query ?? ''))).toEqual([])
    expect(added?.query).toContain('price')
    expect(JSON.parse(added?.variables ?? '')).toMatchObject(variables ? JSON.parse(variables) : {})
    if (query.includes('# mine')) expect(added?.query).toContain('# mine')
  })

  it('names variables and fields anew where their names are taken', () => {
    const added = add('query Mine($id: String!) { coin(id: $id) { price } }', '{"id":"ethereum"}')
    expect(added?.query).toContain('coin2: coin(id: $id2)')
    expect(JSON.parse(added?.variables ?? '')).toEqual({ id: 'ethereum', id2: '' })
  })

  it.each([
    ['a mutation', 'mutation { makePicture(prompt: "x", size: SMALL, box: { width: 1, tags: [] }) { url } }', ''],
    ['two operations', 'query A { me { address } } query B { me { address } }', ''],
    ['no operation', 'fragment C on Coin { price }', ''],
    ['variables that are no JSON', '{ me { address } }', '{'],
  ])('is not done to %s', (_, query, variables) => {
    expect(add(query, variables)).toBeNull()
  })
})

describe('the graph', () => {
  it('knows the paths that use a field', () => {
    expect(graph.usedBy.get('Query.domainSearch')?.map(({ operationId }) => operationId)).toEqual([
      'Search',
      'SearchAgain',
    ])
  })

  it('tells which types a service leads to, and stops where another service begins', () => {
    expect([...(graph.typesOf.get('gateway') ?? [])].sort()).toEqual(['String', 'Wallet'])
    expect(graph.typesOf.get('studio')).toContain('Size')
    expect(graph.typesOf.get('studio')).toContain('Picture')
    expect(graph.typesOf.get('data')).toContain('Coin')
    expect(graph.typesOf.get('domains')).not.toContain('Coin')
  })

  it('tells kinds of types, and what is required', () => {
    const kinds = ['Query', 'Size', 'Box', 'Date'].map((name) => kindOf(schema.getType(name) ?? expect.fail(name)))
    expect(kinds).toEqual(['object', 'enum', 'input', 'scalar'])
    const [width, height] = fieldsOf(schema.getType('Box') ?? expect.fail())
    expect(width && isRequired(width.type, width.defaultValue)).toBe(true)
    expect(height && isRequired(height.type, height.defaultValue)).toBe(false)
  })
})
