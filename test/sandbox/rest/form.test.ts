import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftOf } from '../../../sandbox/rest/form/draft.ts'
import { withAnswers } from '../../../sandbox/rest/form/example.ts'
import type { Json, JsonObject } from '../../../sandbox/rest/form/json.ts'
import { nodeOf } from '../../../sandbox/rest/form/node.ts'
import { type EndpointForm, formOf, type OpenapiDocument } from '../../../sandbox/rest/form/operation.ts'
import { readDraft, readMembers } from '../../../sandbox/rest/form/read.ts'
import type { JsonSchema } from '../../../sandbox/rest/form/schema.ts'
import { exampleForm, filledForm, readForm, toFields, toRaw } from '../../../sandbox/rest/form/written.ts'
import { SERVICES } from '../../../schema/services.ts'
import { openApiOf } from '../../support/openApi.ts'

/** Every documented operation, with its form. */
const operations = SERVICES.flatMap((service) => {
  const document = openApiOf<OpenapiDocument>(service)
  return Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${service}${path}`,
      operation,
      form: formOf(operation),
    })),
  )
})

function bodyOf(form: EndpointForm, values: Readonly<Record<string, Json>>): unknown {
  const { body } = readForm(form, filledForm(form, {}, values))
  return body === null ? null : JSON.parse(body)
}

describe('the form of every documented path', () => {
  it('has a field for each parameter and each member of the body', () => {
    for (const { name, operation, form } of operations) {
      const schema = operation.requestBody?.content['application/json']?.schema
      expect(
        form.parameters.map((one) => one.name),
        name,
      ).toEqual((operation.parameters ?? []).map((one) => one.name))
      expect(
        (form.body?.members ?? []).map((one) => one.name),
        name,
      ).toEqual(Object.keys(schema?.properties ?? {}))
    }
    expect(operations.length).toBeGreaterThan(300)
  })

  it("says the document's example again, and finds nothing wrong with it", () => {
    for (const { name, operation, form } of operations) {
      if (!form.example) continue
      const { body, parameters, issues } = readForm(form, exampleForm(form, form.example))
      const given = (operation.parameters ?? []).flatMap((one) => ('example' in one ? [[one.name, one.example]] : []))
      expect(parameters, name).toEqual(Object.fromEntries(given))
      expect(JSON.parse(body ?? '{}'), name).toEqual(operation.requestBody?.content['application/json']?.example ?? {})
      expect(issues, name).toEqual([])
    }
  })

  it('has an example wherever something is required', () => {
    const isRequired = ({ parameters, body }: EndpointForm) =>
      [...parameters, ...(body?.members ?? [])].some((member) => member.isRequired)
    expect(operations.filter(({ form }) => isRequired(form) && !form.example).map(({ name }) => name)).toEqual([])
  })

  it('says any value that its schema allows again', () => {
    for (const { name, operation, form } of operations) {
      const schema = operation.requestBody?.content['application/json']?.schema
      if (!schema) continue
      fc.assert(
        fc.property(valuesOf(schema), (value) => {
          expect(bodyOf(form, value as Readonly<Record<string, Json>>), name).toEqual(value)
        }),
        { numRuns: 5, seed: 42 },
      )
    }
  })

  it('goes to raw JSON and back unchanged', () => {
    for (const { name, form } of operations) {
      if (!form.body || !form.example) continue
      const filled = exampleForm(form, form.example)
      expect(toFields(form, toRaw(form, filled)), name).toEqual(filled)
    }
  })
})

describe('a part of a form', () => {
  const read = (schema: JsonSchema, value: Json | undefined) => {
    const node = nodeOf(schema)
    return readDraft(node, draftOf(node, value), ['it'])
  }

  it('tells left out and null apart', () => {
    const schema: JsonSchema = { type: ['string', 'null'], maxLength: 3 }
    expect(read(schema, undefined)).toEqual({ value: undefined, issues: [] })
    expect(read(schema, null)).toEqual({ value: null, issues: [] })
    expect(read(schema, '')).toEqual({ value: '', issues: [] })
  })

  it.each<[JsonSchema, Json, string]>([
    [{ type: 'string', minLength: 1 }, '', 'must not be empty'],
    [{ type: 'string', minLength: 3 }, 'ab', 'must have at least 3 characters'],
    [{ type: 'string', maxLength: 2 }, '😀😀😀', 'must have at most 2 characters; it has 3'],
    [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'de', 'must match ^[A-Z]{2}$'],
    [{ type: 'string', format: 'date' }, '2030-02-30', 'must be a date, such as 2030-01-31'],
    [{ type: 'string', format: 'email' }, 'ada', 'must be a mail address, such as ada@example.com'],
    [{ type: 'string', format: 'uri' }, 'example', 'must be a whole URL, such as https://example.com/'],
    [{ type: 'integer', minimum: 1 }, 0, 'must be at least 1'],
    [{ type: 'integer', maximum: 9 }, 10, 'must be at most 9'],
    [{ type: 'integer' }, 1.5, 'must be a whole number'],
    [{ type: 'number', exclusiveMinimum: 0 }, 0, 'must be more than 0'],
    [{ type: 'number', exclusiveMaximum: 5 }, 5, 'must be less than 5'],
    [{ type: 'array', items: { type: 'string' }, minItems: 2 }, ['a'], 'must have at least 2 items'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 1 }, ['a', 'b'], 'must have at most 1 item'],
  ])('names the rule that is broken: %j, %j', (schema, value, message) => {
    expect(read(schema, value)).toEqual({ value, issues: [{ path: ['it'], message }] })
  })

  it('leaves a pattern that it cannot read to the service', () => {
    expect(read({ type: 'string', pattern: '(?<' }, 'anything').issues).toEqual([])
  })

  it('names the place inside lists and objects', () => {
    const schema: JsonSchema = {
      type: 'array',
      items: { type: 'object', properties: { ttl: { type: 'integer', minimum: 60 } }, required: ['ttl'] },
    }
    expect(read(schema, [{ ttl: 60 }, { ttl: 1 }, {}]).issues).toEqual([
      { path: ['it', 1, 'ttl'], message: 'must be at least 60' },
      { path: ['it', 2, 'ttl'], message: 'is required' },
    ])
  })

  it('chooses the shape that a value has', () => {
    const schema: JsonSchema = { oneOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }] }
    for (const value of [1, 'one', null]) expect(read(schema, value)).toEqual({ value, issues: [] })
  })

  it('keeps what does not fit as JSON', () => {
    expect(read({ type: 'integer' }, 'seven').value).toBe('seven')
    expect(read({ type: 'object', properties: { a: {} } }, { b: 1 }).value).toEqual({ b: 1 })
  })

  it('asks for what is required, and sends no number that was not typed as one', () => {
    const members = [{ name: 'count', isRequired: true, node: nodeOf({ type: 'integer' }) }]
    expect(readMembers(members, {})).toEqual({ value: {}, issues: [{ path: ['count'], message: 'is required' }] })
    expect(readMembers(members, { count: { kind: 'text', text: '0x10' } })).toEqual({
      value: { count: '0x10' },
      issues: [{ path: ['count'], message: 'must be a whole number' }],
    })
  })
})

/** Values of a schema, by type alone: the form must say them again whether or not they follow every rule. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<Json> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? []].flat()
  if (types.includes('null')) return fc.option(valuesOf({ ...schema, type: types.filter((type) => type !== 'null') }))
  switch (types[0]) {
    case 'string':
      return fc.string()
    case 'integer':
      return fc.maxSafeInteger()
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 })
    case 'object': {
      if (typeof schema.additionalProperties === 'object')
        return fc.dictionary(fc.string({ minLength: 1 }), valuesOf(schema.additionalProperties), {
          noNullPrototype: true,
        })
      const members = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valuesOf(inner)] as const)
      return fc.record(Object.fromEntries(members), {
        requiredKeys: [],
        noNullPrototype: true,
      }) as fc.Arbitrary<JsonObject>
    }
    default:
      return fc.jsonValue() as fc.Arbitrary<Json>
  }
}

describe('an example', () => {
  const example = { parameters: { id: 'unknown' }, body: { images: ['http://example.com/a.png'], size: 'M' } }
  const needs = {
    after: [],
    members: [
      { member: 'images.0', request: 'POST /api/upload', answer: 'upload.url' },
      { member: 'id', request: 'POST /api/draw', reader: 'GET /api/jobs/{id}', answer: 'items.0.id' },
    ],
  }

  it('takes what it needs from earlier answers, of a job from the one that reads it', () => {
    const answers = new Map<string, unknown>([
      ['POST /api/upload', { upload: { url: 'http://here.example/b.png' } }],
      ['GET /api/jobs/{id}', { items: [{ id: '7' }] }],
    ])
    expect(withAnswers(example, needs, (request) => answers.get(request))).toEqual({
      parameters: { id: '7' },
      body: { images: ['http://here.example/b.png'], size: 'M' },
    })
  })

  it('keeps the value of the document where no answer has another', () => {
    expect(withAnswers(example, needs, () => ({ items: [] }))).toEqual(example)
    expect(withAnswers(example, null, () => ({}))).toEqual(example)
  })
})
