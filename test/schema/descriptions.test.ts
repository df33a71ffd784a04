import { buildSchema, parse, printSchema } from 'graphql'
import { expect, it } from 'vitest'
import { apiSchemaOf } from '../../schema/apiSchema.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { describeFrom, printWithoutDescriptions } from '../../schema/descriptions.ts'

it('a schema that is kept without its descriptions has all of them again from the supergraph', () => {
  const { supergraphSdl } = loadCatalogue()
  const whole = apiSchemaOf(supergraphSdl)
  const kept = printWithoutDescriptions(whole)
  expect(kept).not.toContain('"""')
  const schema = buildSchema(kept, { noLocation: true })
  describeFrom(parse(supergraphSdl, { noLocation: true }), schema)
  expect(printSchema(schema)).toBe(printSchema(whole))
})
