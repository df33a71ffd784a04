import { isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../../schema/catalogue.ts'

/**
 * Clients' caches take an id for the identity of one thing, whatever was asked. A place in an answer has another name, and so has what
 * names only a part of the answer's subject (a coin in a currency, or on a day).
 */
it('a type has an id only where that identifies', () => {
  const types = Object.values(loadCatalogue().schema.getTypeMap()).filter(isObjectType)
  const others = types.filter((type) => !type.getInterfaces().some(({ name }) => name === 'Node'))
  expect(others.filter((type) => type.getFields().id && !type.name.startsWith('__'))).toEqual([])
})
