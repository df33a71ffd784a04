import { expectTypeOf, test } from 'vitest'
import type { CatalogueDocument as Told } from '../../rest-compat/catalogueDocument.ts'
import type { CatalogueDocument as Read } from '../../sandbox/api/catalogue.ts'

// Held by the type check: the page has types of its own, like any client.
test('the page reads the catalogue as the router writes it', () => {
  expectTypeOf<Told>().toExtend<Read>()
})
