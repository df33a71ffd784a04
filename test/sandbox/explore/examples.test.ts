import { parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Example, variablesText } from '../../../sandbox/explore/examples/example.ts'
import { EXAMPLES } from '../../../sandbox/explore/examples/examples.ts'
import { questions as questionGroup } from '../../../sandbox/explore/examples/questions.ts'
import { exampleRequest } from '../../../sandbox/explore/firstRequest.ts'
import { type Catalogue, loadCatalogue } from '../../../schema/catalogue.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

const examples = EXAMPLES.flatMap((group) => group.examples)
/** Those that anybody can run as they stand. */
const complete = examples.filter(({ first }) => first === undefined)
const questions = new Set(questionGroup.examples)

let catalogue: Catalogue
let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  catalogue = loadCatalogue()
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph, '20')
})
afterAll(() => tollgraph?.stop())

describe('the example questions', () => {
  it('are at least twelve, each with a name of its own', () => {
    expect(examples.length).toBeGreaterThanOrEqual(12)
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length)
  })

  it('begin with what a first visit finds in the editor', () => {
    expect(examples[0]?.query).toBe(exampleRequest.query)
  })
})

describe.each(examples)('“$title”', (example) => {
  it('is a valid query over the services that it names', () => {
    const document = parse(example.query)
    expect(validate(catalogue.schema, document)).toEqual([])
    const services = servicesOf(example.query, catalogue)
    expect([...services].sort()).toEqual([...example.services].sort())
    if (!questions.has(example)) expect(services.size).toBeGreaterThanOrEqual(2)
  })
})

/** The example as a request, as the page makes it of the editor's texts. */
function requestOf(example: Example): object {
  const text = variablesText(example, new Date())
  return { query: example.query, ...(text ? { variables: JSON.parse(text) } : {}) }
}

it.each(examples)('“$title” costs what it says', async (example) => {
  const preview = await fetch(`${tollgraph.url}/graphql`, json({ ...requestOf(example), extensions: { bill: true } }))
  const { extensions } = (await preview.json()) as { extensions: { bill?: { total: string } } }
  expect(Number(extensions.bill?.total)).toBe(Number(example.usd))
  // What anybody can run as it stands is cheap to try.
  if (complete.includes(example)) expect(Number(example.usd)).toBeLessThan(1)
})

it.each(complete)('“$title” is answered with something', async (example) => {
  const ask = Number(example.usd) === 0 ? wallet.sign : wallet.pay
  const answer = await ask(`${tollgraph.url}/graphql`, json(requestOf(example)))
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown }
  expect(errors).toBeUndefined()
  expect(answer.status).toBe(200)
  for (const [field, value] of Object.entries(data)) expect(hasContent(value), field).toBe(true)
})

/** Whether a value holds anything but nulls and empty lists. */
function hasContent(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'object') return Object.values(value).some(hasContent)
  return true
}

/** The services that resolve the fields of a query, as the catalogue knows them. */
function servicesOf(query: string, { schema, fields }: Catalogue): Set<string> {
  const types = new TypeInfo(schema)
  const services = new Set<string>()
  const enter = () => {
    const service = fields.get(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`)?.service
    if (service) services.add(service)
  }
  visit(parse(query), visitWithTypeInfo(types, { Field: { enter } }))
  return services
}
