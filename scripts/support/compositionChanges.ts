import { buildSchema, findBreakingChanges, type GraphQLSchema, parse, print } from 'graphql'
import { findDirective } from '../../schema/catalogue/directive.ts'
import { CatalogueError } from '../../schema/catalogue/problems.ts'
import { loadCatalogueWith } from '../../schema/catalogue.ts'
import { fieldsOf } from '../../schema/fieldsOf.ts'

/** A composition: the supergraph and the schema that clients see, as text. */
export interface Composition {
  readonly supergraph: string
  readonly api: string
}

/**
 * What a new composition breaks for clients, one line each: changes that break documents, prices that differ, and
 * documented paths whose operations are no longer valid.
 */
export function compositionChanges(last: Composition, next: Composition): string[] {
  const [before, after] = [schemaOf(last.api), schemaOf(next.api)]
  return [
    ...findBreakingChanges(before, after).map(({ description }) => `breaks clients: ${description}`),
    ...priceChanges(last.supergraph, next.supergraph),
    ...pathProblems(next.supergraph, after),
  ]
}

function schemaOf(api: string): GraphQLSchema {
  return buildSchema(api, { assumeValid: true, assumeValidSDL: true, noLocation: true })
}

function priceChanges(last: string, next: string): string[] {
  const [before, after] = [pricesOf(last), pricesOf(next)]
  return [...before].flatMap(([coordinate, price]) => {
    const now = after.get(coordinate)
    if (now === price) return []
    return [
      now === undefined
        ? `has no price any more: ${coordinate} ${price}`
        : `costs ${now} instead of ${price}: ${coordinate}`,
    ]
  })
}

function pricesOf(supergraph: string): ReadonlyMap<string, string> {
  return new Map(
    fieldsOf(parse(supergraph, { noLocation: true })).flatMap(({ coordinate, field }) => {
      const price = findDirective(field, 'price')
      return price ? [[coordinate, print(price)] as const] : []
    }),
  )
}

function pathProblems(supergraph: string, schema: GraphQLSchema): string[] {
  try {
    loadCatalogueWith(supergraph, [], schema, new Map())
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems.map((problem) => `breaks a documented path: ${problem}`)
    throw error
  }
}
