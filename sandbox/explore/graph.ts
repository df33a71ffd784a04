import type { GraphQLNamedType, GraphQLSchema } from 'graphql'
import { type CatalogueDocument, type EndpointFacts, loadCatalogue } from '../api/catalogue.ts'
import { once } from '../api/once.ts'
import { loadSchema } from '../api/schema.ts'
import { fieldsOf, namedType, rootTypes } from './schema/types.ts'

/** Schema and catalogue together, with lookups over both. */
export interface Graph {
  readonly schema: GraphQLSchema
  readonly catalogue: CatalogueDocument
  /** The documented paths that use a field of Query or Mutation, by its coordinate. */
  readonly usedBy: ReadonlyMap<string, readonly EndpointFacts[]>
  /** Names of the types reachable through a service's own fields, by service. */
  readonly typesOf: ReadonlyMap<string, ReadonlySet<string>>
}

/** The graph, loaded once. Throws a Trouble; a failure is not cached. */
export const loadGraph = once(async () => {
  const [schema, catalogue] = await Promise.all([loadSchema(), loadCatalogue()])
  return graphOf(schema, catalogue)
})

/** Builds a graph. */
export function graphOf(schema: GraphQLSchema, catalogue: CatalogueDocument): Graph {
  const usedBy = new Map<string, EndpointFacts[]>()
  for (const endpoint of catalogue.endpoints) {
    for (const field of endpoint.fields) usedBy.set(field, [...(usedBy.get(field) ?? []), endpoint])
  }
  const typesOf = new Map(catalogue.services.map(({ name }) => [name, reachedBy(name, schema, catalogue)]))
  return { schema, catalogue, usedBy, typesOf }
}

/** The path relative to the gateway's URL. */
export function pathOf({ service, path }: EndpointFacts): string {
  return service === 'gateway' ? path : `/${service}${path}`
}

/** Follows the fields of one service, and stops at another service's fields. */
function reachedBy(service: string, schema: GraphQLSchema, { fields }: CatalogueDocument): ReadonlySet<string> {
  const reached = new Set<string>()
  const roots: readonly GraphQLNamedType[] = rootTypes(schema)
  const waiting = roots.flatMap(leading)
  const entities = Object.entries(fields).flatMap(([coordinate, facts]) => {
    const [owner = '', name = ''] = coordinate.split('.')
    const type = schema.getType(owner)
    const field = facts.service === service && type ? fieldsOf(type).find((known) => known.name === name) : undefined
    return field ? [namedType(field.type)] : []
  })
  waiting.push(...entities)
  for (let type = waiting.pop(); type; type = waiting.pop()) {
    if (reached.has(type.name) || type.name.startsWith('__')) continue
    reached.add(type.name)
    waiting.push(...leading(type))
  }
  return reached

  function leading(type: GraphQLNamedType): GraphQLNamedType[] {
    const isRoot = roots.includes(type)
    const own = fieldsOf(type).filter(({ name }) => {
      const owner = fields[`${type.name}.${name}`]?.service
      return isRoot ? owner === service : owner === undefined || owner === service
    })
    const ofFields = own.flatMap((field) => [field.type, ...field.args.map((argument) => argument.type)])
    const members = 'getTypes' in type ? type.getTypes() : []
    return [...ofFields.map(namedType), ...members]
  }
}
