import { isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../../schema/catalogue.ts'

/**
 * The types with an `id` that are no nodes yet: their id identifies one thing, whatever was asked, because clients' caches rely on it. A
 * place in an answer has another name, and so has what names only a part of the answer's subject (a coin in a currency, or on a day).
 */
const IDENTIFIED = `
  SocialJob
`

it('a type has an id only where that identifies', () => {
  const types = Object.values(loadCatalogue().schema.getTypeMap()).filter(isObjectType)
  const others = types.filter((type) => !type.getInterfaces().some(({ name }) => name === 'Node'))
  const withId = others.filter((type) => type.getFields().id && !type.name.startsWith('__')).map(({ name }) => name)
  expect(withId.sort()).toEqual(IDENTIFIED.trim().split(/\s+/).sort())
})
