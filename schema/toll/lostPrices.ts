import { type DocumentNode, print } from 'graphql'
import { findDirective } from '../catalogue/directive.ts'
import { fieldsOf } from '../fieldsOf.ts'

/** The prices that a subgraph states and the supergraph does not have, or has otherwise. */
export function lostPrices(typeDefs: DocumentNode, supergraph: DocumentNode): string[] {
  const composed = new Set(pricesOf(supergraph))
  return pricesOf(typeDefs)
    .filter((price) => !composed.has(price))
    .map((price) => `the supergraph lost ${price}`)
}

function pricesOf(document: DocumentNode): string[] {
  return fieldsOf(document).flatMap(({ coordinate, field }) => {
    const price = findDirective(field, 'price')
    return price ? [`${coordinate} ${print(price)}`] : []
  })
}
