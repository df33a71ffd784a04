import { type GraphQLError, type GraphQLSchema, print } from 'graphql'
import { getVariableValues } from 'graphql/execution/values.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpointEntry } from '../../../rest-compat/catalogueEndpoint.ts'
import { variablesOf } from '../../../sandbox/rest/call/variables.ts'
import { formOf, type OpenapiDocument, operationOf } from '../../../sandbox/rest/form/operation.ts'
import { paragraphsOf } from '../../../sandbox/rest/form/paragraphs.ts'
import { BLANK, exampleForm, readForm } from '../../../sandbox/rest/form/written.ts'
import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { openApiOf } from '../../support/openApi.ts'

const { endpoints, schema } = loadCatalogue()
const open = endpoints.filter(({ access }) => access !== 'secret')

describe('the operation behind every documented path', () => {
  let documents: ReadonlyMap<string, OpenapiDocument>

  beforeAll(() => {
    const services = [...new Set(open.map(({ service }) => service))]
    documents = new Map(services.map((service) => [service, openApiOf<OpenapiDocument>(service)]))
  })

  it("takes the form's example as its variables", () => {
    const wrong = open.flatMap((endpoint) =>
      problems(schema, endpoint, documents.get(endpoint.service)).map(
        ({ message }) => `${endpoint.method} ${endpoint.service}${endpoint.path}: ${message}`,
      ),
    )
    expect(wrong).toEqual([])
  })
})

function problems(
  schema: GraphQLSchema,
  endpoint: Endpoint,
  document: OpenapiDocument | undefined,
): readonly GraphQLError[] {
  const operation = document && operationOf(document, endpoint.method, endpoint.path)
  if (!operation) throw new Error(`${endpoint.path} is in no document`)
  const form = formOf(operation)
  const { members } = readForm(form, form.example ? exampleForm(form, form.example) : BLANK)
  const text = print(endpoint.document)
  const entry = endpointEntry(endpoint)
  if (!entry) throw new Error(`${endpoint.path} is in no catalogue`)
  const variables = variablesOf(schema, text, entry.members, members)
  const { variableDefinitions = [] } = endpoint.operation
  return getVariableValues(schema, variableDefinitions, variables).errors ?? []
}

it('says a description in paragraphs, without the summary that is told already', () => {
  expect(paragraphsOf('Checks a name. Takes\na second.\n\nCosts 1 USD.', 'Checks a name')).toEqual([
    'Takes a second.',
    'Costs 1 USD.',
  ])
  expect(paragraphsOf('', 'Checks a name')).toEqual([])
})
