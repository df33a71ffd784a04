import { readFileSync } from 'node:fs'
import { graphqlSync, parseType } from 'graphql'
import { expect, it } from 'vitest'
import { readConstraint } from '../../schema/catalogue/constraint.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { SCALARS } from '../../schema/scalars.ts'
import { readScalar } from '../../subgraphs/kit/upstream/readScalar.ts'

const LABELS = ['URL', 'PhoneNumber', 'CurrencyCode', 'CountryCode', 'Duration'] as const

it.each(LABELS)('a provider’s odd %s arrives as it was written', (name) => {
  for (const text of ['', 'n/a', 'https://example.com', '2 hours']) {
    expect(readScalar(name, text)).toEqual({ value: text })
    expect(SCALARS[name].type.serialize(text)).toBe(text)
  }
})

it.each(LABELS)('%s is no number, and names its specification', (name) => {
  expect(() => SCALARS[name].type.parseValue(7)).toThrow(`${name} is a string`)
  const source = `{ __type(name: "${name}") { specifiedByURL } }`
  const { data } = graphqlSync({ schema: loadCatalogue().schema, source })
  expect(data).toMatchObject({ __type: { specifiedByURL: expect.stringMatching(/^https:/) } })
})

it('an input of such a text must not be blank', () => {
  for (const name of LABELS) expect(readConstraint(undefined, parseType(name)), name).toEqual({ refusesBlank: true })
})

it('each names its specification: a public document, or the page on the toll specification', () => {
  const page = readFileSync(new URL('../../docs/toll-specification.md', import.meta.url), 'utf8')
  for (const { type } of Object.values(SCALARS)) {
    expect(type.specifiedByURL, type.name).toMatch(/^https?:\/\//)
    if (type.specifiedByURL?.includes('specs.tollgraph.example')) expect(page).toContain(`| \`${type.name}\` |`)
  }
})
